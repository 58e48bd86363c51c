import type { Pieces } from '../../page/pieces.ts';

/** What the page says in English. */
export const pieces: Pieces = {
  page: () => import('./all.ts'),
  online: () => import('./online.ts'),
  replay: () => import('./replay.ts'),
  share: () => import('./share.ts'),
  personPage: () => import('./person-page.ts'),
  bigScreen: () => import('./big-screen.ts'),
  day: () => import('./day.ts'),
  lesson: () => import('./lesson.ts'),
  puzzles: () => import('./puzzles.ts'),
  almanac: () => import('./almanac.ts'),
  gallery: () => import('./gallery.ts'),
  opponents: () => import('./opponents.ts'),
  book: () => import('../book/book.ts'),
  synonyms: () => import('../book/synonyms.ts'),
};
