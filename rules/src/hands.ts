import { CARDS, type CardNumber, type CardSet, withCard, without } from './cards.ts';
import { CHOSEN, DECK_SIZE, DISCARDED, FIRST_SEAT, HAND, HELD, SEAT_CELLS, STACK } from './layout.ts';
import type { Seat } from './seats.ts';
import { type Draft, NONE, type State } from './state.ts';

const seatCell = (seat: Seat): number => FIRST_SEAT + seat * SEAT_CELLS;
const LAST = STACK + CARDS.length - 1;

/** A seat's hand. */
export const handOf = (game: State, seat: Seat): CardSet => game.cells[seatCell(seat) + HAND];
export const setHand = (game: Draft, seat: Seat, hand: CardSet): void => {
  game.cells[seatCell(seat) + HAND] = hand;
};

/** The card chosen this round and not yet revealed, or NONE. */
export const chosenBy = (game: State, seat: Seat): CardNumber => game.cells[seatCell(seat) + CHOSEN];
/** Whether a seat has chosen its card of this round. */
export const hasChosen = (game: State, seat: Seat): boolean => chosenBy(game, seat) >= 0;

/** Before the first choice of a game. */
export const hasNotChosen = (game: Draft, seat: Seat): void => {
  game.cells[seatCell(seat) + CHOSEN] = NONE;
};

export const choose = (game: Draft, seat: Seat, card: CardNumber): void => {
  setHand(game, seat, without(handOf(game, seat), card));
  game.cells[seatCell(seat) + CHOSEN] = card;
};

/**
 * Cards of which everybody can tell that they are in the hand (or chosen from it): when a deck runs out, hand and
 * discard pile together are all eleven cards, and the discard pile lies open.
 */
export const heldBy = (game: State, seat: Seat): CardSet => game.cells[seatCell(seat) + HELD];
export const setHeld = (game: Draft, seat: Seat, held: CardSet): void => {
  game.cells[seatCell(seat) + HELD] = held;
};

export const deckSize = (game: State, seat: Seat): number => game.cells[seatCell(seat) + DECK_SIZE];
/** A card of the deck, counted from the top. */
export const deckCard = (game: State, seat: Seat, fromTop: number): CardNumber =>
  game.cells[seatCell(seat) + STACK + deckSize(game, seat) - 1 - fromTop];

export const discardSize = (game: State, seat: Seat): number => game.cells[seatCell(seat) + DISCARDED];
/** A card of the discard pile, counted from the first one played. */
export const discardCard = (game: State, seat: Seat, index: number): CardNumber =>
  game.cells[seatCell(seat) + LAST - index];
const addDiscard = (game: Draft, seat: Seat, card: CardNumber): void => {
  const cell = seatCell(seat);
  game.cells[cell + LAST - game.cells[cell + DISCARDED]++] = card;
};

/** Lays a discard pile, the first card played first. */
export const layDiscards = (game: Draft, seat: Seat, cards: readonly CardNumber[]): void => {
  game.cells[seatCell(seat) + DISCARDED] = 0;
  for (const card of cards) addDiscard(game, seat, card);
};

/** Turns the chosen card over, on to the discard pile. */
export const reveal = (game: Draft, seat: Seat): CardNumber => {
  const cell = seatCell(seat);
  const card = game.cells[cell + CHOSEN];
  game.cells[cell + CHOSEN] = NONE;
  game.cells[cell + HELD] = without(game.cells[cell + HELD], card);
  addDiscard(game, seat, card);
  return card;
};

export const draw = (game: Draft, seat: Seat): CardNumber => {
  const card = deckCard(game, seat, 0);
  game.cells[seatCell(seat) + DECK_SIZE]--;
  setHand(game, seat, withCard(handOf(game, seat), card));
  return card;
};

/** Lays a new deck from the discard pile, top card first (R-RND-7). */
export const stack = (game: Draft, seat: Seat, deck: ArrayLike<CardNumber>, size: number): void => {
  const cell = seatCell(seat);
  for (let index = 0; index < size; index++) game.cells[cell + STACK + index] = deck[size - 1 - index];
  for (let index = size; index < CARDS.length; index++) game.cells[cell + STACK + index] = 0;
  game.cells[cell + DECK_SIZE] = size;
  game.cells[cell + DISCARDED] = 0;
  game.cells[cell + HELD] = handOf(game, seat);
};
