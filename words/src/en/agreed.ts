import type { AgreedWords } from '../agreed.ts';

export const agreed: AgreedWords = {
  editions: { '2007': '2007 edition', '2021': '2021 edition' },
  books: {
    'en-2007': 'English book of 2007',
    'ru-2007': 'Russian book of 2007',
    'fr-2007': 'French book of 2007',
    'uk-2021': 'Ukrainian book of 2021',
    'it-2021': 'Italian book of 2021',
  },
  houseRules: {
    tie: 'ties go to the ship behind',
    gift: 'any treasure can be given to the Ghost Ship',
    shortageTreasure: 'a treasure may be left after a shortage',
    shuffle: 'an empty deck is shuffled at once',
    loot: 'loot only into an empty hold',
  },
  withHouseRules: edition => `${edition} with house rules`,
};
