import { CARDS, DECISIONS, RESOURCES, TREASURES } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../language.ts';
import { wordsFor } from './all.ts';

/** Every plain text in the words, by its path. */
const texts = (value: unknown, path = ''): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => texts(each, path ? `${path}.${key}` : key));
};

const ENGLISH = new Map(texts(wordsFor('en')));

/** What is the same in English, and rightly so. */
const ALIKE: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  fr: /^(replay\.port|simulate\.(least|most))$/,
  it: /^(replay\.portRoyal|simulate\.(least|most))$/,
  ru: /^$/,
  uk: /^$/,
};
// Command lines and the names of options are not translated.
const UNTRANSLATED = /\.examples\.|\.options\.\d+\.0$|\.usage\./;

describe.each(['fr', 'it', 'ru', 'uk'] as const)('the words in %s', language => {
  const own = texts(wordsFor(language));

  it('leave nothing in English', () => {
    const same = own.filter(([path, text]) => !UNTRANSLATED.test(path) && text !== '' && ENGLISH.get(path) === text);
    expect(same.filter(([path]) => !ALIKE[language].test(path))).toEqual([]);
  });

  it('have a text wherever English has one', () => {
    const empty = own.filter(([path, text]) => text === '' && ENGLISH.get(path) !== '');
    expect(empty).toEqual([]);
  });
});

describe.each(LANGUAGES)('the names in %s', language => {
  const { names } = wordsFor(language);
  const distinct = (all: readonly string[]) => {
    expect(all.filter(name => !name || name.includes('undefined'))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  };

  it('tell ships apart', () => distinct([0, 1, 2, 3, 4, 5, 'ghost' as const].map(names.ship)));
  it('tell cards apart', () => distinct(CARDS.map(names.card)));
  it('tell treasures apart', () => distinct([...new Set(TREASURES)].map(names.treasure)));
  it('tell decisions apart', () => distinct(DECISIONS.map(names.decision)));
  it('tell kinds of spaces apart', () =>
    distinct((['port-royal', 'port', 'sea', 'lair'] as const).map(names.spaceKind)));
  it('count', () => distinct([1, 2, 5, 11, 21].flatMap(n => RESOURCES.map(resource => names.tokens(resource, n)))));
});

describe('counted words', () => {
  const loads = (language: Language) => [1, 3, 5].map(tokens => wordsFor(language).names.tokens('gold', tokens));

  it('take the form of their number', () => {
    expect(loads('en')).toEqual(['1 doubloon', '3 doubloons', '5 doubloons']);
    expect(loads('ru')).toEqual(['1 дублон', '3 дублона', '5 дублонов']);
    expect(loads('uk')).toEqual(['1 дублон', '3 дублони', '5 дублонів']);
  });

  it('are written as the language writes numbers', () => {
    const summary = (language: Language) => wordsFor(language).check.summary(12_345, 0).replace(/\s/g, ' ');
    expect(summary('en')).toBe('12,345 records checked, no fault');
    expect(summary('fr')).toBe('12 345 parties contrôlées, aucune faute');
    expect(summary('it')).toBe('12.345 partite controllate, nessun errore');
  });
});
