import { expect, it } from 'vitest';
import { bar, histogram } from './histogram.ts';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

it('draws a bar to an eighth of a character', () => {
  expect(bar(1, 4)).toBe('████');
  expect(bar(0.5, 3)).toBe('█▌');
  expect(bar(0, 4)).toBe('');
});

it('shows what is there at all', () => expect(bar(0.0001, 10)).toBe('▏'));

it('has a line for each score when they are few', () => {
  const scores = new Map([
    [3, 1],
    [5, 3],
  ]);
  expect(histogram(scores, 20, percent)).toEqual(['3 25% ████', '4  0%', '5 75% ████████████']);
});

it('gathers many scores in ranges of round size, negative ones too', () => {
  const scores = new Map(Array.from({ length: 61 }, (_, index) => [index - 11, 1]));
  const lines = histogram(scores, 80, percent);
  expect(lines).toHaveLength(13);
  expect(lines[0]).toMatch(/^-15…-11/);
  expect(lines.at(-1)).toMatch(/^ +45…49/);
});

it.each([40, 80, 200])('fits a terminal of %i columns', columns => {
  const scores = new Map(Array.from({ length: 70 }, (_, index) => [index - 20, (index % 7) * 100]));
  for (const line of histogram(scores, columns, percent)) expect(line.length).toBeLessThan(columns);
});

it('of no games is empty', () => expect(histogram(new Map(), 80, percent)).toEqual([]));
