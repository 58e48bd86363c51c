import type { Level } from '@jamaica/bots';
import { PORT_ROYAL, type Position, type ShipName } from '@jamaica/rules';
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

const KINDS = { 'port-royal': 'Port Royal', port: 'port', sea: 'mer', lair: 'repaire' };

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
  sabre: 'dégainer le Sabre de Saran',
  loot: 'choisir le butin',
  retreat: 'choisir où finit la pénurie',
  treasure: 'choisir de prendre ou non le trésor',
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
  behindStart: 'derrière la ligne de départ',
  faces: FACES,
  decisions: DECISIONS,
  pirates: PIRATES,
  levels: LEVELS,
  agreed,
});

/** A vowel takes the e of `de` away, in Cyrillic too, and so does a y that is one: d’Yves, but de Yann. */
const VOWEL = /^(?:[aeiouœæаоуыэ]|[иі](?!\p{M})|y(?=[b-df-hj-np-tv-xz]))/iu;
/** And so do the names in h whose h is mute: d’Hélène and d’Hugues, but de Hugo, de Harry and de Heidi. */
const MUTE_H = /^h(?:adri|ect|el[eio]|enri|erb|erc|erm|erv|ilair|ipp|onor|orac|ort|ubert|ugue|ya)/i;

const ofName = (name: string): string => {
  // Without the accents of Latin letters; й and ї, which are no vowels, keep theirs.
  const bare = name.normalize('NFD').replace(/([a-z])\p{M}+/giu, '$1');
  return VOWEL.test(bare) || MUTE_H.test(bare) ? `d’${name}` : `de ${name}`;
};

export interface FrenchNames extends Names {
  /** Behind `à`. */
  to(ship: ShipName): string;
  /** A space with its noun, for a number alone would be a distance: `la case 17`, `Port Royal`. */
  spaceAt(position: Position): string;
}

export const names = (crew: Crew): FrenchNames => {
  const seats = crew.map(({ pirate, name }) => name ?? SHORT[pirate]);
  return {
    ...things,
    ship: ship => (ship === 'ghost' ? 'Le Vaisseau fantôme' : seats[ship]),
    within: ship => (ship === 'ghost' ? 'le Vaisseau fantôme' : seats[ship]),
    of: ship => (ship === 'ghost' ? 'du Vaisseau fantôme' : ofName(seats[ship])),
    to: ship => (ship === 'ghost' ? 'au Vaisseau fantôme' : `à ${seats[ship]}`),
    spaceAt: at => (at.space === PORT_ROYAL ? things.place(at) : `la case ${things.place(at)}`),
  };
};
