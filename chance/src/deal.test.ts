import {
  CARDS,
  type Rng,
  type Rules,
  type Seat,
  type State,
  settle,
  start,
  TREASURES,
  type Treasure,
  waiting,
} from '@jamaica/rules';
import { writePosition } from '@jamaica/rules/position';
import { mark, readSetup } from '@jamaica/rules/record';
import { blank } from '@jamaica/rules/search';
import { describe, expect, it } from 'vitest';
import { arbitraryStep, named, TABLES } from '../test/game.ts';
import { deal, dealer } from './deal.ts';
import { fromSeed } from './seed.ts';
import { supply } from './supply.ts';

// The two +3 and the two +7 cannot be told apart.
const UNIQUE = TREASURES.filter(treasure => treasure !== 3 && treasure !== 7);
const FOUR: Rules = { edition: '2007', players: 4, ghost: false };

/** The seat that places the first dice. */
const captainOf = (state: State): Seat => {
  const rolled = settle(state, { roll: 'action', dice: [1, 2] });
  if (!rolled.ok) throw new Error('not ready for the first roll');
  const now = waiting(rolled.value.state);
  if (!('decide' in now)) throw new Error('unequal dice must be placed');
  return now.decide[0].seat;
};

/** Plays on until somebody has found a treasure: the card that lay on top of the pile. */
const topTreasure = (state: State, rng: Rng): Treasure | undefined => {
  const found = mark(state).ships.flatMap(({ powers, hidden }) => [...powers, ...hidden]);
  if (found.length > 0) return found[0];
  const step = arbitraryStep(state, () => supply(state, rng), rng);
  return step && topTreasure(step.state, rng);
};

const count = <T>(values: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** About as often as it should be: within four standard deviations. The seeds are fixed, so luck has no part in it. */
const expectAbout = (often: number | undefined, even: number) => {
  expect(often).toBeGreaterThan(even - 4 * Math.sqrt(even));
  expect(often).toBeLessThan(even + 4 * Math.sqrt(even));
};

/** All of so many outcomes, each about as often as the others. */
const expectAlike = <T>(values: readonly T[], outcomes: number) => {
  const counts = [...count(values).values()];
  expect(counts).toHaveLength(outcomes);
  for (const often of counts) expectAbout(often, values.length / outcomes);
};

const setups = (rules: Rules, many: number) => {
  const rng = fromSeed('many set-ups');
  return Array.from({ length: many }, () => deal(rules, rng));
};

describe.each(named(TABLES))('a table dealt for %s', (name, rules) => {
  it('R-SET-2 R-SET-6 R-SET-7 is complete', () => {
    const setup = deal(rules, fromSeed(name));
    expect(readSetup(rules, { ...setup })).toEqual({ ok: true, value: setup });
    expect(setup.pile).toHaveLength(9);
    expect(setup.removed).toHaveLength(rules.ghost ? 2 : 3);
  });

  it('is the same whether it is dealt once or on to a table in use', () => {
    const game = blank();
    const again = dealer(rules);
    again(game, fromSeed('another'));
    again(game, fromSeed(name));
    // As positions, where the two +3 and the two +7 cannot be told apart either.
    expect(writePosition(game)).toBe(writePosition(start(rules, deal(rules, fromSeed(name)))));
  });

  it('is ready for the first roll, also when dealt on to a table in use', () => {
    const game = blank();
    const again = dealer(rules);
    const rng = fromSeed(name);
    for (let round = 0; round < 20; round++) {
      again(game, rng);
      expect(waiting(game)).toEqual({ chance: { roll: 'action' } });
      const { tokens, ships } = mark(game);
      expect(tokens).toHaveLength(9);
      for (const { hand } of ships.slice(0, rules.players)) expect(hand).toHaveLength(3);
      game.cells.set(game.cells.map(cell => cell + 1)); // whatever was there is gone when the next table is dealt
    }
  });
});

describe('chance at the table', () => {
  it('R-SET-7 makes each seat the first Captain about equally often', () => {
    for (const players of [3, 4, 5, 6]) {
      const captains = setups({ edition: '2007', players, ghost: false }, 6000).map(setup => setup.captain);
      expectAlike(captains, players);
    }
  });

  it('R-SET-7 does so in simulations', () => {
    const game = blank();
    const again = dealer(FOUR);
    const rng = fromSeed('captains');
    const captains = Array.from({ length: 8000 }, () => {
      again(game, rng);
      return captainOf(game);
    });
    expectAlike(captains, 4);
  });

  it('R-SET-2 takes each treasure out of the game about equally often, and lays each on top', () => {
    const dealt = setups(FOUR, 12_000);
    const removed = count(dealt.flatMap(setup => setup.removed));
    for (const treasure of UNIQUE) expectAbout(removed.get(treasure), 3000);
    for (const treasure of [3, 7]) expectAbout(removed.get(treasure), 6000);
    const top = count(dealt.map(setup => setup.pile[0]));
    for (const treasure of UNIQUE) expectAbout(top.get(treasure), 1000);
  });

  it('R-SET-6 lays each card on top of each seat’s deck about equally often', () => {
    const dealt = setups(FOUR, 5500);
    for (const seat of [0, 1, 2, 3])
      expectAlike(
        dealt.map(setup => setup.decks[seat][0]),
        CARDS.length,
      );
  });

  it('R-SET-6 deals each card about equally often in simulations', () => {
    const game = blank();
    const again = dealer(FOUR);
    const rng = fromSeed('hands');
    const hands = Array.from({ length: 5500 }, () => {
      again(game, rng);
      return mark(game).ships[3].hand;
    });
    for (const card of CARDS) expectAbout(hands.filter(hand => hand.includes(card)).length, 1500);
  });
});

describe('chance in the treasure pile of simulations', () => {
  it('R-SET-2 lays each treasure on top about equally often', () => {
    const game = blank();
    const again = dealer(FOUR);
    const rng = fromSeed('treasures');
    const top = Array.from({ length: 1200 }, () => {
      again(game, rng);
      return topTreasure(game, rng);
    });
    for (const treasure of UNIQUE) expectAbout(count(top).get(treasure), 100);
  });
});

describe('a seed', () => {
  it('deals the same table every time', () => {
    expect(deal(FOUR, fromSeed('tide'))).toEqual(deal(FOUR, fromSeed('tide')));
  });

  it('deals another table than another seed', () => {
    const dealt = Array.from({ length: 1000 }, (_, index) => JSON.stringify(deal(FOUR, fromSeed(`${index}`))));
    expect(new Set(dealt).size).toBe(1000);
  });

  it('gives a new dealer the same table every time', () => {
    const [one, other] = [blank(), blank()];
    dealer(FOUR)(one, fromSeed('tide'));
    dealer(FOUR)(other, fromSeed('tide'));
    expect(one).toEqual(other);
  });
});
