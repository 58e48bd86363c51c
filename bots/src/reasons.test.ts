import { expect, it } from 'vitest';
import { Tally } from './reasons.ts';

it('the chance is the share of the games, and a battle has its own', () => {
  const tally = new Tally();
  tally.add([{ kind: 'fights', ship: 1, attacks: true, won: true }]);
  tally.add([{ kind: 'fights', ship: 1, attacks: true, won: false }]);
  tally.add([{ kind: 'risks-shortage', resource: 'food' }]);
  tally.add([]);
  expect(tally.reasons()).toEqual([
    { kind: 'fights', ship: 1, attacks: true, chance: 0.5, winChance: 0.5 },
    { kind: 'risks-shortage', resource: 'food', chance: 0.25 },
  ]);
});

it('what hardly ever happens is left out, and what happens twice in a game counts once', () => {
  const tally = new Tally();
  const load = { kind: 'loads', resource: 'gold', tokens: 3 } as const;
  tally.add([load, load, { kind: 'finishes' }]);
  for (let game = 1; game < 100; game++) tally.add([load]);
  expect(tally.reasons()).toEqual([{ ...load, chance: 1 }]);
});
