import { expect, it } from 'vitest';
import { fitted, shortened, wrapped } from './lettering.ts';

it('a long text is set smaller than a short one, and none larger than is wanted', () => {
  expect(fitted('Anne', 27, 220)).toBe(27);
  expect(fitted('Nell Fairweather of the Isles · 34', 27, 220)).toBeLessThan(20);
});

it('a text is broken between its words', () => {
  expect(wrapped('A tricky position. What is best?', 24, 200)).toEqual(['A tricky position.', 'What is best?']);
});

it('what is longer than a line is cut, and one sees that', () => {
  expect([...shortened('a'.repeat(99))]).toHaveLength(80);
  expect(shortened('a'.repeat(99)).endsWith('…')).toBe(true);
});
