import { describe, expect, it } from 'vitest';
import type { ShipAt } from '../test/position.ts';
import { table } from '../test/table.ts';
import type { Card } from './cards.ts';
import { type Foresight, foresee } from './foresight.ts';
import type { Edition } from './rules.ts';
import { type View, view } from './view.ts';

const foreseen = (ship: ShipAt, dice: View['dice'], card: Card, edition: Edition = '2007'): readonly Foresight[] =>
  foresee({ ...view(table({ edition, ships: [ship, {}] }).state, 0), dice }, 0, card);

describe('what the halves of a card could bring', () => {
  it('R-RND-4 the morning with the first die, and then the evening with the second', () => {
    expect(foreseen({ at: '3', holds: 'food:3' }, [1, 4], 'forward/food')).toEqual([
      {
        half: 'morning',
        kind: 'landing',
        from: { space: 3, lap: 0 },
        isForward: true,
        landing: { to: { space: 4, lap: 0 }, finish: false, price: null, short: false, treasure: true, rivals: [] },
        retreats: [],
      },
      { half: 'evening', kind: 'load', load: { kind: 'load', resource: 'food', tokens: 4, room: 'empty' } },
    ]);
  });
  it('R-MOV-2 each end once, whatever follows from it, and all that follows', () => {
    const halves = foreseen({ at: '6', holds: 'food:6' }, [1, 1], 'forward/backward');
    expect(halves.map(each => each.kind === 'landing' && [each.half, each.isForward, each.landing.to.space])).toEqual([
      ['morning', true, 7],
      ['morning', true, 13],
      ['evening', false, 6],
      ['evening', false, 6],
    ]);
  });
  it('R-SHO-1 where a ship that is short falls back to, having given all it had; then nobody knows anything', () => {
    // Port 6 costs 5 gold, and port 5 the 3 that are gone.
    const [morning, evening] = foreseen({ at: '5', holds: 'gold:3 food:1' }, [1, 4], 'forward/food');
    expect(morning).toMatchObject({ landing: { short: true, to: { space: 6 } }, retreats: [4] });
    expect(evening).toEqual({ half: 'evening', kind: 'unknown' });
  });
  it('R-SHO-1 to a port with the gold it has, and without a single food to the lairs of both lanes', () => {
    const retreats = ['food:2 gold:3', 'food:2'].map(holds => foreseen({ at: '31', holds }, [1, 1], 'forward/food')[0]);
    expect(retreats).toMatchObject([{ retreats: [31] }, { retreats: [25, 19] }]);
  });
  it('R-SHO-11 (2021) wherever the die can drive it', () => {
    const [morning] = foreseen({ at: '8', holds: 'food:1' }, [2, 1], 'forward/gunpowder', '2021');
    expect(morning).toMatchObject({ landing: { short: true, to: { space: 10 } }, retreats: [6, 8, 9, 10] });
  });
  it('R-PAY-1 nowhere when it can pay', () => {
    expect(foreseen({ at: '4', holds: 'gold:3' }, [1, 1], 'forward/food')[0]).toMatchObject({
      landing: { short: false, price: { resource: 'gold', tokens: 3 } },
      retreats: [],
    });
  });
});
