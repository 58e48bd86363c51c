import type { AgreedWords } from '../agreed.ts';

export const agreed: AgreedWords = {
  editions: { '2007': 'edizione 2007', '2021': 'edizione 2021' },
  books: {
    'en-2007': 'regolamento inglese del 2007',
    'ru-2007': 'regolamento russo del 2007',
    'fr-2007': 'regolamento francese del 2007',
    'uk-2021': 'regolamento ucraino del 2021',
    'it-2021': 'regolamento italiano del 2021',
  },
  houseRules: {
    tie: 'a parità vince la nave più indietro',
    gift: 'qualsiasi tesoro alla Nave Fantasma',
    shortageTreasure: 'tesoro facoltativo dopo una penuria',
    shuffle: 'mazzo vuoto rimescolato subito',
    loot: 'bottino solo in una stiva vuota',
  },
  withHouseRules: edition => `${edition} con regole della casa`,
};
