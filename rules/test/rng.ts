import type { Rng } from '../src/chance.ts';

/** A small generator for tests (mulberry32), so that the rules' tests need nothing but the rules. */
export const testRng = (seed: number): Rng => {
  let state = seed | 0;
  return {
    below: n => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
    },
  };
};

export const anyOf = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];
