import type { Language } from '@jamaica/words';
import type { BigScreenWords } from '../../shared/words/big-screen.ts';
import { isPseudo, pseudo } from '../../shared/words/pseudo.ts';

// Each import is written out, so that the bundler makes a file of each language.
const WORDS: Readonly<Record<Language, () => Promise<{ readonly bigScreen: BigScreenWords }>>> = {
  en: () => import('../../shared/words/en/big-screen.ts'),
  fr: () => import('../../shared/words/fr/big-screen.ts'),
  it: () => import('../../shared/words/it/big-screen.ts'),
  ru: () => import('../../shared/words/ru/big-screen.ts'),
  uk: () => import('../../shared/words/uk/big-screen.ts'),
};

export const bigScreenWords = async (language: Language): Promise<BigScreenWords> => {
  const { bigScreen } = await WORDS[language]();
  return isPseudo() ? pseudo(bigScreen) : bigScreen;
};
