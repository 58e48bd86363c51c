import type { CompanionWords } from '../../page/companion.ts';

export const companion: CompanionWords = {
  title: 'Autour d’une vraie table',
  intro:
    'Pour ceux qui ont la boîte. Jouez avec vos dés et vos cartes, et saisissez ici ce qui sort : cales, prix, combats, pénuries et points se tiennent à jour tout seuls, selon les règles.',
  firstCaptain: 'Premier Capitaine',
  begin: 'Larguer les amarres',
  resume: 'Reprendre la dernière partie',
  back: 'Retour',
  askDice: name => `${name}, Capitaine, a lancé les deux dés d’action. Que montrent-ils ?`,
  askCombat: of => `Que montre le dé de combat ${of} ?`,
  askShortage: of => `Que montre le dé de pénurie ${of} ?`,
  askCard: name => `Quelle carte retourne ${name} ?`,
  askTreasure: name => `${name} prend un trésor. Lequel ?`,
  faceDown: 'Des points ou une malédiction : la carte reste face cachée',
  askCount: of => `La course est finie. Que vaut ce trésor ${of} ?`,
  gift: place => `Donner le trésor n° ${place} : il est maudit`,
  die: number => `Dé ${number}`,
  takeBack: 'Annuler',
  newGame: 'Nouvelle partie',
  newGameQuestion: 'Tout ce que vous avez saisi pour cette partie sera effacé.',
};
