import { counting } from '../../counting.ts';
import type { AlmanacWords } from '../../page/almanac.ts';

const { number } = counting('fr');

export const almanac: AlmanacWords = {
  title: 'L’almanach',
  lead: (games, admirals) =>
    `Parties comptées : ${number(games)}, jouées par le réseau de l’amiral ; ${number(admirals)}, par des amiraux.`,
  note: 'Le point montre ce qui a été compté, le trait jusqu’où l’on peut s’y fier (95 %). La valeur d’une chose : de combien un navire a gagné plus souvent que prévu au début de la manche, en points de chances de gagner, d’un centième chacun.',
  advised: 'Conseil :',
  chapters: {
    order: {
      title: 'Qui commence',
      about: 'Victoires selon l’ordre de jeu, à quatre joueurs : 1 est le premier Capitaine.',
    },
    length: { title: 'La durée', about: 'Manches jusqu’à la fin de la partie, selon le nombre de joueurs.' },
    home: {
      title: 'Le retour au port',
      about:
        'Victoires du premier navire rentré, selon son retard ou son avance, en points d’or et de trésors, sur le rival le plus riche.',
    },
    lanes: { title: 'Les chenaux', about: 'Ce que vaut l’entrée dans un chenal.' },
    cards: { title: 'Les cartes', about: 'Ce que vaut une carte piochée à partir de la manche 7.' },
    lairs: {
      title: 'Les repaires',
      about: 'Ce que vaut la découverte du trésor d’un repaire ; les repaires dans l’ordre, depuis le départ.',
    },
    treasures: { title: 'Trésors et pouvoirs', about: 'Ce que vaut la découverte de cette carte.' },
    gunpowder: { title: 'La poudre', about: 'Combien de manches un navire se fait attaquer, selon sa poudre.' },
    ghost: { title: 'Le Vaisseau fantôme', about: 'Victoires du Vaisseau fantôme, selon le nombre de joueurs.' },
    luck: {
      title: 'La part de la chance',
      about: 'La part du résultat déjà décidée au début d’une manche, entre joueurs égaux.',
    },
  },
  lane: (fork, isLong) => `Bifurcation ${fork}, ${isLong ? 'chenal long' : 'chenal court'}`,
  advice: {
    order: points =>
      `De la meilleure à la moins bonne position, il y a ${points} points : inutile de se disputer pour commencer.`,
    length: rounds => `Manches à prévoir : ${rounds}. Vous avez onze cartes, et la plupart ne passent qu’une fois.`,
    home: (first, caught) =>
      `Le premier navire rentré gagne ${first} de ses parties ; celui qui reste avant la ligne rouge, ${caught}. Mieux vaut rentrer pauvre que rester riche en mer.`,
    lanes: (best, worst) =>
      `Là où l’on a le mieux navigué : ${best}. Et le moins bien : ${worst}. Sans bonne raison, évitez le second.`,
    cards: (best, worst) => `En fin de partie, la meilleure carte à piocher est ${best} ; jouez ${worst} avant.`,
    lairs: (best, worst) =>
      `Le repaire qui rapporte le plus : ${best}. Le moins : ${worst}. Préparez votre route pour le premier.`,
    treasures: (points, power) =>
      `Un trésor inconnu vaut ${points} points en moyenne, malédictions comprises. Le meilleur des pouvoirs : ${power}.`,
    gunpowder: (without, withSome) =>
      `Sans poudre, un navire se fait attaquer dans ${without} de ses manches ; avec 4 à 6 barils, dans ${withSome}. Le dé n’a que des nombres pairs : le premier baril de plus que le rival décide des combats, pas le deuxième.`,
    ghost: (two, five) =>
      `Le Vaisseau fantôme gagne ${two} des parties à deux et ${five} des parties à cinq : craignez ses canons, pas son score.`,
    luck: (share, strong) =>
      `Même entre joueurs inégaux, les dés et les cartes décident de ${share} du résultat ; et pourtant le plus fort des quatre gagne ${strong} des parties. Jugez-vous sur vos choix, pas sur un seul résultat.`,
  },
};
