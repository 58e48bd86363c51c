import type { LearnWords } from '../../page/learn.ts';

export const learn: LearnWords = {
  title: 'Apprendre le métier',
  lead: 'On ne naît pas pirate : voici comment on le devient.',
  ways: {
    lesson: {
      title: 'Le premier voyage',
      note: 'Cinq minutes à la barre : dés, cartes, un repaire, un combat, l’arrivée.',
    },
    rules: {
      title: 'Le Livre du pilote',
      note: 'Toutes les règles en images, dans les deux éditions, à lire ou à consulter.',
    },
    puzzles: { title: 'Énigmes', note: 'Vingt situations délicates. Quelle est la meilleure carte ?' },
    companion: {
      title: 'Autour d’une vraie table',
      note: 'Vous avez la boîte ? Votre téléphone tient le compte des cales et des points.',
    },
  },
  rule: id => `Règle ${id}`,
};
