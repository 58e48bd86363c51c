import { PORT_ROYAL, type ShipName } from '@jamaica/rules';
import { counting } from '../counting.ts';
import { cardText, goodsIn } from '../goods.ts';
import type { Names } from '../names.ts';

const { count, signed } = counting('fr');

const PIRATES = ['Anne', 'Mary', 'Samuel', 'John', 'Olivier', 'Edward'];

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

export const names: Names = {
  ship: ship => (ship === 'ghost' ? 'Le Vaisseau fantôme' : PIRATES[ship]),
  resource: resource => ACTIONS[resource],
  goods: hold => names.tokens(goodsIn(hold).resource, goodsIn(hold).tokens),
  tokens: (resource, tokens) => count(tokens, TOKENS[resource]),
  action: action => ACTIONS[action],
  card: card => cardText(card, names.action),
  treasure: treasure => (typeof treasure === 'number' ? signed(treasure) : POWERS[treasure]),
  half: half => (half === 'morning' ? 'Matin' : 'Soir'),
  spaceKind: kind => KINDS[kind],
  place: ({ space, lap }) =>
    `${space === PORT_ROYAL ? KINDS['port-royal'] : space}${lap < 0 ? ' derrière le départ' : ''}`,
  shortageFace: face => FACES[face],
  combatFace: face => (face === 'star' ? 'une étoile' : String(face)),
  decision: kind => DECISIONS[kind],
};

/** A ship inside a sentence: bare, behind `de`, and behind `à`. */
export const within = (ship: ShipName): string => (ship === 'ghost' ? 'le Vaisseau fantôme' : PIRATES[ship]);
export const of = (ship: ShipName): string => {
  if (ship === 'ghost') return 'du Vaisseau fantôme';
  return /^[AEIOU]/.test(PIRATES[ship]) ? `d’${PIRATES[ship]}` : `de ${PIRATES[ship]}`;
};
export const to = (ship: ShipName): string => (ship === 'ghost' ? 'au Vaisseau fantôme' : `à ${PIRATES[ship]}`);
