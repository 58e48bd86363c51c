import { FINISH_POINTS, isOver, type Power, type Seat, type State } from '@jamaica/rules';
import {
  emptyHolds,
  FOOD,
  GOLD,
  GUNPOWDER,
  hasFinished,
  hasPower,
  isWinner,
  LADY_BETH,
  MORGANS_MAP,
  placeOf,
  SARANS_SABRE,
  type Ship,
  SIXTH_HOLD,
  shipCount,
  stockOf,
  totalScore,
  treasurePoints,
} from '@jamaica/rules/search';
import { toGo } from './way.ts';

// Everything is weighed in points at the end of the game.
export const A_SPACE = 0.55;
const AN_EMPTY_HOLD = 0.3;
const VICTORY = 12;
const A_RIVAL = 0.6;

/** The first tokens of a cargo are needed, the next ones useful, and the rest ballast. */
export const cargoWorth = (tokens: number, each: number): number =>
  each * (Math.min(tokens, 5) + 0.5 * Math.min(Math.max(tokens - 5, 0), 4) + 0.1 * Math.max(tokens - 9, 0));
export const FOOD_EACH = 0.9;
export const GUNPOWDER_EACH = 0.7;

const A_MAP = 3;
const A_SABRE = 2.5;
const A_CANNON = 2.5;
const A_HOLD = 1.5;
export const POWER_WORTHS: Readonly<Record<Power, number>> = {
  'morgans-map': A_MAP,
  'sarans-sabre': A_SABRE,
  'lady-beth': A_CANNON,
  'sixth-hold': A_HOLD,
};

const powersWorth = (game: State, ship: Ship): number =>
  (hasPower(game, ship, MORGANS_MAP) ? A_MAP : 0) +
  (hasPower(game, ship, SARANS_SABRE) ? A_SABRE : 0) +
  (hasPower(game, ship, LADY_BETH) ? A_CANNON : 0) +
  (hasPower(game, ship, SIXTH_HOLD) ? A_HOLD : 0);

const holdCount = (holds: number): number => {
  let count = 0;
  for (let left = holds; left !== 0; left &= left - 1) count++;
  return count;
};

/** What a ship may be expected to score from here. */
export const shipWorth = (game: State, ship: Ship): number => {
  const points = stockOf(game, ship, GOLD) + treasurePoints(game, ship);
  if (hasFinished(game, ship)) return points + FINISH_POINTS;
  return (
    points +
    FINISH_POINTS -
    A_SPACE * toGo(placeOf(game, ship)) +
    cargoWorth(stockOf(game, ship, FOOD), FOOD_EACH) +
    cargoWorth(stockOf(game, ship, GUNPOWDER), GUNPOWDER_EACH) +
    powersWorth(game, ship) +
    AN_EMPTY_HOLD * holdCount(emptyHolds(game, ship))
  );
};

/** How a game looks to a seat: its own ship against the best of the others; at the end, the score and the victory. */
export const prospects = (game: State, seat: Seat): number => {
  const isDone = isOver(game);
  const own = isDone ? totalScore(game, seat) : shipWorth(game, seat);
  let rival = Number.NEGATIVE_INFINITY;
  for (let ship = 0; ship < shipCount(game); ship++)
    if (ship !== seat) rival = Math.max(rival, isDone ? totalScore(game, ship) : shipWorth(game, ship));
  return own - A_RIVAL * rival + (isDone && isWinner(game, seat) ? VICTORY : 0);
};

/** By how many points a finished game's best other ship was beaten, or not. */
export const lead = (end: State, seat: Seat): number => {
  let rival = Number.NEGATIVE_INFINITY;
  for (let ship = 0; ship < shipCount(end); ship++) if (ship !== seat) rival = Math.max(rival, totalScore(end, ship));
  return totalScore(end, seat) - rival;
};
