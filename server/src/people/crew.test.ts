import { LEVELS } from '@jamaica/bots';
import { Level } from '@jamaica/messages';
import { expect, it } from 'vitest';

it('the messages know the bots by their levels', () => {
  expect(Level.options).toEqual(LEVELS);
});
