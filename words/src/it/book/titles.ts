import type { Chapter } from '../../chapters.ts';

/** What the chapters are called. */
export const titles: Readonly<Record<Chapter, string>> = {
  aim: 'La regata',
  setup: 'Prima di salpare',
  round: 'Un turno',
  cards: 'Le carte',
  loading: 'Caricare',
  paying: 'Le caselle e i prezzi',
  battle: 'Il combattimento',
  shortage: 'La penuria',
  treasures: 'I tesori',
  ghost: 'In due, con la Nave Fantasma',
  books: 'Secondo quale regolamento',
  sailing: 'Navigare',
  end: 'La fine',
  secrets: 'Palese e segreto',
  questions: 'Domande al tavolo',
};
