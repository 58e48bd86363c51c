import { ACTIONS, CARDS, houseRules, LAIRS, type Seat, SPACES, type State, TREASURES } from '@jamaica/rules';
import {
  ACTION_ROLL,
  activeShip,
  captain,
  cargoIn,
  discardCard,
  discardSize,
  editionOf,
  emptyHolds,
  FINISHED,
  FOOD,
  GOLD,
  GUNPOWDER,
  HOUSE,
  handOf,
  hasFinished,
  hasGhost,
  hasPower,
  hasToken,
  holdAt,
  lapOf,
  type Place,
  phaseOf,
  placeOf,
  players,
  powerNumber,
  ROUND,
  rowLength,
  type Ship,
  SIXTH_INDEX,
  shipCount,
  spaceOf,
  stockOf,
  TAKEN,
  tokensIn,
  totalScore,
  treasurePoints,
} from '@jamaica/rules/search';
import { toGo } from './way.ts';
import { shipWorth } from './worth.ts';

// A game from a seat's side is a list of features that are there: this ship on that space, so much gold, that card in hand.
// Each is a number, its row in the net's first layer. Here they are counted; `describe` says which of them are there.

/** Hands out rows one after another. */
const rows = () => {
  let next = 0;
  return {
    /** The first of this many rows. */
    of: (count: number): number => {
      next += count;
      return next - count;
    },
    get end(): number {
      return next;
    },
  };
};

const MOST_ROUNDS = 20;
const MOST_SEATS = 6;
const POINTS_APART = 20;
const SPACES_APART = 20;
const SCORES_APART = 30;
const MOST_FOOD = 14;
const MOST_GOLD = 24;
const MOST_GUNPOWDER = 14;
const MOST_HOLDS = 6;
const FULLEST_HOLD = 6;
const WORST_ROW = -9;
const BEST_ROW = 25;
const LONGEST_ROW = 5;
const FAR = 12;
const FARTHEST = 8;
const MOST_HALVES = 6;

const all = rows();

// The table.
const EDITION_ROW = all.of(1);
const GHOST_ROW = all.of(1);
const PLAYERS_ROW = all.of(MOST_SEATS + 1);
const HOUSE_ROW = all.of(houseRules.length);
const ROUND_ROW = all.of(MOST_ROUNDS + 1);
const TAKEN_ROW = all.of(TREASURES.length + 1);
const TOKEN_ROW = all.of(LAIRS.length);
const CAPTAIN_ROW = all.of((MOST_SEATS + 1) * MOST_SEATS);
const LAST_ROUND_ROW = all.of(1);

// The seat against the best of the others.
const POINTS_ROW = all.of(2 * POINTS_APART + 1);
const WAY_ROW = all.of(2 * SPACES_APART + 1);
const SCORE_ROW = all.of(2 * SCORES_APART + 1);
const LAST_SCORE_ROW = all.of(2 * SCORES_APART + 1);

// The seat's hand.
const HAND_ROW = all.of(CARDS.length);
const FORWARD_ROW = all.of(MOST_HALVES + 1);

// A ship's rows, counted from its first.
const ship = rows();
const FINISH_PLACE = SPACES.length;
const BEHIND_THE_START = SPACES.length + 1;
const PLACE = ship.of(SPACES.length + 2);
const FOOD_ABOARD = ship.of(MOST_FOOD + 1);
const GOLD_ABOARD = ship.of(MOST_GOLD + 1);
const GUNPOWDER_ABOARD = ship.of(MOST_GUNPOWDER + 1);
const HOLDS = ship.of(4 * (FULLEST_HOLD + 1)); // by cargo and tokens; nothing is a cargo too, and never listed
const EMPTY = ship.of(MOST_HOLDS + 1);
const POWERS = ship.of(4);
const ROW_POINTS = ship.of(BEST_ROW - WORST_ROW + 1);
const ROW_LENGTH = ship.of(LONGEST_ROW + 1);
const NEXT_TOKEN = ship.of(FAR + 1);
const SECOND_TOKEN = ship.of(FAR + 1);
const DISCARDS = ship.of(CARDS.length);
const IS_GHOST = ship.of(1);
const TO_MOVE = ship.of(1);
const DISTANCE = ship.of(2 * FARTHEST + 1);
const SAME_SPACE = ship.of(1);

// The seat's own ship, then its rivals, best first. The third and those behind it share their rows.
const RANKS = 3;
const OWN_SHIP = all.of(ship.end);
const RIVALS = Array.from({ length: RANKS }, () => all.of(ship.end));

/** How many features there are. */
export const FEATURES = all.end;
/** More than this are never there at once. */
export const MOST_ACTIVE = 320;

const within = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value;

/** How many spaces ahead the next lair and the one after it can be, by the shortest way, from each space. */
const LAIRS_AHEAD: readonly (readonly { readonly space: number; readonly distance: number }[])[] = SPACES.map(
  (_, from) => {
    const found = new Map<number, number>();
    let edge = [from];
    for (let distance = 1; distance < FAR && edge.length > 0; distance++) {
      edge = [...new Set(edge.flatMap(space => SPACES[space].next))].filter(space => space !== 0);
      for (const space of edge) if (SPACES[space].kind === 'lair' && !found.has(space)) found.set(space, distance);
    }
    return [...found].map(([space, distance]) => ({ space, distance }));
  },
);

const POWER_NUMBERS = (['morgans-map', 'sarans-sabre', 'lady-beth', 'sixth-hold'] as const).map(powerNumber);
const FORWARD_HALVES = ACTIONS.map(halves => halves.filter(half => half === 'forward').length);

let list: Int16Array = new Int16Array(MOST_ACTIVE);
let count = 0;
const add = (row: number): void => {
  list[count++] = row;
};

/**
 * Lists what there is of a game from a seat's side, and says how much that is. In the middle of a round it is described as if
 * the round were over: who is the next Captain is told by the caller, and who has still to sail (one bit a ship), which
 * matters in the last round alone.
 */
export const describe = (game: State, seat: Seat, nextCaptain: Seat, toMove: number, into: Int16Array): number => {
  list = into;
  count = 0;
  const isLast = game.cells[FINISHED] === 1;
  describeTable(game, seat, nextCaptain, isLast);
  describeHand(game, seat);
  describeShip(game, seat, OWN_SHIP, isLast && ((toMove >> seat) & 1) === 1);
  const ranked = rankRivals(game, seat);
  for (let rank = 0; rank < ranked; rank++) {
    const first = RIVALS[rank < RANKS ? rank : RANKS - 1];
    const rival = rivals[rank];
    describeShip(game, rival, first, isLast && ((toMove >> rival) & 1) === 1);
    describeDistance(placeOf(game, seat), placeOf(game, rival), first);
  }
  describeLead(game, seat, ranked, isLast);
  return count;
};

/** Who is Captain when the next dice fall. */
export const nextCaptain = (game: State): Seat => {
  const now = captain(game);
  if (phaseOf(game) === ACTION_ROLL) return now;
  return now + 1 === players(game) ? 0 : now + 1;
};

/** Who has still to sail in the round under way, one bit a ship, after the turn of the ship whose turn it is. */
export const stillToMove = (game: State): number => {
  const active = activeShip(game);
  const seats = players(game);
  let ships = 0;
  if (active < seats)
    for (
      let seat = active + 1 === seats ? 0 : active + 1;
      seat !== captain(game);
      seat = seat + 1 === seats ? 0 : seat + 1
    )
      ships |= 1 << seat;
  return active < seats && hasGhost(game) ? ships | (1 << seats) : ships;
};

const describeTable = (game: State, seat: Seat, nextCaptain: Seat, isLast: boolean): void => {
  const { cells } = game;
  const seats = players(game);
  if (editionOf(game) === '2021') add(EDITION_ROW);
  if (hasGhost(game)) add(GHOST_ROW);
  add(PLAYERS_ROW + seats);
  for (let rule = 0; rule < houseRules.length; rule++) if ((cells[HOUSE] >> rule) & 1) add(HOUSE_ROW + rule);
  const round = phaseOf(game) === ACTION_ROLL ? cells[ROUND] : cells[ROUND] + 1;
  add(ROUND_ROW + within(round, 0, MOST_ROUNDS));
  add(TAKEN_ROW + cells[TAKEN]);
  for (let lair = 0; lair < LAIRS.length; lair++) if (hasToken(game, LAIRS[lair])) add(TOKEN_ROW + lair);
  add(CAPTAIN_ROW + seats * MOST_SEATS + ((nextCaptain - seat + seats) % seats));
  if (isLast) add(LAST_ROUND_ROW);
};

const describeHand = (game: State, seat: Seat): void => {
  const hand = handOf(game, seat);
  let forward = 0;
  for (let card = 0; card < CARDS.length; card++)
    if ((hand >> card) & 1) {
      add(HAND_ROW + card);
      forward += FORWARD_HALVES[card];
    }
  add(FORWARD_ROW + within(forward, 0, MOST_HALVES));
};

const placeRow = (place: Place): number => {
  if (lapOf(place) < 0) return BEHIND_THE_START;
  return lapOf(place) > 0 ? FINISH_PLACE : spaceOf(place);
};

const describeShip = (game: State, ship: Ship, first: number, isToMove: boolean): void => {
  const place = placeOf(game, ship);
  add(first + PLACE + placeRow(place));
  add(first + FOOD_ABOARD + within(stockOf(game, ship, FOOD), 0, MOST_FOOD));
  add(first + GOLD_ABOARD + within(stockOf(game, ship, GOLD), 0, MOST_GOLD));
  add(first + GUNPOWDER_ABOARD + within(stockOf(game, ship, GUNPOWDER), 0, MOST_GUNPOWDER));
  let empty = 0;
  for (let left = emptyHolds(game, ship); left !== 0; left &= left - 1) empty++;
  add(first + EMPTY + empty);
  for (let index = 0; index <= SIXTH_INDEX; index++) {
    const hold = holdAt(game, ship, index);
    if (hold > 0) add(first + HOLDS + cargoIn(hold) * (FULLEST_HOLD + 1) + tokensIn(hold));
  }
  for (let power = 0; power < POWER_NUMBERS.length; power++)
    if (hasPower(game, ship, POWER_NUMBERS[power])) add(first + POWERS + power);
  add(first + ROW_POINTS + within(treasurePoints(game, ship), WORST_ROW, BEST_ROW) - WORST_ROW);
  add(first + ROW_LENGTH + within(rowLength(game, ship), 0, LONGEST_ROW));
  describeTokens(game, ship, first);
  if (ship === players(game)) add(first + IS_GHOST);
  else
    for (let index = 0; index < discardSize(game, ship); index++)
      add(first + DISCARDS + discardCard(game, ship, index));
  if (isToMove) add(first + TO_MOVE);
};

/** How far the next two treasures are. */
const describeTokens = (game: State, ship: Ship, first: number): void => {
  let next = FAR;
  let second = FAR;
  const place = placeOf(game, ship);
  if (!hasFinished(game, ship))
    for (const { space, distance } of LAIRS_AHEAD[spaceOf(place)]) {
      if (distance >= second || !hasToken(game, space)) continue;
      if (distance < next) {
        second = next;
        next = distance;
      } else second = distance;
    }
  add(first + NEXT_TOKEN + next);
  add(first + SECOND_TOKEN + second);
};

const describeDistance = (own: Place, rival: Place, first: number): void => {
  add(first + DISTANCE + within(toGo(rival) - toGo(own), -FARTHEST, FARTHEST) + FARTHEST);
  if (own === rival) add(first + SAME_SPACE);
};

const describeLead = (game: State, seat: Seat, ranked: number, isLast: boolean): void => {
  let points = Number.NEGATIVE_INFINITY;
  let score = Number.NEGATIVE_INFINITY;
  let way = Number.POSITIVE_INFINITY;
  for (let rank = 0; rank < ranked; rank++) {
    const rival = rivals[rank];
    points = Math.max(points, stockOf(game, rival, GOLD) + treasurePoints(game, rival));
    score = Math.max(score, totalScore(game, rival));
    way = Math.min(way, toGo(placeOf(game, rival)));
  }
  const ownPoints = stockOf(game, seat, GOLD) + treasurePoints(game, seat);
  add(POINTS_ROW + within(ownPoints - points, -POINTS_APART, POINTS_APART) + POINTS_APART);
  add(WAY_ROW + within(toGo(placeOf(game, seat)) - way, -SPACES_APART, SPACES_APART) + SPACES_APART);
  const lead = within(totalScore(game, seat) - score, -SCORES_APART, SCORES_APART) + SCORES_APART;
  add((isLast ? LAST_SCORE_ROW : SCORE_ROW) + lead);
};

const rivals = new Int8Array(MOST_SEATS);
const worths = new Float64Array(MOST_SEATS);

/** Lays the other ships into `rivals`, best first, and says how many they are. */
const rankRivals = (game: State, seat: Seat): number => {
  let ranked = 0;
  for (let ship = 0; ship < shipCount(game); ship++) {
    if (ship === seat) continue;
    const worth = shipWorth(game, ship);
    let at = ranked++;
    for (; at > 0 && worths[at - 1] < worth; at--) {
      rivals[at] = rivals[at - 1];
      worths[at] = worths[at - 1];
    }
    rivals[at] = ship;
    worths[at] = worth;
  }
  return ranked;
};
