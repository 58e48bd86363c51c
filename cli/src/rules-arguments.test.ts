import { BOOKS } from '@jamaica/rules';
import { LANGUAGES } from '@jamaica/words';
import { wordsFor } from '@jamaica/words/terminal';
import { describe, expect, it } from 'vitest';
import { agreedAsked, rulesAsked } from './rules-arguments.ts';

const words = wordsFor('en');

describe('by which book', () => {
  it('is our reading of 2021 where nothing else is said', () => {
    expect(rulesAsked({ players: '4', ghost: false }, words)).toEqual({ edition: '2021', players: 4, ghost: false });
  });

  it('R-HOU-6 is a book, with its edition and its house rules', () => {
    expect(agreedAsked({ book: 'fr-2007' }, words)).toEqual(BOOKS['fr-2007']);
    expect(agreedAsked({ book: 'fr-2007', edition: '2007' }, words)).toEqual(BOOKS['fr-2007']);
  });

  it('is an edition with house rules, one by one or with commas', () => {
    const house = { tie: 'behind', gift: 'any', loot: 'empty-hold' };
    const given = { edition: '2007', house: ['gift=any,loot=empty-hold', 'tie=behind'] };
    expect(agreedAsked(given, words)).toEqual({ edition: '2007', house });
  });

  it('is a book and what a table changes in it', () => {
    const house = { gift: 'any', shuffle: 'when-empty', loot: 'empty-hold' };
    expect(agreedAsked({ book: 'it-2021', house: ['loot=empty-hold'] }, words)).toEqual({ edition: '2021', house });
  });

  it.each([
    [{ book: 'de-2007' }, /en-2007, ru-2007, fr-2007, uk-2021, or it-2021/],
    [{ book: 'it-2021', edition: '2007' }, /it-2021 is a book of the 2021 edition/],
    [{ house: ['gift=all'] }, /gift=any/],
    [{ house: ['gift'] }, /shortageTreasure=optional/],
    [{ house: [''] }, /loot=empty-hold/],
    [{ edition: '1998' }, /2007 or 2021/],
  ])('%o is refused, and told what there is', (given, told) => {
    expect(() => agreedAsked(given, words)).toThrow(told);
  });

  it.each(LANGUAGES)('is refused in %s with the names that there are', language => {
    const own = wordsFor(language);
    expect(() => agreedAsked({ book: 'x' }, own)).toThrow(/en-2007.*it-2021/);
    expect(() => agreedAsked({ house: ['x'] }, own)).toThrow(/tie=behind.*loot=empty-hold/);
  });
});
