import type { Language } from './language.ts';
import type { Speech } from './words.ts';

// Each import is written out, so that a bundler makes a file of each language.
const SPEECHES: Readonly<Record<Language, () => Promise<Speech>>> = {
  en: async () => (await import('./en/words.ts')).en,
  fr: async () => (await import('./fr/words.ts')).fr,
  it: async () => (await import('./it/words.ts')).it,
  ru: async () => (await import('./ru/words.ts')).ru,
  uk: async () => (await import('./uk/words.ts')).uk,
};

/** Loads a language, and only that one. */
export const speak = (language: Language): Promise<Speech> => SPEECHES[language]();
