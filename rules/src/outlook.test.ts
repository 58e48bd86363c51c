import { describe, expect, it } from 'vitest';
import type { PositionAt, ShipAt } from '../test/position.ts';
import { table } from '../test/table.ts';
import type { Action } from './cards.ts';
import { type Aboard, aboard, type Landing, landed, landing, loaded, type Prospect, prospect } from './outlook.ts';
import { type View, view } from './view.ts';

const shown = (position: PositionAt): View => view(table(position).state, null);
const ship = (at: ShipAt): Aboard => aboard(shown({ ships: [at] }).ships[0]);

/** What an action would bring seat 0. */
const foreseen = (at: ShipAt, action: Action, die: number, others: readonly ShipAt[] = []): Prospect => {
  const seen = shown({ ships: [at, ...others] });
  return prospect(seen, 0, aboard(seen.ships[0]), action, die);
};

/** Where a movement of seat 0 would end. */
const landings = (at: ShipAt, action: 'forward' | 'backward', die: number, others: readonly ShipAt[] = []) => {
  const sail = foreseen(at, action, die, others);
  return sail.kind === 'sail' ? sail.landings : [];
};

const load = (at: ShipAt, action: Action, die: number): Extract<Prospect, { kind: 'load' }> => {
  const found = foreseen(at, action, die);
  if (found.kind !== 'load') throw new Error(`${action} loads nothing`);
  return found;
};

describe('what is aboard', () => {
  it('R-VIS-1 is what everybody can see in the holds, added up', () => {
    expect(ship({ at: '17', holds: 'food:3 gold:2 food:1' })).toEqual({
      position: { space: 17, lap: 0 },
      stock: { food: 4, gold: 2, gunpowder: 0 },
      contents: ['food', 'gold', 'food'],
      emptyHolds: 2,
    });
  });
  it('is in the 6th Hold too', () => {
    expect(ship({ holds: 'food:3', sixth: 'gunpowder:5' })).toMatchObject({
      stock: { food: 3, gold: 0, gunpowder: 5 },
      emptyHolds: 4,
    });
    expect(ship({ holds: 'food:3', sixth: 'empty' }).emptyHolds).toBe(5);
  });
});

describe('a movement ahead of time', () => {
  it('R-MOV-2 can end on either lane of a fork', () => {
    const ends = landings({ at: '5', holds: 'food:6' }, 'forward', 3);
    expect(ends.map(({ to }) => to.space)).toEqual([8, 14]);
  });
  it('goes back as well', () => {
    expect(foreseen({ at: '5' }, 'backward', 2)).toMatchObject({ kind: 'sail', forward: false, die: 2 });
    expect(landings({ at: '5' }, 'backward', 2)).toMatchObject([{ to: { space: 3, lap: 0 } }]);
  });
  it('R-PAY-1 costs what is printed, and is short of it with less aboard', () => {
    const port = { price: { resource: 'gold', tokens: 3 } }; // space 5
    expect(landings({ at: '4', holds: 'gold:3' }, 'forward', 1)).toMatchObject([{ ...port, short: false }]);
    expect(landings({ at: '4', holds: 'gold:2 food:6' }, 'forward', 1)).toMatchObject([{ ...port, short: true }]);
  });
  it('R-PAY-4 finds a treasure on a lair that still has its token', () => {
    expect(landings({ at: '3' }, 'forward', 1)).toMatchObject([{ price: null, short: false, treasure: true }]);
    const plundered = [{}, { hidden: [3] }] as const;
    expect(landings({ at: '3' }, 'forward', 1, plundered)).toMatchObject([{ treasure: false }]);
    expect(landings({ at: '4' }, 'forward', 1)).toMatchObject([{ treasure: false }]);
  });
  it('R-BAT-1 meets the ships that lie there', () => {
    expect(landings({ at: '3' }, 'forward', 1, [{ at: '4' }, { at: '4' }])).toMatchObject([{ rivals: [1, 2] }]);
    expect(landings({ at: '3' }, 'forward', 1, [{ at: '3' }, { at: '5' }])).toMatchObject([{ rivals: [] }]);
  });
  it('R-BAT-1 meets nobody in Port Royal', () => {
    expect(landings({ at: '2' }, 'backward', 2, [{}, {}])).toMatchObject([{ to: { space: 0 }, rivals: [] }]);
  });
  it('R-END-1 ends at the finish, where nothing is paid', () => {
    expect(landings({ at: '48', holds: '' }, 'forward', 6)).toEqual([
      { to: { space: 0, lap: 1 }, finish: true, price: null, short: false, treasure: false, rivals: [] },
    ]);
  });
});

describe('a load ahead of time', () => {
  const FULL = 'food:1 food:2 food:3 food:4';
  it('R-LOA-1 finds an empty hold', () => {
    expect(load({ holds: FULL }, 'gold', 5)).toEqual({ kind: 'load', resource: 'gold', tokens: 5, room: 'empty' });
  });
  it('R-LOA-3 throws another resource overboard', () => {
    expect(load({ holds: `${FULL} gold:1` }, 'food', 5).room).toBe('overboard');
  });
  it('R-LOA-4 is lost when everything aboard is the same', () => {
    expect(load({ holds: `${FULL} food:1` }, 'food', 5).room).toBe('none');
  });
});

describe('a ship after its morning', () => {
  it('has what it loaded, in one hold more', () => {
    const at = { holds: 'food:3' };
    expect(loaded(ship(at), load(at, 'gold', 5))).toMatchObject({
      stock: { food: 3, gold: 5, gunpowder: 0 },
      contents: ['food', 'gold'],
      emptyHolds: 3,
    });
  });
  it('has no empty hold where it had none', () => {
    const at = { holds: 'food:1 food:1 food:1 food:1 gold:2' };
    expect(loaded(ship(at), load(at, 'gold', 5))).toMatchObject({ stock: { gold: 7 }, emptyHolds: 0 });
  });
  it('R-LOA-4 has what it had when the load was lost', () => {
    const at = { holds: 'food:1 food:1 food:1 food:1 food:1' };
    expect(loaded(ship(at), load(at, 'food', 5))).toEqual(ship(at));
  });

  const after = (at: ShipAt, to: number): Aboard | null => {
    const seen = shown({ ships: [at] });
    const self = aboard(seen.ships[0]);
    const end: Landing = landing(seen, 0, self, { space: to, lap: 0 });
    return landed(self, end);
  };
  it('R-PAY-1 has paid where it landed', () => {
    expect(after({ at: '4', holds: 'gold:5' }, 5)).toMatchObject({ position: { space: 5 }, stock: { gold: 2 } });
  });
  it('has paid nothing on a lair', () => {
    expect(after({ at: '3', holds: 'gold:5' }, 4)).toMatchObject({ position: { space: 4 }, stock: { gold: 5 } });
  });
  it('R-BAT-1 does not meet itself where it came from', () => {
    const seen = shown({ ships: [{ at: '4' }] });
    const morning = { ...aboard(seen.ships[0]), position: { space: 5, lap: 0 } };
    expect(prospect(seen, 0, morning, 'backward', 1)).toMatchObject({ landings: [{ to: { space: 4 }, rivals: [] }] });
  });
  it('R-SHO-1 is nobody knows where after a shortage', () => {
    expect(after({ at: '4', holds: '' }, 5)).toBeNull();
  });
});
