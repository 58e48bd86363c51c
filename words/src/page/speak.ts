import type { Language } from '../language.ts';
import type { Pieces } from './pieces.ts';

// The list of a language's pieces comes with the language itself: who speaks one does not fetch the names of all others.
const SPOKEN: Readonly<Record<Language, () => Promise<Pieces>>> = {
  en: async () => (await import('../en/page/pieces.ts')).en,
  fr: async () => (await import('../fr/page/pieces.ts')).fr,
  it: async () => (await import('../it/page/pieces.ts')).it,
  ru: async () => (await import('../ru/page/pieces.ts')).ru,
  uk: async () => (await import('../uk/page/pieces.ts')).uk,
};

/** What the page says in a language, in pieces that are loaded when they are wanted. */
export const piecesIn = (language: Language): Pieces => {
  const all = SPOKEN[language];
  return {
    page: async () => (await all()).page(),
    replay: async () => (await all()).replay(),
    share: async () => (await all()).share(),
    personPage: async () => (await all()).personPage(),
    person: async () => (await all()).person(),
    companion: async () => (await all()).companion(),
    day: async () => (await all()).day(),
    lesson: async () => (await all()).lesson(),
    puzzles: async () => (await all()).puzzles(),
    gallery: async () => (await all()).gallery(),
    book: async () => (await all()).book(),
    synonyms: async () => (await all()).synonyms(),
  };
};
