import type { AskWords } from '../ask.ts';
import { counting } from '../counting.ts';
import type { ItalianNames } from './names.ts';

const { count } = counting('it');

const spaces = (die: number): string => count(die, { one: 'casella', other: 'caselle' });

export const ask = (names: ItalianNames): AskWords => {
  const { ship, within, goods, tokens, combatFace } = names;
  return {
    dice: (first, second) => `Sei Capitano e hai tirato ${first} e ${second}. Quale dado per la mattina?`,
    card: (morning, evening) => `Mattina ${morning}, sera ${evening}. Quale carta giochi?`,
    move: (die, forward) => `Il canale si divide. Dove vai, ${spaces(die)} ${forward ? 'avanti' : 'indietro'}?`,
    load: load => `Dove carichi ${goods(load)}?`,
    empty: load => `Nessuna stiva è vuota. Che cosa getti per caricare ${goods(load)}?`,
    pay: price => `Paghi ${goods(price)}. Da quali stive?`,
    attack: 'Qui ci sono più navi. Chi attacchi?',
    powder: (rival, strength) =>
      strength === null
        ? `Attacchi ${within(rival)}. Quanta polvere da sparo spendi?`
        : `${ship(rival)} attacca con ${strength}. Quanta polvere da sparo spendi?`,
    powderFrom: spent => `Spendi ${tokens('gunpowder', spent)}. Da quali stive?`,
    sabre: (whose, face) => `${ship(whose)} ha tirato ${combatFace(face)}. Sguaini la Sciabola di Saran?`,
    loot: loser => `Hai battuto ${within(loser)}. Che cosa prendi?`,
    retreat: 'Una penuria ti fa arretrare. Fin dove?',
    ghostDirection: die => `Guidi la Nave fantasma, ${spaces(die)}. In che direzione?`,
    ghostMove: die => `Guidi la Nave fantasma, ${spaces(die)}. Per quale canale?`,
    ghostAttack: 'Chi attacca la Nave fantasma?',
    ghostLoot: loser => `La Nave fantasma ha battuto ${within(loser)}. Che cosa prende?`,
    ghostLoad: load => `Dove carica la Nave fantasma ${goods(load)}?`,
  };
};
