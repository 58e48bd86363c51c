import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieces, speaksOf, wordsOf } from './search.ts';

const found = (text: string, query: string): readonly string[] =>
  pieces(text, wordsOf(query)).flatMap(({ text, isFound }) => (isFound ? [text] : []));

describe('a search', () => {
  it.each([
    ['Une malédiction', 'MALEDICTION', 'malédiction'],
    ['Її ёлка', 'елка', 'ёлка'],
    ['Лігво безплатне', 'лігво', 'Лігво'],
    ['Девʼять скарбів', 'дев’ять', 'Девʼять'],
    ['Morgan’s Map', "morgan's", 'Morgan’s'],
    ['6ª Stiva', 'stiva', 'Stiva'],
  ])('finds in “%s” what was typed as “%s”', (text, query, marked) => {
    expect(speaksOf(text, wordsOf(query))).toBe(true);
    expect(found(text, query)).toEqual([marked]);
  });

  it('asks for all the words, in any order', () => {
    expect(speaksOf('The Captain rolls the dice', wordsOf('dice captain'))).toBe(true);
    expect(speaksOf('The Captain rolls the dice', wordsOf('dice admiral'))).toBe(false);
  });

  it('knows what else a thing is called, while it is typed and with its ending', () => {
    const synonyms = { boat: ['ship'] };
    for (const query of ['boat', 'boa', 'boats']) {
      expect(speaksOf('The first ship home', wordsOf(query, synonyms))).toBe(true);
      expect(pieces('The first ship', wordsOf(query, synonyms)).at(-1)).toEqual({ text: 'ship', isFound: true });
    }
    expect(speaksOf('The first ship home', wordsOf('bo', synonyms))).toBe(false);
  });

  it('marks every place', () => {
    expect(found('gold pays, gold counts', 'gold')).toEqual(['gold', 'gold']);
  });

  it('marks an accent that is written apart with its letter', () => {
    expect(found('me\u0301lange', 'melange')).toEqual(['me\u0301lange']);
  });

  it('looks for nothing when only blanks were typed', () => {
    expect(wordsOf('  \n')).toEqual([]);
  });
});

it('cutting a text loses nothing of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      const cut = pieces(text, wordsOf(query));
      expect(cut.map(piece => piece.text).join('')).toBe(text);
    }),
  );
});
