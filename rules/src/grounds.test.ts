import { describe, expect, it } from 'vitest';
import type { ShipAt } from '../test/position.ts';
import { table } from '../test/table.ts';
import type { Card } from './cards.ts';
import { foresee } from './foresight.ts';
import { type Grounded, groundsOf } from './grounds.ts';
import { type View, view } from './view.ts';

const at = (ship: ShipAt, dice: View['dice'] = null): View => ({
  ...view(table({ ships: [ship, {}] }).state, 0),
  dice,
});
const card = (ship: ShipAt, dice: View['dice'], chosen: Card): readonly Grounded[] =>
  groundsOf(at(ship, dice), 0, { kind: 'card', card: chosen });

describe('what speaks for a card or against it', () => {
  it('R-SHO-1 what the morning leaves for a space of the evening', () => {
    // Port 5 costs 3 gold, and port 6 costs 5.
    expect(card({ at: '4', holds: 'gold:5' }, [1, 1], 'forward/forward')).toEqual([
      { kind: 'short', price: { resource: 'gold', tokens: 5 }, has: 2, isLeft: true, isSure: true },
      { kind: 'pays', price: { resource: 'gold', tokens: 3 }, left: 2, isSure: true },
    ]);
  });
  it('R-SHO-1 what was too little from the start; after that nobody knows anything', () => {
    expect(card({ at: '4', holds: 'gold:2' }, [1, 1], 'forward/forward')).toEqual([
      { kind: 'short', price: { resource: 'gold', tokens: 3 }, has: 2, isLeft: false, isSure: true },
    ]);
  });
  it('R-PAY-4 a treasure, R-LOA-1 a load, and how far the ship comes', () => {
    expect(card({ at: '3', holds: 'food:3' }, [1, 4], 'forward/food')).toEqual([
      { kind: 'treasure', isSure: true },
      { kind: 'loads', resource: 'food', tokens: 4, aboard: 7, isSure: true },
      { kind: 'nears', spaces: 1, isSure: true },
    ]);
  });
  it('R-LOA-3 a load that throws something overboard, R-LOA-4 and one that is lost', () => {
    expect(card({ holds: 'food:1 food:1 food:1 food:1 gold:2' }, [2, 2], 'gold/gold')).toEqual([
      { kind: 'throws-overboard', resource: 'gold', tokens: 2, isSure: true },
    ]);
    expect(card({ holds: 'gold:1 gold:1 gold:1 gold:1 gold:2' }, [2, 2], 'gold/gold')).toEqual([
      { kind: 'loses-load', resource: 'gold', tokens: 2, isSure: true },
    ]);
  });
  it('R-END-3 the red line, and the finish', () => {
    expect(card({ at: '40', holds: 'gold:6' }, [1, 3], 'forward/food')[0]).toEqual({
      kind: 'passes-red-line',
      points: 5,
      isSure: true,
    });
    expect(card({ at: '48', holds: '' }, [6, 1], 'forward/gunpowder')[0]).toEqual({
      kind: 'finishes',
      points: 15,
      isSure: true,
    });
  });
  it('R-MOV-2 on both lanes, on one of them, and never on one into a shortage', () => {
    // From port 6 the lanes lead over 7 (2 food) and 13 (3 food).
    const pays = (tokens: number, left: number) => ({ kind: 'pays', price: { resource: 'food', tokens }, left });
    expect(card({ at: '6', holds: 'food:5' }, [1, 1], 'forward/gunpowder')).toMatchObject([
      { ...pays(3, 2), isSure: false },
      { ...pays(2, 3), isSure: false },
      { kind: 'loads', isSure: true },
    ]);
    expect(card({ at: '6', holds: 'food:2' }, [1, 1], 'forward/gunpowder')[0]).toEqual({ ...pays(2, 0), isSure: true });
  });
  it('nothing while the dice have not been placed', () => {
    expect(card({}, null, 'forward/food')).toEqual([]);
    expect(foresee(at({}), 0, 'forward/food')).toEqual([]);
  });
});

describe('what speaks for the end of a movement', () => {
  const turn = { ship: 0, forward: true, shortage: null, drivenBack: false, card: 'forward/food' } as const;
  const move = (half: 'morning' | 'evening'): readonly Grounded[] =>
    groundsOf({ ...at({ at: '6', holds: 'food:5' }, [1, 2]), turn: { ...turn, half } }, 0, {
      kind: 'move',
      to: { space: 13, lap: 0 },
    });
  it('its price, and in the morning what the evening brings', () => {
    expect(move('evening').map(({ kind }) => kind)).toEqual(['pays', 'nears']);
    expect(move('morning').map(({ kind }) => kind)).toEqual(['pays', 'loads', 'nears']);
  });
  it('nothing when no card is being carried out', () => {
    expect(groundsOf(at({ at: '6' }, [1, 2]), 0, { kind: 'move', to: { space: 13, lap: 0 } })).toEqual([]);
  });
});

describe('what speaks for other choices', () => {
  const seen = at({ at: '5', holds: 'gold:5 gold:2 gunpowder:3 gunpowder:1' });
  it('R-LOA-3 what stays aboard when something goes overboard', () => {
    expect(groundsOf(seen, 0, { kind: 'empty', hold: 'gold:2' })).toEqual([
      { kind: 'keeps', resource: 'gold', tokens: 5, isSure: true },
    ]);
    const load = { ship: 1, goods: 'food:2', stolen: false } as const;
    expect(groundsOf({ ...seen, load }, 0, { kind: 'empty', hold: 'food:3' })).toMatchObject([{ tokens: 0 }]);
  });
  it('R-BAT-3 the gunpowder that is left', () => {
    expect(groundsOf(seen, 0, { kind: 'powder', tokens: 3 })).toEqual([
      { kind: 'keeps', resource: 'gunpowder', tokens: 1, isSure: true },
    ]);
  });
  it('R-PAY-2 the holds that are empty afterwards', () => {
    expect(groundsOf(seen, 0, { kind: 'pay', leave: ['gold:4'] })).toEqual([
      { kind: 'empties', holds: 2, isSure: true },
    ]);
    expect(groundsOf(seen, 0, { kind: 'powder-from', leave: [] })).toEqual([
      { kind: 'empties', holds: 3, isSure: true },
    ]);
  });
  it('nothing where only the dice know', () => {
    expect(groundsOf(seen, 0, { kind: 'attack', ship: 1 })).toEqual([]);
  });
});
