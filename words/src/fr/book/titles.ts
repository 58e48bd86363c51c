import type { Chapter } from '../../chapters.ts';

/** What the chapters are called. */
export const titles: Readonly<Record<Chapter, string>> = {
  aim: 'La course',
  setup: 'Avant le départ',
  round: 'Une manche',
  cards: 'Les cartes',
  loading: 'Charger',
  paying: 'Les cases et leur prix',
  battle: 'Le combat',
  shortage: 'La pénurie',
  treasures: 'Les trésors',
  ghost: 'Deux joueurs et le Vaisseau fantôme',
  books: 'Selon quel livret',
  sailing: 'Naviguer',
  end: 'La fin',
  secrets: 'Visible et secret',
  questions: 'Questions de table',
};
