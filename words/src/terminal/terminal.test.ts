import { describe, expect, it } from 'vitest';
import { plainTexts } from '../../test/plain-texts.ts';
import { proofreadingIn } from '../../test/proofreading.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { wordsFor } from './index.ts';

const ENGLISH = new Map(plainTexts(wordsFor('en')));

// Command lines and the names of options are not translated.
const UNTRANSLATED = /\.examples\.|\.options\.\d+\.0$|\.usage\./;

describe.each(LANGUAGES.filter(each => each !== 'en'))('the words in %s', language => {
  const own = plainTexts(wordsFor(language));
  const { asInEnglish } = proofreadingIn(language);

  it('leave nothing in English', () => {
    const same = own.filter(([path, text]) => !UNTRANSLATED.test(path) && text !== '' && ENGLISH.get(path) === text);
    expect(same.filter(([path]) => !asInEnglish.test(path))).toEqual([]);
  });

  it('have a text wherever English has one', () => {
    const empty = own.filter(([path, text]) => text === '' && ENGLISH.get(path) !== '');
    expect(empty).toEqual([]);
  });
});

describe('numbers', () => {
  it('are written as the language writes numbers', () => {
    const summary = (language: Language) => wordsFor(language).check.summary(12_345, 0).replace(/\s/g, ' ');
    expect(summary('en')).toBe('12,345 records checked, no fault');
    expect(summary('fr')).toBe('12 345 parties contrôlées, aucune erreur');
    expect(summary('it')).toBe('12.345 partite controllate, nessun errore');
  });
});
