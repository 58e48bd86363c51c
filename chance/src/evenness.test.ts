import { type Rng, shuffled } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { fromSecret } from './fair.ts';
import { fromSeed } from './seed.ts';

// The seeds are fixed, so these tests either always pass or always fail.
const secret = (name: string): Rng => fromSecret({ secret: '5a'.repeat(32), words: [name] }, 1);
const GENERATORS = [
  ['a seed', fromSeed],
  ['a secret', secret],
] as const;

/** Pearson's sum over the counts of outcomes that should all be equally frequent. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

/** What even odds exceed once in a thousand times (Wilson and Hilferty). */
const limit = (outcomes: number): number => {
  const freedom = outcomes - 1;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.09 * Math.sqrt(spread)) ** 3;
};

const tally = (outcomes: number, draws: number, draw: () => number): number[] => {
  const counts = new Array<number>(outcomes).fill(0);
  for (let index = 0; index < draws; index++) counts[draw()]++;
  return counts;
};

const expectEven = (counts: readonly number[]) => expect(chiSquare(counts)).toBeLessThan(limit(counts.length));

describe.each(GENERATORS)('a generator from %s', (_, from) => {
  it.each([2, 3, 4, 5, 6, 7, 9, 11, 12, 64, 100])('gives all numbers below %i equally often', n => {
    const rng = from(`below ${n}`);
    expectEven(tally(n, 2000 * n, () => rng.below(n)));
  });

  it('gives equal shares of a range that does not divide its own', () => {
    const n = 3 * 2 ** 14; // without drawing again, a third of it would come twice as often
    const rng = from('uneven');
    expectEven(tally(3, 30_000, () => Math.floor(rng.below(n) / 2 ** 14)));
    expectEven(tally(3, 30_000, () => rng.below(n) % 3));
  });

  it('gives all pairs of dice equally often', () => {
    const rng = from('pairs');
    expectEven(tally(36, 36_000, () => 6 * rng.below(6) + rng.below(6)));
  });

  it('R-SET-6 lays four cards in all 24 orders equally often', () => {
    const rng = from('orders');
    const orders = new Map<string, number>();
    for (let index = 0; index < 24_000; index++) {
      const order = shuffled(['a', 'b', 'c', 'd'], rng).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expectEven([...orders.values()]);
  });

  it('starts everywhere: the first number of many names is even, too', () => {
    let name = 0;
    expectEven(tally(6, 6000, () => from(`${name++}`).below(6)));
  });
});

it('the first number of a secret’s chances is even over the chance numbers', () => {
  let number = 0;
  expectEven(tally(6, 6000, () => fromSecret({ secret: '5a'.repeat(32), words: ['a', 'b'] }, number++).below(6)));
});

it('the measure itself notices a die with one face a tenth too often', () => {
  const rng = fromSeed('loaded');
  expect(chiSquare(tally(6, 30_000, () => rng.below(61) % 6))).toBeGreaterThan(limit(6));
});
