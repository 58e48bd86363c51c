import { expect, it } from 'vitest';
import { lines } from './lines.ts';

const measure = (text: string): number => text.length;

it('a text is broken between its words', () => {
  expect(lines('Anne sails home first', measure, 10, 3)).toEqual(['Anne sails', 'home first']);
});

it('what does not fit is cut off, and one sees that', () => {
  expect(lines('Anne sails home first of all', measure, 10, 2)).toEqual(['Anne sails', 'home firs…']);
  expect(lines('Blackbeardissimo', measure, 10, 2)).toEqual(['Blackbear…']);
});
