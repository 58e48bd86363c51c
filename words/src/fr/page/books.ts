import type { BooksWords } from '../../page/books.ts';

export const books: BooksWords = {
  legend: 'Selon quel livret',
  ourReading: 'Notre lecture',
  byTheBook: 'Exactement selon le livret',
  bookNote: {
    'en-2007':
      'Les règles de 2007, à une différence près : si vous battez le Vaisseau fantôme, vous pouvez lui donner n’importe quel trésor.',
    'ru-2007':
      'Les règles de 2007, à une différence près : un navire qu’une pénurie ramène dans un repaire peut y laisser le trésor.',
    'fr-2007':
      'Les règles de 2007, à une différence près : il faut une cale vide pour le butin, et rien ne passe par-dessus bord.',
    'uk-2021':
      'Les règles de 2021, à deux différences près : à égalité, le navire le moins avancé gagne, et le Vaisseau fantôme peut recevoir n’importe quel trésor.',
    'it-2021':
      'Les règles de 2021, à deux différences près : le Vaisseau fantôme peut recevoir n’importe quel trésor, et l’on mélange dès que la pioche est vide.',
  },
  ownNote: 'Avec vos propres règles maison, que voici plus bas.',
  house: 'Règles maison',
  houseRules: {
    tie: {
      label: 'Égalité au moins avancé',
      note: 'À égalité de points, le navire à qui il reste le plus de cases gagne, et non celui qui est devant.',
    },
    gift: {
      label: 'Tout cadeau au Vaisseau fantôme',
      note: 'Si vous le battez, vous pouvez lui donner n’importe quel trésor, même un pouvoir, et pas seulement un trésor maudit.',
    },
    shortageTreasure: {
      label: 'Laisser un trésor',
      note: 'Un navire qu’une pénurie ramène dans un repaire peut y laisser le trésor.',
    },
    shuffle: {
      label: 'Mélanger aussitôt',
      note: 'Si vous piochez la dernière carte, vous mélangez aussitôt la défausse, sans attendre de devoir piocher.',
    },
    loot: {
      label: 'Butin en cale vide',
      note: 'On ne prend une cargaison que dans une cale vide : rien ne passe par-dessus bord pour du butin.',
    },
  },
  thatIs: book => `Ensemble, c’est le ${book}.`,
  chapter: 'Où les livrets diffèrent',
  agreedLink: agreed => `${agreed} : ce que cela veut dire`,
};
