import { FIRST_TREASURE, KNOWN_CURSED, LAIR, SEEN_BY, TRAIL, TREASURE_CELLS } from './layout.ts';
import type { Seat, Ship } from './seats.ts';
import type { Draft, State } from './state.ts';
import type { TreasureNumber } from './treasures.ts';

const treasureCell = (card: TreasureNumber): number => FIRST_TREASURE + card * TREASURE_CELLS;

/** Whoever has seen a face-down card knows it wherever it goes (R-TRE-10). */
export const knows = (game: State, seat: Seat, card: TreasureNumber): boolean =>
  ((game.cells[treasureCell(card) + SEEN_BY] >> seat) & 1) === 1;
export const learn = (game: Draft, seat: Seat, card: TreasureNumber): void => {
  game.cells[treasureCell(card) + SEEN_BY] |= 1 << seat;
};

export const isKnownCursed = (game: State, card: TreasureNumber): boolean =>
  game.cells[treasureCell(card) + KNOWN_CURSED] === 1;
export const showCursed = (game: Draft, card: TreasureNumber): void => {
  game.cells[treasureCell(card) + KNOWN_CURSED] = 1;
};

/** The lair a card came from. */
export const lairOf = (game: State, card: TreasureNumber): number => game.cells[treasureCell(card) + LAIR];
export const found = (game: Draft, card: TreasureNumber, space: number): void => {
  game.cells[treasureCell(card) + LAIR] = space;
};

// Three bits a ship, the latest lowest; none is 0. Each ship once, and not the one that has the card: five at the most.
const STEP = 3;

/** The ships a card came from since it left its lair, the first one first (R-VIS-1). */
export const trailOf = (game: State, card: TreasureNumber): Ship[] => {
  const ships: Ship[] = [];
  for (let trail = game.cells[treasureCell(card) + TRAIL]; trail !== 0; trail >>= STEP) ships.unshift((trail & 7) - 1);
  return ships;
};

/** A card goes from one ship to another, and everybody sees it go. */
export const handOver = (game: Draft, card: TreasureNumber, from: Ship, to: Ship): void => {
  const before = game.cells[treasureCell(card) + TRAIL];
  let kept = 0;
  for (let shift = 12; shift >= 0; shift -= STEP) {
    const ship = ((before >> shift) & 7) - 1;
    if (ship !== to) kept = (kept << STEP) | (ship + 1);
  }
  game.cells[treasureCell(card) + TRAIL] = (kept << STEP) | (from + 1);
};
