import type { AgreedWords } from '../agreed.ts';

export const agreed: AgreedWords = {
  editions: { '2007': 'édition 2007', '2021': 'édition 2021' },
  books: {
    'en-2007': 'livret anglais de 2007',
    'ru-2007': 'livret russe de 2007',
    'fr-2007': 'livret français de 2007',
    'uk-2021': 'livret ukrainien de 2021',
    'it-2021': 'livret italien de 2021',
  },
  houseRules: {
    tie: 'égalité au navire le moins avancé',
    gift: 'n’importe quel trésor pour le Vaisseau fantôme',
    shortageTreasure: 'trésor facultatif après une pénurie',
    shuffle: 'pioche vide aussitôt mélangée',
    loot: 'butin en cale vide seulement',
  },
  withHouseRules: edition => `${edition} avec règles maison`,
};
