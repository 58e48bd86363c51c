import { describe, expect, it } from 'vitest';
import { plainTexts } from '../test/plain-texts.ts';
import { spoken } from '../test/spoken.ts';
import { LANGUAGES } from './language.ts';

const ENGLISH = new Map(plainTexts(spoken('en')));

it('in English have a text everywhere', () => {
  expect(ENGLISH.size).toBeGreaterThan(20);
  expect([...ENGLISH].filter(([, text]) => text.trim() === '')).toEqual([]);
});

describe.each(LANGUAGES.filter(each => each !== 'en'))('the words in %s', language => {
  const own = plainTexts(spoken(language));

  it('have the texts that English has', () => {
    expect(own.map(([path]) => path)).toEqual([...ENGLISH.keys()]);
    expect(own.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('leave nothing in English', () => {
    expect(own.filter(([path, text]) => ENGLISH.get(path) === text)).toEqual([]);
  });
});
