import { Pirate } from '@jamaica/messages';
import { PIRATES } from '@jamaica/words';
import { expect, it } from 'vitest';

it('the messages know the pirates by the names that the words have, in the order of their seats', () => {
  expect(Pirate.options).toEqual(PIRATES);
});
