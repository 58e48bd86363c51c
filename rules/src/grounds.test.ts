import { describe, expect, it } from 'vitest';
import type { ShipAt } from '../test/position.ts';
import { table } from '../test/table.ts';
import type { Card } from './cards.ts';
import type { Choice } from './decisions.ts';
import { foresee, waysBy } from './foresight.ts';
import { type Grounded, groundsOf } from './grounds.ts';
import { type View, view } from './view.ts';

const at = (ship: ShipAt, dice: View['dice'] = null): View => ({
  ...view(table({ ships: [ship, {}] }).state, 0),
  dice,
});
const card = (ship: ShipAt, dice: View['dice'], chosen: Card): readonly Grounded[] =>
  groundsOf(at(ship, dice), 0, { kind: 'card', card: chosen });
const kinds = (ship: ShipAt, dice: View['dice'], chosen: Card): string[] =>
  card(ship, dice, chosen).map(({ kind }) => kind);

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
  it('R-MOV-2 never in the evening either', () => {
    expect(card({ at: '5', holds: 'gold:5 food:2' }, [1, 1], 'forward/forward')).toMatchObject([
      { kind: 'pays', price: { resource: 'gold' }, isSure: true },
      { kind: 'pays', price: { resource: 'food', tokens: 2 }, isSure: true },
      { kind: 'nears', spaces: 2 },
    ]);
  });
  it('R-END-3 no red line for a ship that is beyond it already', () => {
    expect(kinds({ at: '41', holds: 'food:2' }, [1, 1], 'forward/gunpowder')).toEqual(['pays', 'loads', 'nears']);
  });
  it('nothing while the dice have not been placed', () => {
    expect(card({}, null, 'forward/food')).toEqual([]);
    expect(foresee(at({}), 0, 'forward/food')).toEqual([]);
  });
});

describe('which of them matters most', () => {
  it('the finish, more than any load', () => {
    expect(kinds({ at: '47' }, [6, 6], 'gold/forward')).toEqual(['finishes', 'loads', 'nears']);
  });
  it('the red line, more than a load of 4 and no more than one of 5', () => {
    expect(kinds({ at: '40', holds: 'food:3' }, [4, 2], 'gunpowder/food')).toEqual(['loads', 'loads']);
    expect(kinds({ at: '40', holds: 'food:3' }, [4, 2], 'food/forward').slice(0, 2)).toEqual([
      'passes-red-line',
      'loads',
    ]);
    expect(kinds({ at: '40', holds: 'food:3' }, [5, 2], 'food/forward').slice(0, 2)).toEqual([
      'loads',
      'passes-red-line',
    ]);
  });
  it('a shortage, as much as a load of 6, and more than the red line', () => {
    expect(kinds({ at: '4', holds: '' }, [6, 1], 'food/forward')).toEqual(['loads', 'short']);
    expect(kinds({ at: '4', holds: '' }, [5, 1], 'food/forward')).toEqual(['short', 'loads']);
    expect(kinds({ at: '40', holds: '' }, [1, 1], 'forward/food')).toEqual(['short', 'passes-red-line']);
  });
  it('a treasure, as much as a load of 5 or as the red line', () => {
    expect(kinds({ at: '3' }, [5, 1], 'food/forward')).toEqual(['loads', 'treasure', 'nears']);
    expect(kinds({ at: '3' }, [4, 1], 'food/forward')).toEqual(['treasure', 'loads', 'nears']);
    expect(kinds({ at: '40' }, [4, 1], 'forward/food').slice(0, 2)).toEqual(['treasure', 'passes-red-line']);
  });
  it('a load that is lost or throws something overboard, between a price of 4 and one of 5', () => {
    const full = 'gold:5 gunpowder:1 gunpowder:1 gunpowder:1 gunpowder:1';
    expect(kinds({ at: '27', holds: full }, [1, 2], 'forward/food')).toEqual(['pays', 'throws-overboard', 'nears']);
    const fed = 'food:4 gunpowder:1 gunpowder:1 gunpowder:1 gunpowder:1';
    expect(kinds({ at: '26', holds: fed }, [1, 2], 'forward/food')).toEqual(['throws-overboard', 'pays', 'nears']);
    const sated = 'food:1 food:1 food:1 food:1 food:1';
    expect(kinds({ at: '26', holds: sated }, [1, 2], 'forward/food')).toEqual(['loses-load', 'pays', 'nears']);
  });
  it('a way of 5 spaces, forward or backward, more than a price of 2', () => {
    expect(kinds({ at: '41', holds: 'food:2' }, [5, 1], 'forward/gunpowder')).toEqual(['nears', 'pays', 'loads']);
    expect(card({ at: '6', holds: 'food:2' }, [6, 1], 'backward/forward')).toMatchObject([
      { kind: 'nears', spaces: -5 },
      { kind: 'pays', left: 0 },
    ]);
  });
});

describe('what speaks for the end of a movement', () => {
  const turn = { ship: 0, forward: true, shortage: null, drivenBack: false, card: 'forward/food' } as const;
  const seen = at({ at: '6', holds: 'food:5' }, [1, 2]);
  const to = { space: 13, lap: 0 };
  const move = (half: 'morning' | 'evening'): readonly Grounded[] =>
    groundsOf({ ...seen, turn: { ...turn, half } }, 0, { kind: 'move', to });
  it('its price, and in the morning what the evening brings', () => {
    const pays = { kind: 'pays', price: { resource: 'food', tokens: 3 }, left: 2, isSure: true };
    const nears = { kind: 'nears', spaces: 5, isSure: true }; // the other lane is longer
    expect(move('evening')).toEqual([pays, nears]);
    expect(move('morning')).toEqual([
      pays,
      { kind: 'loads', resource: 'food', tokens: 2, aboard: 4, isSure: true },
      nears,
    ]);
  });
  it('in the direction in which the ship sails', () => {
    const directions = [true, false, null].map(forward =>
      waysBy({ ...seen, turn: { ...turn, forward, half: 'morning' } }, 0, to).flatMap(({ legs }) =>
        legs.map(leg => [leg.seen.half, leg.seen.kind, leg.seen.kind === 'landing' && leg.seen.isForward]),
      ),
    );
    const evening = ['evening', 'load', false];
    expect(directions).toEqual([
      [['morning', 'landing', true], evening],
      [['morning', 'landing', false], evening],
      [['morning', 'landing', false], evening],
    ]);
  });
  it('nothing when no card is being carried out, and nothing without dice', () => {
    expect(groundsOf(seen, 0, { kind: 'move', to })).toEqual([]);
    expect(waysBy({ ...seen, dice: null, turn: { ...turn, half: 'morning' } }, 0, to)).toEqual([]);
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
  it('R-PAY-2 of what is paid with only: food at sea, and gunpowder for a battle wherever it is', () => {
    const afloat = at({ at: '7', holds: 'food:1 food:2 food:3 gold:2 gunpowder:1' });
    const leave = ['food:3'] as const;
    expect(groundsOf(afloat, 0, { kind: 'pay', leave })).toMatchObject([{ holds: 2 }]);
    expect(groundsOf(afloat, 0, { kind: 'powder-from', leave: [] })).toMatchObject([{ holds: 1 }]);
  });
  const UNKNOWN: readonly Choice[] = [
    { kind: 'dice', morning: 5, evening: 2 },
    { kind: 'load', into: 'sixth' },
    { kind: 'attack', ship: 1 },
    { kind: 'sabre', again: true },
    { kind: 'loot', loot: { take: 'hold', hold: 'gold:5' } },
    { kind: 'retreat', to: { space: 4, lap: 0 } },
    { kind: 'treasure', take: true },
    { kind: 'ghost-direction', forward: true },
    { kind: 'ghost-move', to: { space: 4, lap: 0 } },
    { kind: 'ghost-attack', ship: 1 },
    { kind: 'ghost-loot', loot: { take: 'hold', hold: 'gold:5' } },
    { kind: 'ghost-load', into: 'sixth' },
  ];
  it.each(UNKNOWN.map(choice => [choice.kind, choice] as const))(
    '%s: nothing where only the dice know',
    (_, choice) => {
      expect(groundsOf(seen, 0, choice)).toEqual([]);
    },
  );
});
