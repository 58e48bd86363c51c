import type { CompanionWords } from '../companion.ts';

export const companion: CompanionWords = {
  title: 'À la vraie table',
  intro:
    'Pour qui possède la boîte. Jouez avec vos dés et vos cartes et dites-les ici : cales, prix, combats, pénuries et points sont tenus pour vous, selon les règles.',
  firstCaptain: 'Premier Capitaine',
  begin: 'Larguer les amarres',
  resume: 'Reprendre la dernière partie',
  back: 'Retour',
  askDice: name => `${name}, Capitaine, a lancé les deux dés d’action. Que montrent-ils ?`,
  askCombat: of => `Que montre le dé de combat ${of} ?`,
  askShortage: of => `Que montre le dé de pénurie ${of} ?`,
  askCard: name => `Quelle carte retourne ${name} ?`,
  askTreasure: name => `${name} prend un trésor. Lequel ?`,
  faceDown: 'Un trésor ou une malédiction : la carte reste face cachée',
  askCount: of => `La course est finie. Quel est ce trésor ${of} ?`,
  gift: place => `Donner le trésor ${place} : il est maudit`,
  die: number => `Dé ${number}`,
  takeBack: 'Annuler',
  newGame: 'Nouvelle partie',
  newGameQuestion: 'Ce qui a été dit de cette partie sera oublié.',
};
