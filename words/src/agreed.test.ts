import { BOOKS, books } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { spoken } from '../test/spoken.ts';
import { LANGUAGES } from './language.ts';

const { names } = spoken('en');

describe('what a table agreed on', () => {
  it('is our reading of an edition, where no house rule was named', () => {
    expect(names.agreed({ edition: '2007' })).toBe('2007 edition');
    expect(names.agreedInFull({ edition: '2007' })).toBe('2007 edition');
  });

  it('R-HOU-6 is a book, however its house rules came together', () => {
    const { edition } = BOOKS['it-2021'];
    const agreed = { edition, house: { shuffle: 'when-empty', gift: 'any' } } as const;
    expect(names.agreedInFull(agreed)).toBe('Italian book of 2021');
  });

  it('names the house rules that make no book', () => {
    const agreed = { edition: '2021', house: { gift: 'any', loot: 'empty-hold' } } as const;
    expect(names.agreed(agreed)).toBe('2021 edition with house rules');
    expect(names.agreedInFull(agreed)).toBe(
      '2021 edition with house rules (any treasure can be given to the Ghost Ship, loot only into an empty hold)',
    );
  });

  it.each(LANGUAGES)('is told apart in %s: editions, books, house rules', language => {
    const { names } = spoken(language);
    const told = [
      names.agreedInFull({ edition: '2007' }),
      names.agreedInFull({ edition: '2021' }),
      ...books.map(book => names.agreedInFull(BOOKS[book])),
      names.agreedInFull({ edition: '2021', house: { tie: 'behind', loot: 'empty-hold', shuffle: 'when-empty' } }),
      names.agreedInFull({ edition: '2021', house: { shortageTreasure: 'optional', gift: 'any' } }),
    ];
    expect(new Set(told).size).toBe(told.length);
  });
});
