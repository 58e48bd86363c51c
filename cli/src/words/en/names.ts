import { PORT_ROYAL, type ShipName } from '@jamaica/rules';
import { counting } from '../counting.ts';
import { cardText, goodsIn } from '../goods.ts';
import type { Names } from '../names.ts';

const { count, signed } = counting('en');

const PIRATES = ['Anne', 'Mary', 'Samuel', 'John', 'Olivier', 'Edward'];

const ACTIONS = { gold: 'gold', food: 'food', gunpowder: 'gunpowder', forward: 'forward', backward: 'backward' };

const TOKENS = {
  gold: { one: 'doubloon', other: 'doubloons' },
  food: { other: 'food' },
  gunpowder: { other: 'gunpowder' },
};

const POWERS = {
  'morgans-map': 'Morgan’s Map',
  'sarans-sabre': 'Saran’s Sabre',
  'lady-beth': 'Lady Beth',
  'sixth-hold': '6th Hold',
};

const KINDS = { 'port-royal': 'Port Royal', port: 'port', sea: 'sea', lair: 'lair' };

const DECISIONS = {
  dice: 'placing the dice',
  card: 'choosing a card',
  move: 'choosing the lane',
  load: 'choosing the hold to load',
  empty: 'choosing what goes overboard',
  pay: 'choosing the holds to pay from',
  attack: 'choosing whom to attack',
  powder: 'spending gunpowder',
  'powder-from': 'choosing the holds the gunpowder comes from',
  sabre: 'using Saran’s Sabre',
  loot: 'choosing the loot',
  retreat: 'choosing where the shortage ends',
  'ghost-direction': 'choosing the Ghost Ship’s direction',
  'ghost-move': 'choosing the Ghost Ship’s lane',
  'ghost-attack': 'choosing whom the Ghost Ship attacks',
  'ghost-loot': 'choosing the Ghost Ship’s loot',
  'ghost-load': 'choosing the Ghost Ship’s hold to load',
};

const FACES = { circle: 'a circle', square: 'a square', skull: 'a skull', star: 'a star' };

export const names: Names = {
  ship: ship => (ship === 'ghost' ? 'The Ghost Ship' : PIRATES[ship]),
  resource: resource => ACTIONS[resource],
  goods: hold => names.tokens(goodsIn(hold).resource, goodsIn(hold).tokens),
  tokens: (resource, tokens) => count(tokens, TOKENS[resource]),
  action: action => ACTIONS[action],
  card: card => cardText(card, names.action),
  treasure: treasure => (typeof treasure === 'number' ? signed(treasure) : POWERS[treasure]),
  half: half => (half === 'morning' ? 'Morning' : 'Evening'),
  spaceKind: kind => KINDS[kind],
  place: ({ space, lap }) =>
    `${space === PORT_ROYAL ? KINDS['port-royal'] : space}${lap < 0 ? ' behind the start' : ''}`,
  shortageFace: face => FACES[face],
  combatFace: face => (face === 'star' ? 'a star' : String(face)),
  decision: kind => DECISIONS[kind],
};

/** A ship inside a sentence. */
export const within = (ship: ShipName): string => (ship === 'ghost' ? 'the Ghost Ship' : PIRATES[ship]);
