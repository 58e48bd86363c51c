import type { Language } from '@jamaica/words';
import type { DayWords } from '../../shared/words/day.ts';
import { isPseudo, pseudo } from '../../shared/words/pseudo.ts';

// Each import is written out, so that the bundler makes a file of each language.
const WORDS: Readonly<Record<Language, () => Promise<{ readonly day: DayWords }>>> = {
  en: () => import('../../shared/words/en/day.ts'),
  fr: () => import('../../shared/words/fr/day.ts'),
  it: () => import('../../shared/words/it/day.ts'),
  ru: () => import('../../shared/words/ru/day.ts'),
  uk: () => import('../../shared/words/uk/day.ts'),
};

export const dayWords = async (language: Language): Promise<DayWords> => {
  const { day } = await WORDS[language]();
  return isPseudo() ? pseudo(day) : day;
};
