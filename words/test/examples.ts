import type { Examples } from '../src/examples.ts';
import { LANGUAGES, type Language } from '../src/language.ts';

const load = async (language: Language): Promise<Examples> => {
  const door: { readonly examples: Examples } = await import(`../src/${language}/examples.ts`);
  return door.examples;
};

const EXAMPLES = await Promise.all(LANGUAGES.map(load));

/** What a language says, as it is right. */
export const examplesIn = (language: Language): Examples => EXAMPLES[LANGUAGES.indexOf(language)];

/** With plain spaces, whatever spaces a language writes before a percent sign. */
export const plain = (text: string): string => text.replace(/\s/gu, ' ');
