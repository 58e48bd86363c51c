import type { Half, Listener } from './events.ts';
import type { Figures } from './figures.ts';
import { FORMER_READING, type Reading, wasAhead } from './former.ts';
import { type HouseSet, houseField, houseSet } from './house.ts';
import { ACTIVE, CAPTAIN, CELLS, DIE, EDITION, FORMER, GHOST, HALF, HOUSE, PHASE, PILE, PLAYERS } from './layout.ts';
import type { TurnMark } from './mark.ts';
import { OVER, type Phase } from './phases.ts';
import { isAhead, type Place } from './place.ts';
import { EDITIONS, type Edition, type Rules } from './rules.ts';
import type { Seat, Ship, ShipName } from './seats.ts';

export const NONE = -1;

/**
 * A game is one row of small numbers: copying it copies bytes, and everything it waits for is in it. The first cells
 * are the table's, then come the ships, the seats' cards, and the treasure cards.
 */
interface Cells {
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
  /** What is counted, if anybody counts. */
  figures: Figures | null;
  /** The marks for a record, if one is written. */
  marks: TurnMark[] | null;
}

/** No decision has more options than this: the splits of the fullest holds there can be. */
const MOST_OPTIONS = 256;
/** Room for the options of any decision. */
export const optionBuffer = (): Int32Array => new Int32Array(MOST_OPTIONS);

export const pileCell = (index: number): number => PILE + index;

/** A table with nothing on it, to set a game up on or to copy one to. */
export const blank = (): Draft => ({
  cells: new Int16Array(CELLS),
  options: optionBuffer(),
  count: 0,
  events: null,
  figures: null,
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

/** How many seats there are. */
export const players = (game: State): number => game.cells[PLAYERS];
/** The edition a game is played by. */
export const editionOf = (game: State): Edition => EDITIONS[game.cells[EDITION]];
/** Whether the Ghost Ship sails. */
export const hasGhost = (game: State): boolean => game.cells[GHOST] === 1;
/** The ship whose turn it is. */
export const activeShip = (game: State): Ship => game.cells[ACTIVE];
/** The Captain of the round. */
export const captain = (game: State): Seat => game.cells[CAPTAIN];
/** How many ships there are. */
export const shipCount = (game: State): number => game.cells[PLAYERS] + game.cells[GHOST];
/** The Ghost Ship's number; only a game with the Ghost Ship has a ship of this number. */
export const isGhost = (game: State, ship: Ship): boolean => ship === game.cells[PLAYERS];
export const nextSeat = (game: State, seat: Seat): Seat => (seat + 1 === players(game) ? 0 : seat + 1);
/** Whether the table agreed on a house rule. */
export const hasHouseRule = (game: State, rule: HouseSet): boolean => (game.cells[HOUSE] & rule) !== 0;
export const isFormer = (game: State): boolean => game.cells[FORMER] === 1;
/** Whether a ship at `a` is ahead of one at `b`, as this game reads it. */
export const isAheadIn = (game: State, a: Place, b: Place): boolean =>
  isFormer(game) ? wasAhead(a, b) : isAhead(a, b);

/** The rules a game is played by. */
export const rulesOf = (game: State): Rules => ({
  edition: editionOf(game),
  players: players(game),
  ghost: hasGhost(game),
  ...houseField(game.cells[HOUSE]),
});
/** Writes down which game is played. */
export const setRules = (game: Draft, rules: Rules, reading: Reading): void => {
  game.cells[EDITION] = EDITIONS.indexOf(rules.edition);
  game.cells[PLAYERS] = rules.players;
  game.cells[GHOST] = rules.ghost ? 1 : 0;
  game.cells[HOUSE] = houseSet(rules.house);
  game.cells[FORMER] = reading === FORMER_READING ? 1 : 0;
};

/** The die of the half under way. */
export const dieOf = (game: State): number => game.cells[DIE + game.cells[HALF]];
export const halfOf = (game: State): Half => (game.cells[HALF] === 0 ? 'morning' : 'evening');

/** What a game waits for, as a number. */
export const phaseOf = (game: State): Phase => game.cells[PHASE];
/** Whether a game is over. */
export const isOver = (game: State): boolean => game.cells[PHASE] === OVER;
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
