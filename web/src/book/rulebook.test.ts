import { readFileSync } from 'node:fs';
import { aboutLanguage, LANGUAGES } from '@jamaica/words';
import { BY_EDITION, CHAPTER_NAMES, passageIn, pieceIn, RULE_IDS, rulesIn } from '@jamaica/words/page';
import { describe, expect, it } from 'vitest';
import { findIn } from './found.ts';
import { roman } from './roman.ts';
import { wordsOf } from './search.ts';

const en = await pieceIn('en', 'book');

/** Every text of a book, by the way to it. */
const textsOf = (value: unknown, way = ''): readonly (readonly [way: string, text: string])[] => {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsOf(each, `${way}/${name}`));
};

// An ordinal is not counted: the 6th Hold is a name, and Italian spells it out.
const numbers = (text: string): readonly string[] => (text.match(/\d+(?!\d|\p{L}|-\p{L})/gu) ?? []).toSorted();

it('every rule stands in the book, and only once', () => {
  const listed = readFileSync('rules/rule-ids.txt', 'utf8').trim().split(/\s+/);
  expect(RULE_IDS.toSorted()).toEqual(listed.toSorted());
});

it('in the chapter of the editions every rule belongs to one of them', () => {
  expect(Object.values(BY_EDITION).flat()).toEqual(rulesIn('shortage'));
});

it('opens at a rule or a chapter, and at nothing else', () => {
  expect(passageIn('R-PAY-1')).toBe('R-PAY-1');
  expect(passageIn('battle')).toBe('battle');
  expect(passageIn('R-PAY-99')).toBeNull();
  expect(passageIn('toString')).toBeNull();
  expect(passageIn(undefined)).toBeNull();
});

it('counts chapters as old books do', () => {
  expect(CHAPTER_NAMES.map((_, index) => roman(index + 1)).join(' ')).toBe(
    'I II III IV V VI VII VIII IX X XI XII XIII XIV XV',
  );
});

describe.each(LANGUAGES)('the book in %s', async language => {
  const book = await pieceIn(language, 'book');
  const texts = textsOf(book);

  it('says something everywhere, in its own script', () => {
    // The numbers of rules and chapters are the same in every language.
    const strange = aboutLanguage(language).letters === 'Cyrillic' ? /[A-Za-z]/ : /\p{Script=Cyrillic}/u;
    expect(texts.filter(([, text]) => text.trim() === '' || strange.test(text))).toEqual([]);
  });

  it('gives every rule the numbers that the others give it', () => {
    expect(RULE_IDS.map(rule => [rule, numbers(book.rules[rule])])).toEqual(
      RULE_IDS.map(rule => [rule, numbers(en.rules[rule])]),
    );
  });

  it('shows the same numbers below its pictures', () => {
    expect(textsOf(book.pictures).map(([way, text]) => [way, numbers(text)])).toEqual(
      textsOf(en.pictures).map(([way, text]) => [way, numbers(text)]),
    );
  });

  it('keeps every rule short', () => {
    expect(RULE_IDS.filter(rule => book.rules[rule].split(/\s+/).length > 50)).toEqual([]);
  });

  it('finds a rule by its number', () => {
    expect([...findIn(book, wordsOf('r-gho-13')).rules]).toEqual(['R-GHO-13']);
  });

  it('finds each chapter by its title', () => {
    const lost = CHAPTER_NAMES.filter(name => !findIn(book, wordsOf(book.chapters[name].title)).chapters.has(name));
    expect(lost).toEqual([]);
  });
});

describe.each(LANGUAGES)('what else things are called in %s', async language => {
  const book = await pieceIn(language, 'book');
  const synonyms = await pieceIn(language, 'synonyms');

  it.each(Object.keys(synonyms))('finds something about “%s”', synonym => {
    expect(findIn(book, wordsOf(synonym, synonyms)).passages).toBeGreaterThan(0);
  });
});

it.each([
  ['en', 'doubloon', 'R-PAY-1'],
  ['fr', 'nourriture', 'R-PAY-1'],
  ['fr', 'bateau', 'R-SET-4'],
  ['fr', 'bifurcation', 'R-MOV-2'],
  ['it', 'biforcazione', 'R-MOV-2'],
  ['it', 'battaglia', 'R-BAT-2'],
  ['ru', 'нехватка', 'R-GHO-6'],
  ['ru', 'битва', 'R-BAT-2'],
  ['uk', 'бій', 'R-BAT-2'],
  ['uk', 'їжа', 'R-PAY-1'],
] as const)('finds in %s what is searched for as “%s”', async (language, query, rule) => {
  const book = await pieceIn(language, 'book');
  const synonyms = await pieceIn(language, 'synonyms');
  expect([...findIn(book, wordsOf(query, synonyms)).rules]).toContain(rule);
});

it('counts the passages that were found', () => {
  const { chapters, rules, questions, differences, passages } = findIn(en, wordsOf('sabre'));
  expect([...rules]).toContain('R-TRE-6');
  expect([...differences]).toContain('sabre');
  expect(passages).toBe(chapters.size + rules.size + questions.size + differences.size);
  expect(findIn(en, wordsOf('xyzzy')).passages).toBe(0);
});
