import { expect, it } from 'vitest';
import { headway, toGo } from './way.ts';

const place = (space: number, lap: number): number => lap * 64 + space;

it('counts the shortest way to the finish', () => {
  expect(toGo(place(49, 0))).toBe(1);
  expect(toGo(place(0, 1))).toBe(0);
  expect(toGo(place(49, -1))).toBe(toGo(place(0, 0)) + 1);
});

it('takes the short lanes', () => {
  expect(toGo(place(6, 0)) - toGo(place(15, 0))).toBe(3);
});

it('tells how much nearer a ship comes, also over Port Royal and back', () => {
  expect(headway({ space: 47, lap: 0 }, { space: 0, lap: 1 })).toBe(3);
  expect(headway({ space: 0, lap: 0 }, { space: 49, lap: -1 })).toBe(-1);
});
