import type { Half, Listener } from './events.ts';
import { FORMER_READING, READING, type Reading, wasAhead } from './former.ts';
import { type House, type HouseRule, houseBit, houseField, houseSet } from './house.ts';
import type { TurnMark } from './mark.ts';
import type { Phase } from './phases.ts';
import { isAhead, type Place } from './place.ts';
import type { Seat, Ship, ShipName } from './seats.ts';
import { TREASURES } from './treasures.ts';

export const EDITIONS = ['2007', '2021'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Which game is played. */
export interface Rules {
  readonly edition: Edition;
  readonly players: number;
  readonly ghost: boolean;
  /** What the table agreed on beside; absent without any house rule. */
  readonly house?: House;
}

export const MOST_SHIPS = 6;
export const NONE = -1;

/**
 * A game is one row of small numbers: copying it copies bytes, and everything it waits for is in it. The first cells
 * are the table's, then come the ships, the seats' cards, and the treasure cards.
 */
export interface Cells {
  readonly [cell: number]: number;
  readonly length: number;
}

/** A game at a moment. Nobody writes to it. */
export interface State {
  readonly cells: Cells;
}

/** A game being played: the cells to write, the options of the open decision, and the events, if anybody listens. */
export interface Draft {
  readonly cells: Int16Array;
  /** The first `count` of these are the options; none are listed for cards, where every seat has its own. */
  readonly options: Int32Array;
  count: number;
  events: Listener | null;
  /** The marks for a record, if one is written. */
  marks: TurnMark[] | null;
}

/** No decision has more options than this: the splits of the fullest holds there can be. */
const MOST_OPTIONS = 256;
export const optionBuffer = (): Int32Array => new Int32Array(MOST_OPTIONS);

// Files keep the cells and phases they use in constants of their own and call each other's functions, because V8 folds
// a module's own constants into its code and reads imported ones from memory, which made the engine half as slow again.

const TABLE = [
  'edition-2021', // 1 in the edition of 2021
  'players',
  'ghost', // 1 with the Ghost Ship
  'house', // the house rules, one bit each
  'former', // 1 in a game begun by the former reading
  'captain',
  'round',
  'phase',
  'morning', // the action dice; before they are placed, as they were rolled
  'evening',
  'active', // the ship whose turn it is
  'half', // 0 morning, 1 evening
  'played', // the card being carried out
  'finished', // 1 from the moment a ship has finished
  'tokens', // the lairs that still have their treasure, one bit each
  'taken', // how many cards of the treasure pile are gone
  'drawer', // who draws cards, or shuffles to draw

  // A load under way.
  'load-ship',
  'load-cargo',
  'load-tokens',
  'load-then', // the phase after it

  // A movement under way.
  'forward', // 1 when it goes forward
  'shortage-face', // how far back the die of 2021 sends the ship
  'driven-back', // 1 when a shortage drove the ship to where it is

  // A battle under way.
  'attacker',
  'defender',
  'fighter', // which of the two spends and rolls
  'attack-die', // 0 before the roll
  'attack-powder',
  'defence-die',
  'defence-powder',
  'sabre-used',
  'reroll', // 1 when the roll awaited is the Sabre's second
  'winner',
  'loser',
] as const;

/** A cell of the table's. */
export const cell = (name: (typeof TABLE)[number]): number => TABLE.indexOf(name);

const EDITION_2021 = cell('edition-2021');
const PLAYERS = cell('players');
const GHOST = cell('ghost');
const HOUSE = cell('house');
const FORMER = cell('former');
const CAPTAIN = cell('captain');
const PHASE = cell('phase');
const MORNING = cell('morning');
const ACTIVE = cell('active');
const HALF = cell('half');

// Behind the table's cells come those of the ships (ships.ts), of the seats' cards (hands.ts) and of the treasure cards
// (knowledge.ts), as many of each as there can be, and the treasure pile with the cards out of the game (lair.ts).
export const SHIP_CELLS = 26;
export const SEAT_CELLS = 16;
export const TREASURE_CELLS = 4;
export const FIRST_SHIP = TABLE.length;
export const FIRST_SEAT = FIRST_SHIP + MOST_SHIPS * SHIP_CELLS;
export const FIRST_TREASURE = FIRST_SEAT + MOST_SHIPS * SEAT_CELLS;
const PILE = FIRST_TREASURE + TREASURES.length * TREASURE_CELLS;
const CELLS = PILE + TREASURES.length;

export const pileCell = (index: number): number => PILE + index;

/** A table with nothing on it, to set a game up on or to copy one to. */
export const blank = (): Draft => ({
  cells: new Int16Array(CELLS),
  options: optionBuffer(),
  count: 0,
  events: null,
  marks: null,
});

/** A draft of the same game, to play on. Its options are listed when it comes to the next decision. */
export const copy = (state: State): Draft => {
  const draft = blank();
  copyInto(draft, state);
  return draft;
};

/** Makes `draft` the same game as `state`, without making a new draft: what search does a million times. */
export const copyInto = (draft: Draft, state: State): void => {
  draft.cells.set(state.cells);
  draft.count = 0;
};

export const players = (game: State): number => game.cells[PLAYERS];
export const isEdition2021 = (game: State): boolean => game.cells[EDITION_2021] === 1;
export const hasGhost = (game: State): boolean => game.cells[GHOST] === 1;
/** The ship whose turn it is. */
export const activeShip = (game: State): Ship => game.cells[ACTIVE];
export const captain = (game: State): Seat => game.cells[CAPTAIN];
export const shipCount = (game: State): number => game.cells[PLAYERS] + game.cells[GHOST];
/** The Ghost Ship's number; only a game with the Ghost Ship has a ship of this number. */
export const isGhost = (game: State, ship: Ship): boolean => ship === game.cells[PLAYERS];
export const nextSeat = (game: State, seat: Seat): Seat => (seat + 1 === players(game) ? 0 : seat + 1);
/** Whether the table agreed on a house rule. */
export const hasHouseRule = (game: State, rule: HouseRule): boolean => (game.cells[HOUSE] & houseBit(rule)) !== 0;
export const readingOf = (game: State): Reading => (game.cells[FORMER] === 1 ? FORMER_READING : READING);
export const isFormer = (game: State): boolean => game.cells[FORMER] === 1;
/** Whether a ship at `a` is ahead of one at `b`, as this game reads it. */
export const isAheadIn = (game: State, a: Place, b: Place): boolean =>
  isFormer(game) ? wasAhead(a, b) : isAhead(a, b);

/** The rules a game is played by. */
export const rulesOf = (game: State): Rules => ({
  edition: game.cells[EDITION_2021] === 1 ? '2021' : '2007',
  players: players(game),
  ghost: hasGhost(game),
  ...houseField(game.cells[HOUSE]),
});
/** Writes down which game is played. */
export const setRules = (game: Draft, rules: Rules, reading: Reading): void => {
  game.cells[EDITION_2021] = rules.edition === '2021' ? 1 : 0;
  game.cells[PLAYERS] = rules.players;
  game.cells[GHOST] = rules.ghost ? 1 : 0;
  game.cells[HOUSE] = houseSet(rules.house);
  game.cells[FORMER] = reading === FORMER_READING ? 1 : 0;
};

/** The die of the half under way. */
export const dieOf = (game: State): number => game.cells[MORNING + game.cells[HALF]];
export const halfOf = (game: State): Half => (game.cells[HALF] === 0 ? 'morning' : 'evening');

export const phaseOf = (game: State): Phase => game.cells[PHASE];
export const goTo = (game: Draft, phase: Phase): void => {
  game.cells[PHASE] = phase;
  game.count = 0;
};

/** Opens a decision whose options have been listed. */
export const open = (game: Draft, phase: Phase, count: number): void => {
  game.cells[PHASE] = phase;
  game.count = count;
};

export const shipName = (game: State, ship: Ship): ShipName => (isGhost(game, ship) ? 'ghost' : ship);
