import { describe, expect, it } from 'vitest';
import { spoken } from '../test/spoken.ts';

/** Every plain text in the words, by its path. */
const texts = (value: unknown, path = ''): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => texts(each, path ? `${path}.${key}` : key));
};

const ENGLISH = new Map(texts(spoken('en')));

it('in English have a text everywhere', () => {
  expect(ENGLISH.size).toBeGreaterThan(20);
  expect([...ENGLISH].filter(([, text]) => text.trim() === '')).toEqual([]);
});

describe.each(['fr', 'it', 'ru', 'uk'] as const)('the words in %s', language => {
  const own = texts(spoken(language));

  it('have the texts that English has', () => {
    expect(own.map(([path]) => path)).toEqual([...ENGLISH.keys()]);
    expect(own.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('leave nothing in English', () => {
    expect(own.filter(([path, text]) => ENGLISH.get(path) === text)).toEqual([]);
  });
});
