import type { Language } from '@jamaica/words';
import { isPseudo, pseudo } from '../shared/words/pseudo.ts';
import type { Synonyms } from './search.ts';
import type { RulebookWords } from './words.ts';

/** A book, and what else people call the things in it. */
export interface Translation {
  readonly book: RulebookWords;
  readonly synonyms: Synonyms;
}

// Each import is written out, so that the bundler makes a file of each language.
const BOOKS: Readonly<Record<Language, () => Promise<Translation>>> = {
  en: () => import('./en/book.ts'),
  fr: () => import('./fr/book.ts'),
  it: () => import('./it/book.ts'),
  ru: () => import('./ru/book.ts'),
  uk: () => import('./uk/book.ts'),
};

/** The rulebook in a language: its many words are loaded only when somebody opens it. */
export const rulebookIn = async (language: Language): Promise<Translation> => {
  const { book, synonyms } = await BOOKS[language]();
  return { book: isPseudo() ? pseudo(book) : book, synonyms };
};
