import { expect, it } from 'vitest';
import { shuffle, shuffled } from './shuffle.ts';

/** Chooses what it is told to, and says among how many it was asked to choose. */
const scripted = (...choices: readonly number[]) => {
  const asked: number[] = [];
  return { asked, below: (count: number) => choices[asked.push(count) - 1] };
};

it('a deck is shuffled from the last card to the second: each changes places with one of those up to itself', () => {
  const rng = scripted(0, 2, 1);
  expect(shuffled(['a', 'b', 'c', 'd'], rng)).toEqual(['d', 'b', 'c', 'a']);
  expect(rng.asked).toEqual([4, 3, 2]);
});

it('the cards behind the deck stay where they are', () => {
  const cards = [1, 2, 3, 4];
  shuffle(cards, 2, scripted(0));
  expect(cards).toEqual([2, 1, 3, 4]);
});
