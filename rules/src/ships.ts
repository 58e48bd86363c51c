import { type Cargo, cargoIn, EMPTY, type Hold, tokensIn } from './holds.ts';
import { FINISH, type Place, spaceOf } from './place.ts';
import type { Ship } from './seats.ts';
import { type Draft, NONE, type State, shipCell } from './state.ts';
import type { TreasureNumber } from './treasures.ts';

export const ORDINARY_HOLDS = 5;

// A ship's cells.
const PLACE = 0;
const HOLDS = 1;
const SIXTH = HOLDS + ORDINARY_HOLDS; // NONE without the card
const FACE_UP = SIXTH + 1; // its powers, one bit each
const ROW_LENGTH = FACE_UP + 1;
const ROW = ROW_LENGTH + 1; // its face-down treasures in order

export const placeOf = (game: State, ship: Ship): Place => game.cells[shipCell(ship) + PLACE];
export const setPlace = (game: Draft, ship: Ship, place: Place): void => {
  game.cells[shipCell(ship) + PLACE] = place;
};
export const spaceOfShip = (game: State, ship: Ship): number => spaceOf(placeOf(game, ship));
export const hasFinished = (game: State, ship: Ship): boolean => placeOf(game, ship) === FINISH;

/** A ship's holds are numbered: five ordinary ones, and the 6th Hold last. */
export const SIXTH_INDEX = ORDINARY_HOLDS;
/** What is in a hold; NONE for the 6th Hold of a ship without the card. */
export const holdAt = (game: State, ship: Ship, index: number): Hold => game.cells[shipCell(ship) + HOLDS + index];
export const setHold = (game: Draft, ship: Ship, index: number, hold: Hold): void => {
  game.cells[shipCell(ship) + HOLDS + index] = hold;
};
export const sixthOf = (game: State, ship: Ship): Hold => game.cells[shipCell(ship) + SIXTH];
export const setSixth = (game: Draft, ship: Ship, hold: Hold): void => {
  game.cells[shipCell(ship) + SIXTH] = hold;
};

/** A ship's first hold among the cells, for loops over all of them. */
export const firstHold = (ship: Ship): number => shipCell(ship) + HOLDS;

/** The first ordinary hold with just these contents, or NONE. */
export const findHold = (game: State, ship: Ship, hold: Hold): number => {
  const { cells } = game;
  const first = firstHold(ship);
  for (let index = 0; index < ORDINARY_HOLDS; index++) if (cells[first + index] === hold) return index;
  return NONE;
};

/** How many tokens of a resource a ship has in all its holds. */
export const stockOf = (game: State, ship: Ship, cargo: Cargo): number => {
  const { cells } = game;
  const first = firstHold(ship);
  let stock = 0;
  for (let index = 0; index <= SIXTH_INDEX; index++) {
    const hold = cells[first + index];
    if (cargoIn(hold) === cargo) stock += tokensIn(hold);
  }
  return stock;
};

/** Gives the bank every token of a resource. */
export const empty = (game: Draft, ship: Ship, cargo: Cargo): void => {
  const { cells } = game;
  const first = firstHold(ship);
  for (let index = 0; index <= SIXTH_INDEX; index++)
    if (cargoIn(cells[first + index]) === cargo) cells[first + index] = EMPTY;
};

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
