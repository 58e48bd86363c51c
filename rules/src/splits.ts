import type { DecisionRule } from './decision.ts';
import type { Taken } from './events.ts';
import {
  type Cargo,
  cargoIn,
  filled,
  type Hold,
  holdText,
  type NamedHold,
  namedHold,
  ORDINARY_HOLDS,
  readNamedHold,
  tokensIn,
} from './holds.ts';
import type { Ship } from './seats.ts';
import {
  empty,
  firstOfHolds,
  type Holds,
  holdAt,
  holdsWith,
  ordinaryWith,
  setHold,
  setSixth,
  sixthOf,
  stockOf,
  withoutFirst,
} from './ships.ts';
import type { Draft, State } from './state.ts';

/**
 * A stock: how a ship's tokens of one resource lie in its holds. Ordinary holds are all alike (R-LOA-2), so it says how
 * many of them have 1, 2, … 6 tokens, three bits each, and then what the 6th Hold has. A split of a price is named by
 * the stock it leaves (R-PAY-2).
 */
export type Stock = number;

const MOST_TOKENS = 6;
const SIXTH_SHIFT = 3 * MOST_TOKENS;
const ordinary = (tokens: number): Stock => (1 << (3 * tokens)) >> 3; // an empty hold does not count
const countWith = (stock: Stock, tokens: number): number => (stock >> (3 * (tokens - 1))) & 7;
const inSixth = (stock: Stock): number => stock >> SIXTH_SHIFT;

// What a ship's holds had before something was taken from them, where that is told to somebody.
const had = new Int8Array(ORDINARY_HOLDS + 1);

const remember = (game: Draft, ship: Ship): void => {
  if (game.events) for (let index = 0; index < had.length; index++) had[index] = holdAt(game, ship, index);
};

/** From which holds the last payment, made by this ship, was taken. */
export const takenFrom = (game: State, ship: Ship): Taken[] =>
  Array.from(had, (hold, index) => ({ hold: index, tokens: tokensBetween(hold, holdAt(game, ship, index)) })).filter(
    ({ tokens }) => tokens > 0,
  );

// A ship without the 6th Hold has nothing there, before and after.
const tokensBetween = (before: Hold, after: Hold): number =>
  before === after ? 0 : tokensIn(before) - tokensIn(after);

/**
 * Takes tokens where there is only one way to: none, all there are, or from the only hold with that cargo. That is how it
 * is most of the time, and it saves working out the splits.
 */
export const isTakenAtOnce = (game: Draft, ship: Ship, cargo: Cargo, tokens: number): boolean => {
  if (tokens === 0) return true;
  remember(game, ship);
  const holds = holdsWith(game, ship, cargo);
  if (withoutFirst(holds) === 0) {
    const index = firstOfHolds(holds);
    setHold(game, ship, index, filled(cargo, tokensIn(holdAt(game, ship, index)) - tokens));
    return true;
  }
  if (tokens < stockOf(game, ship, cargo)) return false;
  empty(game, ship, cargo);
  return true;
};

// What the ordinary holds have of a cargo, the least first, and what all behind each of them have together.
const loads = new Int8Array(ORDINARY_HOLDS);
const behind = new Int8Array(ORDINARY_HOLDS);

/** Sorts what the ordinary holds have of a cargo into `loads`, and says how many there are. */
const sortLoads = (game: State, ship: Ship, cargo: Cargo): number => {
  let count = 0;
  for (let holds = ordinaryWith(game, ship, cargo); holds !== 0; holds = withoutFirst(holds)) {
    const tokens = tokensIn(holdAt(game, ship, firstOfHolds(holds)));
    let at = count++;
    for (; at > 0 && loads[at - 1] > tokens; at--) loads[at] = loads[at - 1];
    loads[at] = tokens;
  }
  behind[count - 1] = 0;
  for (let at = count - 1; at > 0; at--) behind[at - 1] = behind[at] + loads[at];
  return count;
};

/** Writes into `options` what can be left when `tokens` are taken from a ship's holds, more than one of which have some. */
export const listSplits = (game: State, ship: Ship, cargo: Cargo, tokens: number, options: Int32Array): number => {
  const holds = sortLoads(game, ship, cargo);
  const rest = stockOf(game, ship, cargo) - tokens;
  const sixth = sixthOf(game, ship);
  if (cargoIn(sixth) !== cargo) return listLeft(options, 0, 0, holds, 0, rest, 0);
  let count = 0;
  for (let kept = Math.min(rest, tokensIn(sixth)); kept >= Math.max(0, rest - loads[0] - behind[0]); kept--)
    count = listLeft(options, count, 0, holds, 0, rest - kept, kept << SIXTH_SHIFT);
  return count;
};

/**
 * Lists the ways to leave `rest` tokens in the ordinary holds from one on: the fuller hold is never left less, so that each
 * stock comes up once, whichever of its holds is which.
 */
const listLeft = (
  options: Int32Array,
  listed: number,
  index: number,
  holds: number,
  least: number,
  rest: number,
  left: Stock,
): number => {
  if (holds === 1) {
    options[listed] = left + ordinary(rest);
    return listed + 1;
  }
  if (holds === 2) return listPair(options, listed, index, least, rest, left);
  let count = listed;
  const fewest = Math.max(least, rest - behind[index]);
  for (let kept = Math.min(loads[index], Math.trunc(rest / holds)); kept >= fewest; kept--)
    count = listLeft(options, count, index + 1, holds - 1, kept, rest - kept, left + ordinary(kept));
  return count;
};

/** The same for the last two holds, which is most of it: half of a number needs no division. */
const listPair = (
  options: Int32Array,
  listed: number,
  index: number,
  least: number,
  rest: number,
  left: Stock,
): number => {
  let count = listed;
  const fewest = Math.max(least, rest - behind[index]);
  for (let kept = Math.min(loads[index], rest >> 1); kept >= fewest; kept--)
    options[count++] = left + ordinary(kept) + ordinary(rest - kept);
  return count;
};

/** Takes tokens from the holds so that `left` remains. */
export const leave = (game: Draft, ship: Ship, cargo: Cargo, left: Stock): void => {
  remember(game, ship);
  if (cargoIn(sixthOf(game, ship)) === cargo) setSixth(game, ship, filled(cargo, inSixth(left)));
  // A hold keeps all it has where that is among what is to be left, so that no more holds change than need to.
  let touched = 0;
  let rest = left;
  for (let holds = ordinaryWith(game, ship, cargo); holds !== 0; holds = withoutFirst(holds)) {
    const tokens = tokensIn(holdAt(game, ship, firstOfHolds(holds)));
    if (countWith(rest, tokens) > 0) rest -= ordinary(tokens);
    else touched |= holds & -holds;
  }
  // Of the others the fullest is left the most, which always fits.
  for (let tokens = MOST_TOKENS; touched !== 0; ) {
    while (tokens > 0 && countWith(rest, tokens) === 0) tokens--;
    const fullest = fullestOf(game, ship, touched);
    setHold(game, ship, fullest, filled(cargo, tokens));
    touched &= ~(1 << fullest);
    rest -= ordinary(tokens);
  }
};

const fullestOf = (game: State, ship: Ship, among: Holds): number => {
  let fullest = firstOfHolds(among);
  for (let holds = withoutFirst(among); holds !== 0; holds = withoutFirst(holds)) {
    const index = firstOfHolds(holds);
    if (holdAt(game, ship, index) > holdAt(game, ship, fullest)) fullest = index;
  }
  return fullest;
};

/** The holds of a stock in the order of the notation: ordinary ones sorted, then the 6th. */
const stockText = (stock: Stock, cargo: Cargo): NamedHold[] => {
  const holds: NamedHold[] = [];
  for (let tokens = 1; tokens <= MOST_TOKENS; tokens++)
    for (let count = countWith(stock, tokens); count > 0; count--) holds.push(holdText(filled(cargo, tokens)));
  if (inSixth(stock) > 0) holds.push(namedHold(filled(cargo, inSixth(stock)), true));
  return holds;
};

/** What is left in the holds of a resource after a payment: `leave:food:2,sixth:food:3`. */
export interface Left {
  readonly leave: readonly NamedHold[];
}

/** How the decisions about a payment are written; `paidIn` says in which resource. */
export const leaving = (
  paidIn: (game: State) => Cargo,
): Pick<DecisionRule<'pay', Left>, 'says' | 'write' | 'read'> => ({
  says: (game, code) => ({ leave: stockText(code, paidIn(game)) }),
  write: ({ leave }) => `${LEAVE}${leave.join(',')}`,
  read: text => {
    if (!text.startsWith(LEAVE)) return undefined;
    const list = text.slice(LEAVE.length);
    const leave = list === '' ? [] : list.split(',').map(readNamedHold);
    return leave.every(hold => hold !== undefined) ? { leave } : undefined;
  },
});
const LEAVE = 'leave:';
