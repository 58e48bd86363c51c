import type { Language } from '@jamaica/words';
import { isPseudo, pseudo } from '../../shared/words/pseudo.ts';
import type { ShareWords } from '../../shared/words/share.ts';

// Each import is written out, so that the bundler makes a file of each language.
const WORDS: Readonly<Record<Language, () => Promise<{ readonly share: ShareWords }>>> = {
  en: () => import('../../shared/words/en/share.ts'),
  fr: () => import('../../shared/words/fr/share.ts'),
  it: () => import('../../shared/words/it/share.ts'),
  ru: () => import('../../shared/words/ru/share.ts'),
  uk: () => import('../../shared/words/uk/share.ts'),
};

export const shareWords = async (language: Language): Promise<ShareWords> => {
  const { share } = await WORDS[language]();
  return isPseudo() ? pseudo(share) : share;
};
