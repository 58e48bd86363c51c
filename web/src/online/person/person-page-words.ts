import type { Language } from '@jamaica/words';
import type { PersonPageWords } from '../../shared/words/person-page.ts';
import { isPseudo, pseudo } from '../../shared/words/pseudo.ts';

// Each import is written out, so that the bundler makes a file of each language.
const WORDS: Readonly<Record<Language, () => Promise<{ readonly personPage: PersonPageWords }>>> = {
  en: () => import('../../shared/words/en/person-page.ts'),
  fr: () => import('../../shared/words/fr/person-page.ts'),
  it: () => import('../../shared/words/it/person-page.ts'),
  ru: () => import('../../shared/words/ru/person-page.ts'),
  uk: () => import('../../shared/words/uk/person-page.ts'),
};

export const personPageWords = async (language: Language): Promise<PersonPageWords> => {
  const { personPage } = await WORDS[language]();
  return isPseudo() ? pseudo(personPage) : personPage;
};
