import { CARDS } from './cards.ts';
import { CARGOES, ORDINARY_HOLDS } from './holds.ts';
import { PILE_SIZE, TREASURES } from './treasures.ts';

// A game is one row of small numbers. Here every cell of it has its name and its place; the places are counted, so that a
// twelfth card or a sixth hold moves what lies behind it. First come the table's own cells, then a stretch for each ship,
// one for each seat's cards, one for each treasure card, and the treasure pile.

/** Hands out cells one after another. */
const stretch = (first: number) => {
  let next = first;
  return {
    /** The first of this many cells. */
    cells: (count: number): number => {
      next += count;
      return next - count;
    },
    cell: (): number => next++,
    get end(): number {
      return next;
    },
  };
};

export const MOST_SHIPS = 6;

const table = stretch(0);

// Which game is played.
export const EDITION = table.cell(); // its place among EDITIONS
export const PLAYERS = table.cell();
export const GHOST = table.cell(); // 1 with the Ghost Ship
export const HOUSE = table.cell(); // the house rules, one bit each
export const FORMER = table.cell(); // 1 in a game begun by the former reading

// The round.
export const CAPTAIN = table.cell();
export const ROUND = table.cell(); // counted from 1
export const PHASE = table.cell();
export const DIE = table.cells(2); // the action dice; before they are placed, as they were rolled
export const MORNING = DIE; // the die of the morning
export const EVENING = DIE + 1; // the die of the evening
export const ACTIVE = table.cell(); // the ship whose turn it is
export const HALF = table.cell(); // 0 morning, 1 evening
export const PLAYED = table.cell(); // the card being carried out
export const FINISHED = table.cell(); // 1 from the moment a ship has finished
export const TOKENS = table.cell(); // the lairs that still have their treasure, one bit each
export const TAKEN = table.cell(); // how many cards of the treasure pile are gone
export const DRAWER = table.cell(); // who draws cards, or shuffles to draw

// A load under way.
export const LOAD_SHIP = table.cell();
export const LOAD_CARGO = table.cell();
export const LOAD_TOKENS = table.cell();
export const LOAD_THEN = table.cell(); // the phase after it

// A movement under way.
export const FORWARD = table.cell(); // 1 when it goes forward
export const SHORTAGE_FACE = table.cell(); // how far back the die of 2021 sends the ship
export const DRIVEN_BACK = table.cell(); // 1 when a shortage drove the ship to where it is

// A battle under way.
export const ATTACKER = table.cell(); // who attacks
export const DEFENDER = table.cell(); // whom
export const FIGHTER = table.cell(); // which of the two spends and rolls
export const ATTACK_DIE = table.cell(); // 0 before the roll
export const ATTACK_POWDER = table.cell(); // gunpowder the attacker spent
export const DEFENCE_DIE = table.cell(); // 0 before the roll
export const DEFENCE_POWDER = table.cell(); // gunpowder the defender spent
export const SABRE_USED = table.cell();
export const REROLL = table.cell(); // 1 when the roll awaited is the Sabre's second
export const WINNER = table.cell();
export const LOSER = table.cell();

// A ship's cells, counted from its first.
const ship = stretch(0);
export const PLACE = ship.cell();
export const HOLDS = ship.cells(ORDINARY_HOLDS + 1); // the last one is the 6th Hold: NONE without the card
export const ABOARD = ship.cells(CARGOES); // of each cargo, nothing being one too, the holds it is in and its tokens
export const FACE_UP = ship.cell(); // its powers, one bit each
export const ROW_LENGTH = ship.cell();
export const ROW = ship.cells(PILE_SIZE); // its face-down treasures in order

// A seat's cells, counted from its first.
const seat = stretch(0);
export const HAND = seat.cell(); // one bit a card
export const CHOSEN = seat.cell(); // NONE before the choice and after the reveal
export const HELD = seat.cell(); // cards everybody can tell are not in the deck
export const DECK_SIZE = seat.cell();
export const DISCARDED = seat.cell();
export const STACK = seat.cells(CARDS.length); // the deck from its bottom up; the discard pile from the last cell down

// A treasure card's cells, counted from its first.
const treasure = stretch(0);
export const SEEN_BY = treasure.cell(); // the seats that know the card, one bit each
export const LAIR = treasure.cell(); // where it was found
export const TRAIL = treasure.cell(); // the ships it came from
export const KNOWN_CURSED = treasure.cell(); // 1 when everybody knows that it is cursed

export const SHIP_CELLS = ship.end;
export const SEAT_CELLS = seat.end;
export const TREASURE_CELLS = treasure.end;

const rest = stretch(table.end);
export const FIRST_SHIP = rest.cells(MOST_SHIPS * SHIP_CELLS);
export const FIRST_SEAT = rest.cells(MOST_SHIPS * SEAT_CELLS);
export const FIRST_TREASURE = rest.cells(TREASURES.length * TREASURE_CELLS);
export const PILE = rest.cells(TREASURES.length); // and behind it the cards out of the game
/** How many cells a game has. */
export const CELLS = rest.end;
