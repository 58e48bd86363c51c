import { describe, expect, it } from 'vitest';
import { table as positionOf } from '../test/table.ts';
import { loserOf, sidesOf } from './sides.ts';
import { type View, view } from './view.ts';

const table = view(positionOf({ players: 2 }).state, null);

const battle: NonNullable<View['battle']> = {
  attacker: 0,
  defender: 'ghost',
  fighter: 0,
  attackDie: null,
  attackPowder: 0,
  defenceDie: null,
  defencePowder: 0,
  sabreUsed: false,
  reroll: false,
  winner: null,
};

describe('the strength in a battle', () => {
  it('is not known before the die is rolled', () => {
    const [attacker] = sidesOf(table, { ...battle, attackPowder: 3 });
    expect(attacker).toMatchObject({ powder: 3, isReady: true, strength: null });
  });
  it('R-BAT-3 a side is ready when it has rolled, or has spent gunpowder before the roll', () => {
    const isReady = (change: Partial<typeof battle>) => sidesOf(table, { ...battle, ...change })[0].isReady;
    expect(isReady({})).toBe(false);
    expect(isReady({ attackPowder: 1 })).toBe(true);
    expect(isReady({ attackDie: 2 })).toBe(true);
  });
  it('R-BAT-4 is the die and the gunpowder', () => {
    expect(sidesOf(table, { ...battle, attackDie: 8, attackPowder: 3 })[0].strength).toBe(11);
  });
  it('R-GHO-2 is 2 more for Lady Beth, which the Ghost Ship has', () => {
    expect(sidesOf(table, { ...battle, defenceDie: 6 })[1]).toMatchObject({ ladyBeth: true, strength: 8 });
  });
  it('R-BAT-5 is a star, whatever was added', () => {
    expect(sidesOf(table, { ...battle, attackDie: 'star', attackPowder: 3 })[0].strength).toBe('star');
  });
});

describe('the loser of a battle', () => {
  it('is the side that has not won', () => {
    expect(loserOf({ ...battle, winner: 0 })).toBe('ghost');
    expect(loserOf({ ...battle, winner: 'ghost' })).toBe(0);
  });
});
