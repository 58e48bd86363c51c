import { BOOKS, books, houseRules } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { agreedBy, agreedIn, CHOICES, chosenBy, hasRule, readAgreed, withRule } from './by-which-book.ts';

describe('by which book', () => {
  it('is one of our two readings, or one of the five books', () => {
    expect(CHOICES).toEqual(['2021', '2007', ...books]);
    expect(CHOICES.map(each => chosenBy(agreedBy(each)))).toEqual(CHOICES);
  });

  it('R-HOU-6 house rules that a book has together are that book', () => {
    const anyGift = withRule(agreedBy('2021'), 'gift', true);
    expect(chosenBy(anyGift)).toBeNull();
    expect(chosenBy(withRule(anyGift, 'tie', true))).toBe('uk-2021');
    expect(chosenBy(withRule(anyGift, 'shuffle', true))).toBe('it-2021');
  });

  it('a book that loses its house rules is our reading of its edition', () => {
    expect(withRule(agreedBy('fr-2007'), 'loot', false)).toEqual({ edition: '2007' });
  });

  it('each house rule is switched by itself', () => {
    for (const rule of houseRules) {
      const on = withRule(agreedBy('2007'), rule, true);
      expect(houseRules.filter(each => hasRule(on, each))).toEqual([rule]);
      expect(withRule(on, rule, false)).toEqual(agreedBy('2007'));
    }
  });

  it('is kept for the next time, and nothing else is believed', () => {
    expect(agreedIn({ agreed: { ...BOOKS['it-2021'] } })).toEqual(BOOKS['it-2021']);
    expect(readAgreed({ edition: '1999', house: { gift: 'all', loot: true, rum: 'any' } })).toEqual({
      edition: '2021',
    });
    expect(agreedIn({ edition: '2007' })).toEqual({ edition: '2007' });
  });
});
