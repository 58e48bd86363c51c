import { type Cargo, cargoIn, EMPTY, type Hold, isLaden, tokensIn } from './holds.ts';
import { isFinish, type Place, spaceOf } from './place.ts';
import type { Ship } from './seats.ts';
import { type Draft, NONE, type State, shipCell } from './state.ts';
import type { TreasureNumber } from './treasures.ts';

export const ORDINARY_HOLDS = 5;

// A ship's cells.
const PLACE = 0;
const HOLDS = 1;
const SIXTH = HOLDS + ORDINARY_HOLDS; // NONE without the card
const STOCK = SIXTH; // how much it has of each cargo, counted as it comes and goes; cargoes are numbered from 1
const FACE_UP = STOCK + 4; // its powers, one bit each
const ROW_LENGTH = FACE_UP + 1;
const ROW = ROW_LENGTH + 1; // its face-down treasures in order

export const placeOf = (game: State, ship: Ship): Place => game.cells[shipCell(ship) + PLACE];
export const setPlace = (game: Draft, ship: Ship, place: Place): void => {
  game.cells[shipCell(ship) + PLACE] = place;
};
export const spaceOfShip = (game: State, ship: Ship): number => spaceOf(placeOf(game, ship));
export const hasFinished = (game: State, ship: Ship): boolean => isFinish(placeOf(game, ship));

/** A ship's holds are numbered: five ordinary ones, and the 6th Hold last. */
export const SIXTH_INDEX = ORDINARY_HOLDS;
/** What is in a hold; NONE for the 6th Hold of a ship without the card. */
export const holdAt = (game: State, ship: Ship, index: number): Hold => game.cells[shipCell(ship) + HOLDS + index];
export const setHold = (game: Draft, ship: Ship, index: number, hold: Hold): void => {
  const { cells } = game;
  const at = shipCell(ship);
  const before = cells[at + HOLDS + index];
  if (isLaden(before)) cells[at + STOCK + cargoIn(before)] -= tokensIn(before);
  if (isLaden(hold)) cells[at + STOCK + cargoIn(hold)] += tokensIn(hold);
  cells[at + HOLDS + index] = hold;
};
export const sixthOf = (game: State, ship: Ship): Hold => holdAt(game, ship, SIXTH_INDEX);
export const setSixth = (game: Draft, ship: Ship, hold: Hold): void => setHold(game, ship, SIXTH_INDEX, hold);

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
export const stockOf = (game: State, ship: Ship, cargo: Cargo): number => game.cells[shipCell(ship) + STOCK + cargo];

/** Gives the bank every token of a resource. */
export const empty = (game: Draft, ship: Ship, cargo: Cargo): void => {
  const { cells } = game;
  const at = shipCell(ship);
  for (let index = 0; index <= SIXTH_INDEX; index++)
    if (cargoIn(cells[at + HOLDS + index]) === cargo) cells[at + HOLDS + index] = EMPTY;
  cells[at + STOCK + cargo] = 0;
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
