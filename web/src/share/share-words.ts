import type { Language } from '@jamaica/words';
import { isPseudo, pseudo } from '../words/pseudo.ts';
import type { ShareWords } from '../words/share.ts';

// Each import is written out, so that the bundler makes a file of each language.
const WORDS: Readonly<Record<Language, () => Promise<{ readonly share: ShareWords }>>> = {
  en: () => import('../words/en/share.ts'),
  fr: () => import('../words/fr/share.ts'),
  it: () => import('../words/it/share.ts'),
  ru: () => import('../words/ru/share.ts'),
  uk: () => import('../words/uk/share.ts'),
};

export const shareWords = async (language: Language): Promise<ShareWords> => {
  const { share } = await WORDS[language]();
  return isPseudo() ? pseudo(share) : share;
};
