import { expect, it } from 'vitest';
import { slotsAfter } from './slots.ts';

const HAND = slotsAfter([], ['forward/food', 'gold/forward', 'food/forward']);

it('a new hand lies in the order of the deck', () => {
  expect(HAND).toEqual(slotsAfter([], ['food/forward', 'forward/food', 'gold/forward']));
});

it('the others stay where they lie when a card is played, and the next one comes to its place', () => {
  const [first, , third] = HAND;
  const left = [first, third].filter(card => card !== null);
  const played = slotsAfter(HAND, left);
  expect(played).toEqual([first, null, third]);
  expect(slotsAfter(played, [...left, 'gold/gold'])).toEqual([first, 'gold/gold', third]);
});

it('R-TRE-5 with Morgan’s Map there is a fourth place, for as long as something lies there', () => {
  const four = slotsAfter(HAND, ['forward/food', 'gold/forward', 'food/forward', 'gold/gold']);
  expect(four).toEqual([...HAND, 'gold/gold']);
  expect(slotsAfter(four, ['forward/food', 'gold/forward', 'food/forward'])).toEqual(HAND);
});
