import { expect, it } from 'vitest';
import { toGo } from './way.ts';

const place = (space: number, lap: number): number => lap * 64 + space;

it('counts the shortest way to the finish', () => {
  expect(toGo(place(49, 0))).toBe(1);
  expect(toGo(place(0, 1))).toBe(0);
  expect(toGo(place(49, -1))).toBe(toGo(place(0, 0)) + 1);
});

it('takes the short lanes', () => {
  expect(toGo(place(6, 0)) - toGo(place(15, 0))).toBe(3);
});
