import { expect, it } from 'vitest';
import { chevron } from './border.ts';
import { CELLS, STEPS } from './layout.ts';
import { sub } from './point.ts';

it('every chevron points from the space that a ship leaves to the one that it reaches', () => {
  const wrong = STEPS.filter(({ from, to }) => {
    const { tip, stern } = chevron(from, to);
    const [ahead, way] = [sub(tip, stern), sub(CELLS[to].centre, CELLS[from].centre)];
    return ahead[0] * way[0] + ahead[1] * way[1] <= 0;
  });
  expect(wrong).toEqual([]);
});
