import type { Level } from '@jamaica/bots';
import type { ShipName } from '@jamaica/rules';
import type { Crew } from '../crew.ts';
import type { Names } from '../names.ts';
import type { Pirate } from '../pirates.ts';
import { thingsFrom } from '../things.ts';

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
  deckhand: 'matelot',
  bosun: 'bosco',
  captain: 'capitaine',
  admiral: 'amiral',
};

const ACTIONS = { gold: 'or', food: 'vivres', gunpowder: 'poudre', forward: 'avant', backward: 'arrière' };

const TOKENS = {
  gold: { one: 'doublon', other: 'doublons' },
  food: { one: 'ration', other: 'rations' },
  gunpowder: { one: 'baril de poudre', other: 'barils de poudre' },
};

const POWERS = {
  'morgans-map': 'Carte de Morgan',
  'sarans-sabre': 'Sabre de Saran',
  'lady-beth': 'Lady Beth',
  'sixth-hold': '6e Cale',
};

const KINDS = { 'port-royal': 'Port-Royal', port: 'port', sea: 'mer', lair: 'repaire' };

const DECISIONS = {
  dice: 'placer les dés',
  card: 'choisir une carte',
  move: 'choisir le chenal',
  load: 'choisir la cale à remplir',
  empty: 'choisir ce qui passe par-dessus bord',
  pay: 'choisir les cales qui paient',
  attack: 'choisir qui attaquer',
  powder: 'dépenser de la poudre',
  'powder-from': 'choisir les cales d’où vient la poudre',
  sabre: 'tirer le Sabre de Saran',
  loot: 'choisir le butin',
  retreat: 'choisir où finit la pénurie',
  'ghost-direction': 'choisir le sens du Vaisseau fantôme',
  'ghost-move': 'choisir le chenal du Vaisseau fantôme',
  'ghost-attack': 'choisir qui le Vaisseau fantôme attaque',
  'ghost-loot': 'choisir le butin du Vaisseau fantôme',
  'ghost-load': 'choisir la cale que remplit le Vaisseau fantôme',
};

const FACES = { circle: 'un rond', square: 'un carré', skull: 'un crâne', star: 'une étoile' };

const things = thingsFrom('fr', {
  actions: ACTIONS,
  tokens: TOKENS,
  powers: POWERS,
  halves: { morning: 'Matin', evening: 'Soir' },
  kinds: KINDS,
  behindStart: 'derrière le départ',
  faces: FACES,
  decisions: DECISIONS,
  pirates: PIRATES,
  levels: LEVELS,
});

/** A vowel takes the e of `de` away, and so does a y that is one: d’Yves, but de Yann. */
const isVowelFirst = (name: string): boolean => /^(?:[aeiouœæ]|y(?![aeiou]))/i.test(name.normalize('NFD'));

export interface FrenchNames extends Names {
  /** Behind `à`. */
  to(ship: ShipName): string;
}

export const names = (crew: Crew): FrenchNames => {
  const seats = crew.map(({ pirate, name }) => name ?? SHORT[pirate]);
  const ofName = (name: string): string => (isVowelFirst(name) ? `d’${name}` : `de ${name}`);
  return {
    ...things,
    ship: ship => (ship === 'ghost' ? 'Le Vaisseau fantôme' : seats[ship]),
    within: ship => (ship === 'ghost' ? 'le Vaisseau fantôme' : seats[ship]),
    of: ship => (ship === 'ghost' ? 'du Vaisseau fantôme' : ofName(seats[ship])),
    to: ship => (ship === 'ghost' ? 'au Vaisseau fantôme' : `à ${seats[ship]}`),
  };
};
