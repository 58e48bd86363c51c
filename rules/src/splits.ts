import type { DecisionRule } from './decision.ts';
import { type Cargo, cargoIn, filled, holdText, type NamedHold, namedHold, readNamedHold, tokensIn } from './holds.ts';
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
const ordinary = (tokens: number): Stock => (tokens === 0 ? 0 : 1 << (3 * (tokens - 1)));
const countWith = (stock: Stock, tokens: number): number => (stock >> (3 * (tokens - 1))) & 7;
const inSixth = (stock: Stock): number => stock >> SIXTH_SHIFT;

const stockAboard = (game: State, ship: Ship, cargo: Cargo): Stock => {
  let stock = 0;
  for (let holds = ordinaryWith(game, ship, cargo); holds !== 0; holds = withoutFirst(holds))
    stock += ordinary(tokensIn(holdAt(game, ship, firstOfHolds(holds))));
  const sixth = sixthOf(game, ship);
  return cargoIn(sixth) === cargo ? stock | (tokensIn(sixth) << SIXTH_SHIFT) : stock;
};

// The same few stocks are split again and again, so each is worked out once.
const known = new Map<number, readonly Stock[]>();

/** Every stock that can be left after `tokens` have been taken from `stock`. */
export const splits = (stock: Stock, tokens: number): readonly Stock[] => {
  const key = stock * 64 + tokens;
  let found = known.get(key);
  if (!found) {
    found = [...workOut(stock, tokens)];
    known.set(key, found);
  }
  return found;
};

const workOut = (stock: Stock, tokens: number): Set<Stock> => {
  const holds = Array.from({ length: MOST_TOKENS }, (_, index) =>
    Array.from({ length: countWith(stock, index + 1) }, () => index + 1),
  ).flat();
  const left = new Set<Stock>();
  const take = (index: number, due: number, rest: Stock): void => {
    if (index === holds.length) {
      if (due <= inSixth(stock)) left.add(rest | ((inSixth(stock) - due) << SIXTH_SHIFT));
      return;
    }
    for (let taken = 0; taken <= Math.min(holds[index], due); taken++)
      take(index + 1, due - taken, rest + ordinary(holds[index] - taken));
  };
  take(0, tokens, 0);
  return left;
};

/**
 * Takes tokens where there is only one way to: none, all there are, or from the only hold with that cargo. That is how it
 * is most of the time, and it saves working out the splits.
 */
export const isTakenAtOnce = (game: Draft, ship: Ship, cargo: Cargo, tokens: number): boolean => {
  if (tokens === 0) return true;
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

/** Writes into `options` what can be left when `tokens` are taken from a ship's holds. */
export const listSplits = (game: State, ship: Ship, cargo: Cargo, tokens: number, options: Int32Array): number => {
  const stocks = splits(stockAboard(game, ship, cargo), tokens);
  for (let index = 0; index < stocks.length; index++) options[index] = stocks[index];
  return stocks.length;
};

/** Takes tokens from the holds so that `left` remains. */
export const leave = (game: Draft, ship: Ship, cargo: Cargo, left: Stock): void => {
  if (left === 0) return empty(game, ship, cargo);
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
