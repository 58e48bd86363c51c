import { expect, it } from 'vitest';
import { wilson } from './wilson.ts';

// The examples of Newcombe (1998), whose third method this is, and two by hand.
it.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
])('%i of %i lies between %f and %f', (hits, tries, low, high) => {
  const interval = wilson(hits, tries);
  expect(interval[0]).toBeCloseTo(low, 4);
  expect(interval[1]).toBeCloseTo(high, 4);
});

it('of nothing is anything', () => expect(wilson(0, 0)).toEqual([0, 1]));

it('takes the part of a shared victory', () => {
  const [low, high] = wilson(50.5, 200);
  expect(low).toBeGreaterThan(wilson(50, 200)[0]);
  expect(high).toBeLessThan(wilson(51, 200)[1]);
});
