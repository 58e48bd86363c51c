import { expect, it } from 'vitest';
import { drawnCourse, worthOf } from './course.ts';

it('a rating has as many digits as people know', () => {
  expect(worthOf({ mu: 27.4, sigma: 3.1 })).toEqual({ rating: 2740, doubt: 620 });
});

it('the band is as broad as the rating is uncertain, and the line runs in its middle', () => {
  const course = [
    { rating: 100, doubt: 100 },
    { rating: 150, doubt: 50 },
  ];
  const { line, band, last } = drawnCourse(course, { width: 120, height: 120, beside: 10 });
  expect(line).toBe('M10.0 60.0L110.0 35.0');
  expect(band).toBe('M10.0 10.0L110.0 10.0L110.0 60.0L10.0 110.0Z');
  expect(last).toEqual({ x: 110, y: 35 });
});

it('a single game is a point in the middle', () => {
  expect(drawnCourse([{ rating: 100, doubt: 100 }], { width: 120, height: 120, beside: 10 }).last).toEqual({
    x: 60,
    y: 60,
  });
});
