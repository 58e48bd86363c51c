import { LAIRS } from '../src/board.ts';
import { CARDS, type Card, HAND_SIZE } from '../src/cards.ts';
import { choose, reveal, setHand, stack } from '../src/hands.ts';
import { readRules, readSetup } from '../src/header.ts';
import { EMPTY, type Hold, ORDINARY_HOLDS, readHold } from '../src/holds.ts';
import type { House } from '../src/house.ts';
import { found } from '../src/knowledge.ts';
import { receive } from '../src/lair.ts';
import { TAKEN, TOKENS } from '../src/layout.ts';
import { FINISH, type Place, place } from '../src/place.ts';
import type { Edition, Rules } from '../src/rules.ts';
import type { Seat, Ship } from '../src/seats.ts';
import { start, treasuresOf } from '../src/setup.ts';
import { addPower, addToRow, setHold, setPlace, setSixth } from '../src/ships.ts';
import { copy, type Draft, isGhost, pileCell, type State } from '../src/state.ts';
import { type Power, TREASURES, type Treasure } from '../src/treasures.ts';

/** A ship written in the notation. What is left out is as at the start of a game. */
export interface ShipAt {
  /** `17`, `45@-1`. */
  readonly at?: string;
  /** The ordinary holds: `food:3 gold:3`. */
  readonly holds?: string;
  /** `empty` or `food:3`; naming it puts the 6th Hold card aboard. */
  readonly sixth?: string;
  readonly powers?: readonly Exclude<Power, 'sixth-hold'>[];
  /** The row of face-down treasures; the Ghost Ship's may have powers in it. */
  readonly hidden?: readonly Treasure[];
  /** Filled up to three cards with others; `round` plays the first one. */
  readonly hand?: readonly Card[];
  /** Top card first; the cards that are neither here nor in the hand are then discarded. Left out: all the others. */
  readonly deck?: readonly Card[];
}

export interface PositionAt {
  readonly edition?: Edition;
  readonly house?: House;
  readonly players?: number;
  readonly ghost?: boolean | ShipAt;
  readonly captain?: Seat;
  readonly ships?: readonly ShipAt[];
  /** The lairs with a token, one for each treasure that no ship has. Left out: the first lairs are the plundered ones. */
  readonly tokens?: readonly number[];
  /** The top of the treasure pile. */
  readonly pile?: readonly Treasure[];
}

const must = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`not ${what}`);
  return value;
};

const rulesOf = ({ edition = '2007', house, players, ghost, ships = [] }: PositionAt): Rules => {
  const count = players ?? Math.max(ships.length, ghost ? 2 : 3);
  const rules = readRules({ edition, players: count, ghost: Boolean(ghost ?? count === 2), house });
  return must(rules.ok ? rules.value : undefined, 'a game anybody plays');
};

const handAt = ({ hand = [], deck = [] }: ShipAt): Card[] => {
  const others = CARDS.filter(card => !hand.includes(card) && !deck.includes(card));
  return [...hand, ...others.slice(0, Math.max(0, HAND_SIZE - hand.length))];
};
const othersOf = (hand: readonly Card[]): Card[] => CARDS.filter(card => !hand.includes(card));

const treasuresAt = ({ powers = [], sixth, hidden = [] }: ShipAt): Treasure[] => [
  ...powers,
  ...(sixth === undefined ? [] : ['sixth-hold' as const]),
  ...hidden,
];

/** A game at the start of a round, as written. It throws when no game can come to look like that. */
export const layPosition = (position: PositionAt): State => {
  const rules = rulesOf(position);
  const seats = Array.from({ length: rules.players }, (_, seat) => position.ships?.[seat] ?? {});
  const ships = rules.ghost ? [...seats, typeof position.ghost === 'object' ? position.ghost : {}] : seats;
  const held = ships.flatMap(treasuresAt);
  const tokens = position.tokens ?? LAIRS.slice(held.length);
  if (tokens.length + held.length !== LAIRS.length) throw new Error('a treasure for each lair without a token');
  const named = [...held, ...(position.pile ?? [])];
  const rest = treasuresOf(rules).map(card => TREASURES[card]);
  for (const treasure of named) rest.splice(rest.indexOf(treasure), 1);
  const order = [...named, ...rest];
  const setup = readSetup(rules, {
    captain: position.captain ?? 0,
    pile: order.slice(0, LAIRS.length),
    removed: order.slice(LAIRS.length),
    decks: seats.map(ship => [...handAt(ship), ...othersOf(handAt(ship))]),
  });
  const game = copy(start(rules, must(setup.ok ? setup.value : undefined, 'cards that there are')));
  setTokens(game, tokens);
  ships.forEach((ship, number) => {
    putShip(game, number, ship);
    if (!isGhost(game, number)) putCards(game, number, ship);
  });
  layTreasures(game, ships, tokens);
  return { cells: game.cells };
};

const setTokens = (game: Draft, tokens: readonly number[]): void => {
  game.cells[TOKENS] = LAIRS.reduce((set, space, lair) => (tokens.includes(space) ? set | (1 << lair) : set), 0);
  game.cells[TAKEN] = LAIRS.length - tokens.length;
};

const readPlace = (text: string): Place => {
  const [space, lap = '0'] = text.split('@');
  const read = place(Number(space), Number(lap));
  if (read === FINISH) throw new Error('a ship finishes in the course of a round');
  return read;
};

const putShip = (game: Draft, ship: Ship, { at, holds }: ShipAt): void => {
  if (at !== undefined) setPlace(game, ship, readPlace(at));
  if (holds === undefined) return;
  const read = holds.split(' ').flatMap(text => (text === '' ? [] : [must(readHold(text), `a hold: ${text}`)]));
  if (read.length > ORDINARY_HOLDS) throw new Error('a ship has five holds');
  for (let index = 0; index < ORDINARY_HOLDS; index++) setHold(game, ship, index, read[index] ?? EMPTY);
};

const putCards = (game: Draft, seat: Seat, ship: ShipAt): void => {
  const hand = handAt(ship);
  const deck = ship.deck ?? othersOf(hand);
  const discards = othersOf([...hand, ...deck]);
  const numbers = (cards: readonly Card[]): number[] => cards.map(card => CARDS.indexOf(card));
  const set = (cards: readonly Card[]): number => numbers(cards).reduce((all, card) => all | (1 << card), 0);
  setHand(game, seat, 0);
  stack(game, seat, numbers(deck), deck.length);
  setHand(game, seat, set([...hand, ...discards]));
  for (const card of numbers(discards)) {
    choose(game, seat, card);
    reveal(game, seat);
  }
};

/** The treasures aboard came from the top of the pile, in the order of the ships, and from the lairs without a token. */
const layTreasures = (game: Draft, ships: readonly ShipAt[], tokens: readonly number[]): void => {
  const plundered = LAIRS.filter(space => !tokens.includes(space));
  let next = 0;
  ships.forEach((ship, number) => {
    const faceUp = treasuresAt({ ...ship, hidden: [] }).length;
    treasuresAt(ship).forEach((_, index) => {
      const card = game.cells[pileCell(next)];
      found(game, card, plundered[next++]);
      if (!isGhost(game, number)) receive(game, number, card);
      else if (index < faceUp) addPower(game, number, card);
      else addToRow(game, number, card);
    });
    if (ship.sixth !== undefined) setSixth(game, number, readSixth(ship.sixth));
  });
};

const readSixth = (text: string): Hold => (text === 'empty' ? EMPTY : must(readHold(text), `a hold: ${text}`));
