import type { Time } from '../clock/time.ts';

/** So many at a time, or as many as it takes to be done within so many slices. */
const SLICE = 25;
const MOST_SLICES = 50;
/** Milliseconds between two slices. All of them together take a second at most. */
const BETWEEN = 20;

/**
 * Does something for each of many, a few at a time: to write to thousands of sockets in one go takes so long that every move of
 * everybody waits for it. A few are done at once. Returns how to stop.
 */
export const inSlices = <T>(all: readonly T[], time: Time, act: (one: T) => void): (() => void) => {
  const size = Math.max(SLICE, Math.ceil(all.length / MOST_SLICES));
  let stop = (): void => {};
  const go = (first: number): void => {
    for (const one of all.slice(first, first + size)) act(one);
    if (first + size < all.length) stop = time.later(BETWEEN, () => go(first + size));
  };
  go(0);
  return () => stop();
};
