import type { Chapter } from '../../chapters.ts';

/** What the chapters are called. */
export const titles: Readonly<Record<Chapter, string>> = {
  aim: 'The race',
  setup: 'Before you sail',
  round: 'A round',
  cards: 'The cards',
  loading: 'Loading',
  paying: 'Spaces and prices',
  battle: 'Battle',
  shortage: 'Shortage',
  treasures: 'Treasures',
  ghost: 'Two players and the Ghost Ship',
  books: 'By which book',
  sailing: 'Sailing',
  end: 'The end',
  secrets: 'Open and secret',
  questions: 'Questions at the table',
};
