import { TableId } from '@jamaica/messages';
import fc from 'fast-check';
import { is } from 'valibot';
import { expect, it } from 'vitest';
import { rematchId } from '../fairness/dice.ts';
import { idOf } from './random.ts';

it('an id never begins with -, which a command line takes for an option', () => {
  expect(idOf(new Uint8Array(12).fill(0xfb))).toBe('__v7-_v7-_v7-_v7');
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), bytes => {
      const id = idOf(bytes);
      return is(TableId, id) && !id.startsWith('-');
    }),
  );
});

it('nor does that of a rematch', () => {
  const tables = Array.from({ length: 400 }, (_, number) => `table${number}`.padEnd(16, 'x'));
  expect(tables.map(table => rematchId('a5'.repeat(32), table)).filter(id => id.startsWith('-'))).toEqual([]);
});
