import type { LearnWords } from '../learn.ts';

export const learn: LearnWords = {
  title: 'Apprendre le métier',
  lead: 'On ne naît pas pirate : voici comment on le devient.',
  ways: {
    lesson: {
      title: 'Le premier voyage',
      note: 'Cinq minutes à la barre : dés, cartes, un repaire, un combat, l’arrivée.',
    },
    rules: {
      title: 'Le Livre du pilote',
      note: 'Toutes les règles en images, dans les deux éditions, à lire ou à consulter.',
    },
    puzzles: { title: 'Énigmes', note: 'Vingt positions délicates. Quelle est la meilleure carte ?' },
    companion: {
      title: 'À la vraie table',
      note: 'Vous avez la boîte ? Le téléphone tient les cales et les scores.',
    },
  },
  rule: id => `Règle ${id}`,
};
