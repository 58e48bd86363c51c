import { LANGUAGES, type Language } from '../src/language.ts';
import type { Proofreading } from '../src/proofreading.ts';

const load = async (language: Language): Promise<Proofreading> => {
  const door: { readonly proofreading: Proofreading } = await import(`../src/${language}/proofreading.ts`);
  return door.proofreading;
};

const PROOFREADING = await Promise.all(LANGUAGES.map(load));

/** What is a fault in a language. */
export const proofreadingIn = (language: Language): Proofreading => PROOFREADING[LANGUAGES.indexOf(language)];
