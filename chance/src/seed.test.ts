import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromSeed } from './seed.ts';

const draws = (seed: string, count = 8): string => {
  const rng = fromSeed(seed);
  return Array.from({ length: count }, () => rng.below(2 ** 16)).join();
};

describe('a seed', () => {
  it('gives the same numbers every time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), seed => {
        expect(draws(seed, 50)).toBe(draws(seed, 50));
      }),
    );
  });

  it('gives other numbers than any of ten thousand neighbours', () => {
    const seeds = Array.from({ length: 10_000 }, (_, index) => `game ${index}`);
    expect(new Set(seeds.map(seed => draws(seed))).size).toBe(seeds.length);
  });

  it.each([
    ['', '0'],
    ['a', 'b'],
    ['a', 'A'],
    ['ab', 'ba'],
    ['я', 'O'], // the same low byte
    ['a', 'a\0'],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaaaaaaaaaaa'],
  ])('%j is not %j', (one, other) => {
    expect(draws(one)).not.toBe(draws(other));
  });

  it('gives numbers from 0 up to, not including, n', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 16 }), (seed, n) => {
        const number = fromSeed(seed).below(n);
        expect(Number.isInteger(number) && number >= 0 && number < n).toBe(true);
      }),
    );
  });
});
