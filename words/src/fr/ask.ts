import type { AskWords } from '../ask.ts';
import { counting } from '../counting.ts';
import type { FrenchNames } from './names.ts';

const { count } = counting('fr');

const spaces = (die: number): string => count(die, { one: 'case', other: 'cases' });

export const ask = (names: FrenchNames): AskWords => {
  const { ship, within, goods, tokens, combatFace } = names;
  return {
    dice: (first, second) => `Vous êtes Capitaine, les dés donnent ${first} et ${second}. Lequel pour le matin ?`,
    card: (morning, evening) => `Matin ${morning}, soir ${evening}. Quelle carte jouez-vous ?`,
    move: (die, forward) => `Le chenal se divise. Où allez-vous, ${spaces(die)} en ${forward ? 'avant' : 'arrière'} ?`,
    load: load => `Où chargez-vous ${goods(load)} ?`,
    empty: load => `Aucune cale n’est vide. Que jetez-vous pour charger ${goods(load)} ?`,
    pay: price => `Vous payez ${goods(price)}. De quelles cales ?`,
    attack: 'Plusieurs navires sont ici. Qui attaquez-vous ?',
    powder: (rival, strength) =>
      strength === null
        ? `Vous attaquez ${within(rival)}. Combien de poudre dépensez-vous ?`
        : `${ship(rival)} attaque avec ${strength}. Combien de poudre dépensez-vous ?`,
    powderFrom: spent => `Vous dépensez ${tokens('gunpowder', spent)}. De quelles cales ?`,
    sabre: (whose, face) => `${ship(whose)} a fait ${combatFace(face)}. Tirez-vous le Sabre de Saran ?`,
    loot: loser => `Vous avez battu ${within(loser)}. Que prenez-vous ?`,
    retreat: 'Une pénurie vous fait reculer. Jusqu’où ?',
    ghostDirection: die => `Vous menez le Vaisseau fantôme, ${spaces(die)}. Dans quel sens ?`,
    ghostMove: die => `Vous menez le Vaisseau fantôme, ${spaces(die)}. Par quel chenal ?`,
    ghostAttack: 'Qui le Vaisseau fantôme attaque-t-il ?',
    ghostLoot: loser => `Le Vaisseau fantôme a battu ${within(loser)}. Que prend-il ?`,
    ghostLoad: load => `Où le Vaisseau fantôme charge-t-il ${goods(load)} ?`,
  };
};
