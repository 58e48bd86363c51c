import { PORT_ROYAL, type ShipName } from '@jamaica/rules';
import { counting } from '../counting.ts';
import { cardText, goodsIn } from '../goods.ts';
import type { Names } from '../names.ts';

const { count, signed } = counting('it');

const PIRATES = ['Anne', 'Mary', 'Samuel', 'John', 'Olivier', 'Edward'];

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
  'sixth-hold': '6ª Stiva',
};

const KINDS = { 'port-royal': 'Port Royal', port: 'porto', sea: 'mare', lair: 'covo' };

const DECISIONS = {
  dice: 'disporre i dadi',
  card: 'scegliere una carta',
  move: 'scegliere il canale',
  load: 'scegliere la stiva da caricare',
  empty: 'scegliere che cosa gettare in mare',
  pay: 'scegliere le stive da cui pagare',
  attack: 'scegliere chi attaccare',
  powder: 'spendere polvere da sparo',
  'powder-from': 'scegliere le stive da cui prendere la polvere',
  sabre: 'usare la Sciabola di Saran',
  loot: 'scegliere il bottino',
  retreat: 'scegliere dove finisce la penuria',
  'ghost-direction': 'scegliere la direzione della Nave fantasma',
  'ghost-move': 'scegliere il canale della Nave fantasma',
  'ghost-attack': 'scegliere chi attacca la Nave fantasma',
  'ghost-loot': 'scegliere il bottino della Nave fantasma',
  'ghost-load': 'scegliere la stiva che la Nave fantasma carica',
};

const FACES = { circle: 'un cerchio', square: 'un quadrato', skull: 'un teschio', star: 'una stella' };

export const names: Names = {
  ship: ship => (ship === 'ghost' ? 'La Nave fantasma' : PIRATES[ship]),
  resource: resource => ACTIONS[resource],
  goods: hold => names.tokens(goodsIn(hold).resource, goodsIn(hold).tokens),
  tokens: (resource, tokens) => count(tokens, TOKENS[resource]),
  action: action => ACTIONS[action],
  card: card => cardText(card, names.action),
  treasure: treasure => (typeof treasure === 'number' ? signed(treasure) : POWERS[treasure]),
  half: half => (half === 'morning' ? 'Mattina' : 'Sera'),
  spaceKind: kind => KINDS[kind],
  place: ({ space, lap }) =>
    `${space === PORT_ROYAL ? KINDS['port-royal'] : space}${lap < 0 ? ' dietro la partenza' : ''}`,
  shortageFace: face => FACES[face],
  combatFace: face => (face === 'star' ? 'una stella' : String(face)),
  decision: kind => DECISIONS[kind],
};

/** A ship inside a sentence: bare, behind `di`, and behind `a`. */
export const within = (ship: ShipName): string => (ship === 'ghost' ? 'la Nave fantasma' : PIRATES[ship]);
export const of = (ship: ShipName): string => (ship === 'ghost' ? 'della Nave fantasma' : `di ${PIRATES[ship]}`);
export const to = (ship: ShipName): string => {
  if (ship === 'ghost') return 'alla Nave fantasma';
  return PIRATES[ship].startsWith('A') ? `ad ${PIRATES[ship]}` : `a ${PIRATES[ship]}`;
};
