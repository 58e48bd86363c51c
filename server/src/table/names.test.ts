import { LIMITS, Name } from '@jamaica/messages';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { distinct } from './names.ts';

describe('a name at a table', () => {
  it('stays as it is while nobody else has it', () => {
    expect(distinct('Anna', ['Olena', 'Marco'])).toBe('Anna');
  });

  it('is marked when it is taken, and so is the next', () => {
    expect(distinct('Anna', ['Anna'])).toBe('Anna 2');
    expect(distinct('Anna', ['Anna', 'Anna 2'])).toBe('Anna 3');
  });

  it('is taken also in other letters of the same look', () => {
    expect(distinct('ANNA', ['Anna'])).toBe('ANNA 2');
    expect(distinct('Ａnna', ['Anna'])).toBe('Ａnna 2');
    expect(distinct('Аnnа', ['Anna'])).toBe('Аnnа 2'); // two of them Cyrillic
    expect(distinct('Ρetro', ['Petro'])).toBe('Ρetro 2'); // Greek
    expect(distinct('Olena', ['Олена'])).toBe('Olena');
  });

  it('makes room for its mark without cutting a character in two', () => {
    expect(distinct('A'.repeat(20), ['A'.repeat(20)])).toBe(`${'A'.repeat(18)} 2`);
    const flags = '🇯🇲'.repeat(5);
    expect(distinct(flags, [flags])).toBe(`${'🇯🇲'.repeat(4)} 2`);
  });

  it('whatever they are called, everybody at a table can be told apart, by a name that may be sent', () => {
    const names = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .map(text => v.safeParse(Name, text))
      .filter(read => read.success)
      .map(read => read.output);
    fc.assert(
      fc.property(fc.array(names, { minLength: 2, maxLength: 6 }), given => {
        const called: string[] = [];
        for (const name of given) called.push(distinct(name, called));
        expect(new Set(called).size).toBe(given.length);
        for (const name of called) {
          expect(name.length).toBeLessThanOrEqual(LIMITS.name);
          expect(v.is(Name, name)).toBe(true);
        }
      }),
    );
  });
});
