import { type Cargo, cargoIn, EMPTY, type Hold, type NamedHold, namedHold, ORDINARY_HOLDS, tokensIn } from './holds.ts';
import { ABOARD, FACE_UP, FIRST_SHIP, HOLDS, PLACE, ROW, ROW_LENGTH, SHIP_CELLS } from './layout.ts';
import { isFinish, type Place, spaceOf } from './place.ts';
import type { Ship } from './seats.ts';
import type { Draft, State } from './state.ts';
import type { TreasureNumber } from './treasures.ts';

const shipCell = (ship: Ship): number => FIRST_SHIP + ship * SHIP_CELLS;

/** Where a ship is. */
export const placeOf = (game: State, ship: Ship): Place => game.cells[shipCell(ship) + PLACE];
export const setPlace = (game: Draft, ship: Ship, place: Place): void => {
  game.cells[shipCell(ship) + PLACE] = place;
};
export const spaceOfShip = (game: State, ship: Ship): number => spaceOf(placeOf(game, ship));
/** Whether a ship has finished. */
export const hasFinished = (game: State, ship: Ship): boolean => isFinish(placeOf(game, ship));

// What a ship has of a cargo is one number: the holds it is in, one bit each, and above those its tokens. They come and go
// together.
const TOKENS_ABOVE = ORDINARY_HOLDS + 1;
const ALL_HOLDS: Holds = (1 << TOKENS_ABOVE) - 1;

/** A ship's holds are numbered: five ordinary ones, and the 6th Hold last. */
export const SIXTH_INDEX = ORDINARY_HOLDS;
/** What is in a hold; NONE for the 6th Hold of a ship without the card. */
export const holdAt = (game: State, ship: Ship, index: number): Hold => game.cells[shipCell(ship) + HOLDS + index];
export const setHold = (game: Draft, ship: Ship, index: number, hold: Hold): void => {
  const { cells } = game;
  const at = shipCell(ship);
  const before = cells[at + HOLDS + index];
  if (before >= 0) {
    const cargo = at + ABOARD + cargoIn(before);
    cells[cargo] = (cells[cargo] - (tokensIn(before) << TOKENS_ABOVE)) & ~(1 << index);
  }
  if (hold >= 0) {
    const cargo = at + ABOARD + cargoIn(hold);
    cells[cargo] = (cells[cargo] + (tokensIn(hold) << TOKENS_ABOVE)) | (1 << index);
  }
  cells[at + HOLDS + index] = hold;
};
/** A hold as a choice names it. */
export const nameOfHold = (game: State, ship: Ship, index: number): NamedHold =>
  namedHold(holdAt(game, ship, index), index === SIXTH_INDEX);
export const sixthOf = (game: State, ship: Ship): Hold => holdAt(game, ship, SIXTH_INDEX);
export const setSixth = (game: Draft, ship: Ship, hold: Hold): void => setHold(game, ship, SIXTH_INDEX, hold);

/** How many tokens of a resource a ship has in all its holds. */
export const stockOf = (game: State, ship: Ship, cargo: Cargo): number =>
  game.cells[shipCell(ship) + ABOARD + cargo] >> TOKENS_ABOVE;

/** A set of a ship's holds, one bit each. */
export type Holds = number;
const ORDINARY: Holds = (1 << ORDINARY_HOLDS) - 1;
export const firstOfHolds = (holds: Holds): number => 31 - Math.clz32(holds & -holds);
export const withoutFirst = (holds: Holds): Holds => holds & (holds - 1);

/** The holds with a cargo in them. */
export const holdsWith = (game: State, ship: Ship, cargo: Cargo): Holds =>
  game.cells[shipCell(ship) + ABOARD + cargo] & ALL_HOLDS;
export const ordinaryWith = (game: State, ship: Ship, cargo: Cargo): Holds =>
  game.cells[shipCell(ship) + ABOARD + cargo] & ORDINARY;
/** The holds with nothing in them. */
export const emptyHolds = (game: State, ship: Ship): Holds => game.cells[shipCell(ship) + ABOARD]; // nothing has no tokens
export const emptyOrdinary = (game: State, ship: Ship): Holds => emptyHolds(game, ship) & ORDINARY;
export const ladenOrdinary = (game: State, ship: Ship): Holds => ORDINARY & ~emptyHolds(game, ship);
/** The ordinary holds with something else in them, or with nothing. */
export const ordinaryWithout = (game: State, ship: Ship, cargo: Cargo): Holds =>
  ORDINARY & ~game.cells[shipCell(ship) + ABOARD + cargo];

/** Gives the bank every token of a resource. */
export const empty = (game: Draft, ship: Ship, cargo: Cargo): void => {
  for (let holds = holdsWith(game, ship, cargo); holds !== 0; holds = withoutFirst(holds))
    setHold(game, ship, firstOfHolds(holds), EMPTY);
};

/** Whether a power lies face up before a ship. */
export const hasPower = (game: State, ship: Ship, power: TreasureNumber): boolean =>
  (game.cells[shipCell(ship) + FACE_UP] & (1 << power)) !== 0;
export const addPower = (game: Draft, ship: Ship, power: TreasureNumber): void => {
  game.cells[shipCell(ship) + FACE_UP] |= 1 << power;
};
export const removePower = (game: Draft, ship: Ship, power: TreasureNumber): void => {
  game.cells[shipCell(ship) + FACE_UP] &= ~(1 << power);
};

/** The row of face-down treasures (R-BAT-11). */
export const rowLength = (game: State, ship: Ship): number => game.cells[shipCell(ship) + ROW_LENGTH];
/** A card of the row by its place. */
export const rowCard = (game: State, ship: Ship, index: number): TreasureNumber =>
  game.cells[shipCell(ship) + ROW + index];
export const addToRow = (game: Draft, ship: Ship, card: TreasureNumber): void => {
  const cell = shipCell(ship);
  game.cells[cell + ROW + game.cells[cell + ROW_LENGTH]++] = card;
};
/** Takes a card out of the row; those behind it close the gap. */
export const removeFromRow = (game: Draft, ship: Ship, index: number): TreasureNumber => {
  const { cells } = game;
  const row = shipCell(ship) + ROW;
  const card = cells[row + index];
  const left = --cells[shipCell(ship) + ROW_LENGTH];
  for (let next = index; next < left; next++) cells[row + next] = cells[row + next + 1];
  cells[row + left] = 0;
  return card;
};
