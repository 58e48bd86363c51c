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
  deckhand: 'deckhand',
  bosun: 'bosun',
  captain: 'captain',
  admiral: 'admiral',
};

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
  treasure: 'choosing whether to take the treasure',
  'ghost-direction': 'choosing the Ghost Ship’s direction',
  'ghost-move': 'choosing the Ghost Ship’s lane',
  'ghost-attack': 'choosing whom the Ghost Ship attacks',
  'ghost-loot': 'choosing the Ghost Ship’s loot',
  'ghost-load': 'choosing the Ghost Ship’s hold to load',
};

const FACES = { circle: 'a circle', square: 'a square', skull: 'a skull', star: 'a star' };

const things = thingsFrom('en', {
  actions: ACTIONS,
  tokens: TOKENS,
  powers: POWERS,
  halves: { morning: 'Morning', evening: 'Evening' },
  kinds: KINDS,
  behindStart: 'behind the start',
  faces: FACES,
  decisions: DECISIONS,
  pirates: PIRATES,
  levels: LEVELS,
  agreed,
});

export const names = (crew: Crew): Names => {
  const seats = crew.map(({ pirate, name }) => name ?? SHORT[pirate]);
  const within = (ship: ShipName): string => (ship === 'ghost' ? 'the Ghost Ship' : seats[ship]);
  return {
    ...things,
    ship: ship => (ship === 'ghost' ? 'The Ghost Ship' : seats[ship]),
    within,
    of: ship => `of ${within(ship)}`,
  };
};
