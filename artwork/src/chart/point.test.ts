import { expect, it } from 'vitest';
import { points } from './point.ts';

it('places are written in pairs, on as many lines as they need', () => {
  expect(points('1 2, -3 4.5')).toEqual([
    [1, 2],
    [-3, 4.5],
  ]);
  expect(
    points(`
    1 2,
    3 4
  `),
  ).toEqual([
    [1, 2],
    [3, 4],
  ]);
});
