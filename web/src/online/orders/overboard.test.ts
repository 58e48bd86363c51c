import { expect, it } from 'vitest';
import { tapped } from './overboard.ts';

it('goods go overboard in the order in which they were tapped', () => {
  expect(tapped(tapped(null, 'gunpowder'), 'food')).toEqual(['gunpowder', 'food']);
});

it('a good that is tapped again has no place, and the others move up', () => {
  expect(tapped(['gunpowder', 'food', 'gold'], 'food')).toEqual(['gunpowder', 'gold']);
});

it('without any the bot decides', () => {
  expect(tapped(['gold'], 'gold')).toBeNull();
});
