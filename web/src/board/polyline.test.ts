import { expect, it } from 'vitest';
import { CELLS } from './layout.ts';
import { along, beside, polyline, written } from './polyline.ts';
import { voyage } from './voyage.ts';

it('a sailing line begins and ends in the middle of its spaces', () => {
  const points = polyline(voyage(0, 5, true).d);
  expect(points[0]).toEqual(CELLS[0].centre);
  expect(points.at(-1)?.x).toBeCloseTo(CELLS[5].centre.x, 3);
  expect(points.at(-1)?.y).toBeCloseTo(CELLS[5].centre.y, 3);
});

it('half of the way is as far from one end as from the other', () => {
  const line = polyline('M0 0C10 0 20 0 30 0');
  expect(along(line, 0.5).x).toBeCloseTo(15);
  expect(along(line, 0)).toEqual({ x: 0, y: 0 });
  expect(along(line, 1).x).toBeCloseTo(30);
});

it('a line beside another is that far from it', () => {
  const line = polyline('M0 0C10 0 20 0 30 0');
  expect(new Set(beside(line, 4).map(({ y }) => y))).toEqual(new Set([4]));
  expect(written(beside(line, 4))).toMatch(/^M0\.0 4\.0L/);
});
