import type { BooksWords } from '../../page/books.ts';

export const books: BooksWords = {
  legend: 'Secondo quale regolamento',
  ourReading: 'La nostra lettura',
  byTheBook: 'Esattamente come nel regolamento',
  bookNote: {
    'en-2007': 'Le regole del 2007, con una differenza: chi batte la Nave Fantasma può cederle qualsiasi tesoro.',
    'ru-2007':
      'Le regole del 2007, con una differenza: una nave che una penuria riporta in un covo può lasciarvi il tesoro.',
    'fr-2007':
      'Le regole del 2007, con una differenza: per il bottino serve una stiva vuota, e non si getta nulla in mare.',
    'uk-2021':
      'Le regole del 2021, con due differenze: a parità di punti vince la nave più indietro, e alla Nave Fantasma si può cedere qualsiasi tesoro.',
    'it-2021':
      'Le regole del 2021, con due differenze: alla Nave Fantasma si può cedere qualsiasi tesoro, e il mazzo si rimescola appena è vuoto.',
  },
  ownNote: 'Con regole della casa tutte tue: le trovi qui sotto.',
  house: 'Regole della casa',
  houseRules: {
    tie: {
      label: 'Parità a chi è dietro',
      note: 'A parità di punti vince la nave a cui restano più caselle, non quella più avanti.',
    },
    gift: {
      label: 'Qualsiasi dono alla Nave Fantasma',
      note: 'Chi la batte può cederle qualsiasi tesoro, anche un potere, e non solo uno maledetto.',
    },
    shortageTreasure: {
      label: 'Lasciare un tesoro',
      note: 'Una nave che una penuria riporta in un covo può lasciare il tesoro dov’è.',
    },
    shuffle: {
      label: 'Rimescolare subito',
      note: 'Chi pesca l’ultima carta del mazzo rimescola subito gli scarti, senza aspettare di dover pescare.',
    },
    loot: {
      label: 'Bottino in una stiva vuota',
      note: 'Si prende un carico solo in una stiva vuota: per il bottino non si getta nulla in mare.',
    },
  },
  thatIs: book => `Insieme fanno il ${book}.`,
  chapter: 'Dove i regolamenti differiscono',
  agreedLink: agreed => `${agreed}: che cosa significa`,
};
