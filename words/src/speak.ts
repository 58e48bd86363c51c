import type { Language } from './language.ts';
import type { OutsideWords } from './outside.ts';
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

const OUTSIDE: Readonly<Record<Language, () => Promise<OutsideWords>>> = {
  en: async () => (await import('./en/outside.ts')).outside,
  fr: async () => (await import('./fr/outside.ts')).outside,
  it: async () => (await import('./it/outside.ts')).outside,
  ru: async () => (await import('./ru/outside.ts')).outside,
  uk: async () => (await import('./uk/outside.ts')).outside,
};

/** Loads what a language says outside of the page. */
export const speakOutside = (language: Language): Promise<OutsideWords> => OUTSIDE[language]();
