import type { AskWords } from '../ask.ts';
import type { FrenchNames } from './names.ts';
import { spaces } from './spaces.ts';

export const ask = (names: FrenchNames): AskWords => {
  const { ship, within, goods, tokens, combatFace } = names;
  return {
    dice: (first, second) => `Vous êtes Capitaine, les dés donnent ${first} et ${second}. Lequel pour le matin ?`,
    card: (morning, evening) => `Matin ${morning}, soir ${evening}. Quelle carte jouez-vous ?`,
    move: (die, forward) =>
      `Vous ${forward ? 'avancez' : 'reculez'} de ${spaces(die)}, et le chenal se divise. Où allez-vous ?`,
    load: load => `Où chargez-vous ${goods(load)} ?`,
    empty: load => `Aucune cale n’est vide. Que jetez-vous pour charger ${goods(load)} ?`,
    pay: price => `Vous payez ${goods(price)}. Dans quelles cales puisez-vous ?`,
    attack: 'Plusieurs navires sont ici. Lequel attaquez-vous ?',
    powder: (rival, strength) =>
      strength === null
        ? `Vous attaquez ${within(rival)}. Combien de barils de poudre dépensez-vous ?`
        : `${ship(rival)} attaque avec une puissance de feu de ${strength}. Combien de barils de poudre dépensez-vous ?`,
    powderFrom: spent => `Vous dépensez ${tokens('gunpowder', spent)}. Dans quelles cales puisez-vous ?`,
    sabre: (whose, face) => `${ship(whose)} a fait ${combatFace(face)}. Dégainez-vous le Sabre de Saran ?`,
    loot: loser => `Vous avez battu ${within(loser)}. Que prenez-vous ?`,
    retreat: 'Une pénurie vous fait reculer. Jusqu’où ?',
    treasure: 'La pénurie vous ramène à ce repaire. Prenez-vous son trésor ?',
    ghostDirection: die => `Le Vaisseau fantôme se déplace de ${spaces(die)}. Dans quel sens le dirigez-vous ?`,
    ghostMove: die => `Le Vaisseau fantôme se déplace de ${spaces(die)}. Dans quel chenal le dirigez-vous ?`,
    ghostAttack: 'Quel navire le Vaisseau fantôme attaque-t-il ?',
    ghostLoot: loser => `Le Vaisseau fantôme a battu ${within(loser)}. Que prend-il ?`,
    ghostLoad: load => `Où le Vaisseau fantôme charge-t-il ${goods(load)} ?`,
  };
};
