import type { AskWords } from '../ask.ts';
import type { ItalianNames } from './names.ts';
import { spaces } from './spaces.ts';

export const ask = (names: ItalianNames): AskWords => {
  const { ship, within, goods, tokens, combatFace } = names;
  return {
    dice: (first, second) => `Il Capitano sei tu: hai tirato ${first} e ${second}. Quale dado va al mattino?`,
    card: (morning, evening) => `Mattino ${morning}, sera ${evening}. Quale carta giochi?`,
    move: (die, forward) =>
      `La rotta si biforca. ${forward ? 'Avanzi' : 'Arretri'} di ${spaces(die)}: per quale canale?`,
    load: load => `In quale stiva carichi ${goods(load)}?`,
    empty: load => `Nessuna stiva è vuota. Che cosa getti in mare per caricare ${goods(load)}?`,
    pay: price => `Devi pagare ${goods(price)}. Da quali stive?`,
    attack: 'Qui ci sono più navi. Chi attacchi?',
    powder: (rival, strength) =>
      strength === null
        ? `Attacchi ${within(rival)}. Quanta polvere spendi?`
        : `${ship(rival)} attacca con una Potenza di Fuoco di ${strength}. Quanta polvere spendi?`,
    powderFrom: spent => `Spendi ${tokens('gunpowder', spent)}. Da quali stive?`,
    sabre: (whose, face) => `${ship(whose)} ha ottenuto ${combatFace(face)}. Sguaini la Sciabola di Saran?`,
    loot: loser => `Hai battuto ${within(loser)}. Che cosa prendi?`,
    retreat: 'La penuria ti fa arretrare. Fin dove?',
    treasure: 'La penuria ti porta in questo covo. Prendi il tesoro?',
    ghostDirection: die => `Muovi la Nave Fantasma di ${spaces(die)}. Avanti o indietro?`,
    ghostMove: die => `Muovi la Nave Fantasma di ${spaces(die)}. Per quale canale?`,
    ghostAttack: 'Chi fai attaccare dalla Nave Fantasma?',
    ghostLoot: loser => `La Nave Fantasma ha battuto ${within(loser)}. Che cosa le fai prendere?`,
    ghostLoad: load => `In quale stiva la Nave Fantasma carica ${goods(load)}?`,
  };
};
