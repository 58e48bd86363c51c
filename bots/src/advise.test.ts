import { fromSeed } from '@jamaica/chance';
import { optionsOf, questions, view } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { momentsOf, named, TABLES } from '../test/games.ts';
import { type Position, seen } from '../test/position.ts';
import { type Advice, advise } from './advise.ts';

const AWAY = { at: 29, holds: ['food:3', 'gold:3'] } as const;
const budget = { games: 100 };

const adviceOn = (position: Position, option: string): Advice => {
  const found = advise(seen(position), { budget, seed: 'advice' }).find(advice => advice.option === option);
  if (!found) throw new Error(`${option} is no option`);
  return found;
};

const AT_SEA: Position = {
  dice: [4, 2],
  ships: [{ at: 15, holds: ['food:3', 'gold:3'] }, AWAY, AWAY],
  hand: ['forward/food', 'food/gunpowder', 'forward/forward'],
  asks: 'card',
};

describe('advice', () => {
  it('ranks all options, best first, and is the same for the same seed', () => {
    const seenNow = seen(AT_SEA);
    const ranked = advise(seenNow, { budget, seed: 'advice' });
    expect(ranked.map(({ option }) => option).sort()).toEqual([...seenNow.options].sort());
    const percents = ranked.map(({ winChance }) => Math.round(100 * winChance));
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
    expect(advise(seenNow, { budget, seed: 'advice' })).toEqual(ranked);
  });

  it('tells what a card leads to, the weightiest first', () => {
    expect(adviceOn(AT_SEA, 'forward/food').reasons).toEqual([
      { kind: 'reaches-lair', space: 19, treasure: true, chance: 1 },
      { kind: 'loads', resource: 'food', tokens: 2, chance: 1 },
      { kind: 'sails', to: { space: 19, lap: 0 }, chance: 1 },
    ]);
  });

  it('warns of a shortage', () => {
    const hungry: Position = { ...AT_SEA, dice: [2, 4], ships: [{ at: 15 }, AWAY, AWAY] };
    expect(adviceOn(hungry, 'forward/food').reasons).toContainEqual({
      kind: 'risks-shortage',
      resource: 'food',
      chance: 1,
    });
  });

  it('expects to win a game that is as good as won', () => {
    const leading: Position = {
      ...AT_SEA,
      dice: [3, 1],
      ships: [
        { at: 47, holds: ['gold:6', 'gold:6', 'food:3'], hidden: [7] },
        { at: 34, holds: ['gold:1'] },
        { at: 30, holds: ['food:3'] },
      ],
    };
    const { winChance, expectedScore, reasons } = adviceOn(leading, 'forward/food');
    expect(winChance).toBe(1);
    expect(expectedScore).toBe(34);
    expect(reasons[0]).toEqual({ kind: 'finishes', chance: 1 });
  });

  it('gives the odds of a battle, and what defending costs, in another ship’s turn', () => {
    const attacked: Position = {
      captain: 1,
      dice: [2, 1],
      ships: [{ at: 17, holds: ['gunpowder:1', 'gold:6'] }, { at: 17, holds: ['gold:6', 'food:3'] }, AWAY],
      hand: ['forward/food', 'food/forward'],
      asks: 'powder',
      turn: { ship: 1, card: 'forward/gunpowder' },
      battle: { attacker: 1, defender: 0, fighter: 0, attackDie: 2 },
    };
    const { reasons } = adviceOn(attacked, '1');
    expect(reasons).toContainEqual({ kind: 'fights', ship: 1, attacks: false, chance: 1, winChance: 1 });
    expect(reasons).toContainEqual({ kind: 'spends-gunpowder', tokens: 1, chance: 1 });
  });

  it('is refused when nothing is asked', () => {
    expect(() => advise({ ...seen(AT_SEA), options: [] }, { budget, seed: 'advice' })).toThrow('nothing is asked');
  });
});

it.each(named(TABLES))('there is advice at every moment: %s', (name, rules) => {
  const rng = fromSeed(name);
  for (const state of momentsOf(rules, rng)) {
    const [seat] = questions(state).map(({ seat }) => seat);
    if (rng.below(10) > 0) continue;
    const ranked = advise(view(state, seat), { budget: { games: 1 }, seed: name });
    expect(ranked.map(({ option }) => option).sort()).toEqual(optionsOf(state, seat).sort());
    for (const { reasons } of ranked) for (const { chance } of reasons) expect(chance).toBe(1);
  }
});
