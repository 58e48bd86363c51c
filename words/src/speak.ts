import type { Language } from './language.ts';
import type { OutsideWords } from './outside.ts';
import type { Speech } from './words.ts';

/** Loads a language, and only that one. */
export const speak = async (language: Language): Promise<Speech> => {
  const door: { readonly speech: Speech } = await import(`./${language}/words.ts`);
  return door.speech;
};

/** Loads what a language says outside of the page. */
export const speakOutside = async (language: Language): Promise<OutsideWords> => {
  const door: { readonly outside: OutsideWords } = await import(`./${language}/outside.ts`);
  return door.outside;
};
