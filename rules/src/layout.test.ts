import { expect, it } from 'vitest';
import { LAIRS } from './board.ts';
import { CARDS } from './cards.ts';
import { TREASURES } from './treasures.ts';

it('a set of lairs, cards or treasures, one bit each, fits a cell of 16 bits whose sign is not used', () => {
  for (const things of [LAIRS, CARDS, TREASURES]) expect(2 ** things.length).toBeLessThanOrEqual(2 ** 15);
});
