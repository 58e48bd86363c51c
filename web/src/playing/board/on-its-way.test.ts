import { CELLS } from '@jamaica/artwork/board/layout.ts';
import { expect, it } from 'vitest';
import { onItsWay, type Sailed } from './on-its-way.ts';

const sailed = (from: number, to: number, forward = true): Sailed => ({
  kind: 'sailed',
  ship: 0,
  from: { space: from, lap: 0 },
  to: { space: to, lap: 0 },
  forward,
  why: 'action',
});

it('a ship sails from the middle of a space to that of another, forward as back', () => {
  for (const [from, to, forward] of [
    [2, 6, true],
    [6, 2, false],
  ] as const) {
    const moments = onItsWay(sailed(from, to, forward), 1000, true);
    expect(moments[0].point.x).toBeCloseTo(CELLS[from].centre.x, 3);
    expect(moments.at(-1)?.point.x).toBeCloseTo(CELLS[to].centre.x, 3);
  }
});

it('shows its bow where it would sail to, also when it is driven back', () => {
  const ahead = onItsWay(sailed(2, 6), 1000, true).map(({ facing }) => facing);
  const back = onItsWay(sailed(6, 2, false), 1000, true).map(({ facing }) => facing);
  expect(back.toReversed()).toEqual(ahead);
});

it('leans over on its way, and not at its ends; never for those who want nothing to move', () => {
  const heels = onItsWay(sailed(2, 6), 1000, true).map(({ heel }) => Math.abs(heel));
  expect(Math.max(...heels)).toBeGreaterThan(2);
  expect(heels[0]).toBeCloseTo(0);
  expect(heels.at(-1)).toBeCloseTo(0);
  expect(onItsWay(sailed(2, 6), 1000, false).every(({ heel }) => heel === 0)).toBe(true);
});
