import type { Level } from '@jamaica/bots';
import type { ShipName } from '@jamaica/rules';
import type { Crew } from '../crew.ts';
import type { Names } from '../names.ts';
import type { Pirate } from '../pirates.ts';
import { thingsFrom } from '../things.ts';
import { agreed } from './agreed.ts';

const SHORT: Readonly<Record<Pirate, string>> = {
  anne: 'Anne',
  mary: 'Mary',
  samuel: 'Samuel',
  john: 'John',
  olivier: 'Olivier',
  edward: 'Edward',
};

const PIRATES: Readonly<Record<Pirate, string>> = {
  anne: 'Anne Bonny',
  mary: 'Mary Read',
  samuel: 'Samuel Bellamy',
  john: 'John Rackham',
  olivier: 'Olivier Levasseur',
  edward: 'Edward Drummond',
};

const LEVELS: Readonly<Record<Level, string>> = {
  deckhand: 'mozzo',
  bosun: 'nostromo',
  captain: 'capitano',
  admiral: 'ammiraglio',
};

const ACTIONS = { gold: 'oro', food: 'cibo', gunpowder: 'polvere', forward: 'avanti', backward: 'indietro' };

const TOKENS = {
  gold: { one: 'doblone', other: 'dobloni' },
  food: { one: 'razione', other: 'razioni' },
  gunpowder: { one: 'barile di polvere', other: 'barili di polvere' },
};

const POWERS = {
  'morgans-map': 'Mappa di Morgan',
  'sarans-sabre': 'Sciabola di Saran',
  'lady-beth': 'Lady Beth',
  'sixth-hold': 'Sesta Stiva',
};

const KINDS = { 'port-royal': 'Port Royal', port: 'porto', sea: 'mare', lair: 'covo' };

const DECISIONS = {
  dice: 'disporre i dadi',
  card: 'scegliere una carta',
  move: 'scegliere il canale',
  load: 'scegliere in quale stiva caricare',
  empty: 'scegliere che cosa gettare in mare',
  pay: 'scegliere le stive da cui pagare',
  attack: 'scegliere chi attaccare',
  powder: 'spendere polvere da cannone',
  'powder-from': 'scegliere le stive da cui prendere la polvere',
  sabre: 'usare la Sciabola di Saran',
  loot: 'scegliere il bottino',
  retreat: 'scegliere dove finisce la penuria',
  treasure: 'scegliere se prendere il tesoro',
  'ghost-direction': 'scegliere la direzione della Nave Fantasma',
  'ghost-move': 'scegliere il canale della Nave Fantasma',
  'ghost-attack': 'scegliere chi far attaccare dalla Nave Fantasma',
  'ghost-loot': 'scegliere il bottino della Nave Fantasma',
  'ghost-load': 'scegliere la stiva in cui la Nave Fantasma carica',
};

const FACES = { circle: 'un cerchio', square: 'un quadrato', skull: 'un teschio', star: 'una stella' };

const things = thingsFrom('it', {
  actions: ACTIONS,
  tokens: TOKENS,
  powers: POWERS,
  halves: { morning: 'Mattino', evening: 'Sera' },
  kinds: KINDS,
  behindStart: 'dietro la partenza',
  faces: FACES,
  decisions: DECISIONS,
  pirates: PIRATES,
  levels: LEVELS,
  agreed,
});

const isAFirst = (name: string): boolean => /^a/i.test(name.normalize('NFD'));

export interface ItalianNames extends Names {
  /** Behind `a`, which is `ad` before another a. */
  to(ship: ShipName): string;
  /** Behind `da`. */
  from(ship: ShipName): string;
}

export const names = (crew: Crew): ItalianNames => {
  const seats = crew.map(({ pirate, name }) => name ?? SHORT[pirate]);
  const toName = (name: string): string => (isAFirst(name) ? `ad ${name}` : `a ${name}`);
  return {
    ...things,
    ship: ship => (ship === 'ghost' ? 'La Nave Fantasma' : seats[ship]),
    within: ship => (ship === 'ghost' ? 'la Nave Fantasma' : seats[ship]),
    of: ship => (ship === 'ghost' ? 'della Nave Fantasma' : `di ${seats[ship]}`),
    to: ship => (ship === 'ghost' ? 'alla Nave Fantasma' : toName(seats[ship])),
    from: ship => (ship === 'ghost' ? 'dalla Nave Fantasma' : `da ${seats[ship]}`),
  };
};
