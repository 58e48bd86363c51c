import type { BooksWords } from '../../page/books.ts';

export const books: BooksWords = {
  legend: 'By which book',
  ourReading: 'Our reading',
  byTheBook: 'Exactly by the book',
  bookNote: {
    'en-2007': 'The 2007 rules, with one difference: whoever beats the Ghost Ship may give it any treasure.',
    'ru-2007':
      'The 2007 rules, with one difference: a ship that a shortage drives to a lair may leave the treasure there.',
    'fr-2007': 'The 2007 rules, with one difference: loot needs an empty hold, and nothing goes overboard for it.',
    'uk-2021':
      'The 2021 rules, with two differences: among equal scores the ship behind wins, and the Ghost Ship can be given any treasure.',
    'it-2021':
      'The 2021 rules, with two differences: the Ghost Ship can be given any treasure, and a deck is shuffled as soon as it is empty.',
  },
  ownNote: 'With house rules of your own; you find them below.',
  house: 'House rules',
  houseRules: {
    tie: {
      label: 'Ties to the ship behind',
      note: 'Among equal scores the ship wins that has the most spaces left, not the one ahead.',
    },
    gift: {
      label: 'Any gift for the Ghost Ship',
      note: 'Whoever beats it may give it any treasure, a power too, and not only a cursed one.',
    },
    shortageTreasure: {
      label: 'Leaving a treasure',
      note: 'A ship that a shortage drives to a lair may leave the treasure where it is.',
    },
    shuffle: {
      label: 'Shuffling at once',
      note: 'Whoever draws the last card of the deck shuffles the discard pile at once, not only when a card must be drawn.',
    },
    loot: {
      label: 'Loot into an empty hold',
      note: 'Goods can be taken only into an empty hold: nothing is thrown overboard for loot.',
    },
  },
  thatIs: book => `Together, that is the ${book}.`,
  chapter: 'Where the books differ',
  agreedLink: agreed => `${agreed}: what that means`,
};
