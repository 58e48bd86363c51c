import { type Cargo, cargoIn, filled, type Hold, type HoldText, holdText, tokensIn } from './holds.ts';
import type { Ship } from './seats.ts';
import { empty, firstHold, ORDINARY_HOLDS, SIXTH_INDEX, setHold, sixthOf } from './ships.ts';
import type { Draft, State } from './state.ts';

const HOLDS = ORDINARY_HOLDS;

/**
 * A stock: how a ship's tokens of one resource lie in its holds. Ordinary holds are all alike (R-LOA-2), so it says how
 * many of them have 1, 2, … 6 tokens, three bits each, and then what the 6th Hold has. A split of a price is named by
 * the stock it leaves (R-PAY-2).
 */
export type Stock = number;

const MOST_TOKENS = 6;
const SIXTH_SHIFT = 3 * MOST_TOKENS;
const ordinary = (tokens: number): Stock => (tokens === 0 ? 0 : 1 << (3 * (tokens - 1)));
const holdsWith = (stock: Stock, tokens: number): number => (stock >> (3 * (tokens - 1))) & 7;
const inSixth = (stock: Stock): number => stock >> SIXTH_SHIFT;

// What a hold adds to the stock of a cargo, looked up: what lies in which hold is hard to guess for a processor.
const SHARES = Int32Array.from({ length: 4 * 32 }, (_, index) =>
  cargoIn(index % 32) === index >> 5 ? ordinary(tokensIn(index % 32)) : 0,
);
const share = (cargo: Cargo, hold: Hold): Stock => SHARES[(cargo << 5) | hold];

export const stockAboard = (game: State, ship: Ship, cargo: Cargo): Stock => {
  const { cells } = game;
  const first = firstHold(ship);
  let stock = 0;
  for (let index = 0; index < HOLDS; index++) stock += share(cargo, cells[first + index]);
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
    Array.from({ length: holdsWith(stock, index + 1) }, () => index + 1),
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

/** Takes tokens from the holds so that `left` remains. */
export const leave = (game: Draft, ship: Ship, cargo: Cargo, left: Stock): void => {
  if (left === 0) return empty(game, ship, cargo);
  const { cells } = game;
  const first = firstHold(ship);
  if (cargoIn(sixthOf(game, ship)) === cargo) setHold(game, ship, SIXTH_INDEX, filled(cargo, inSixth(left)));
  // A hold keeps all it has where that is among what is to be left, so that no more holds change than need to.
  let touched = 0;
  let rest = left;
  for (let index = 0; index < HOLDS; index++) {
    const hold = cells[first + index];
    if (cargoIn(hold) !== cargo) continue;
    if (holdsWith(rest, tokensIn(hold)) > 0) rest -= ordinary(tokensIn(hold));
    else touched |= 1 << index;
  }
  // Of the others the fullest is left the most, which always fits.
  for (let tokens = MOST_TOKENS; touched !== 0; ) {
    while (tokens > 0 && holdsWith(rest, tokens) === 0) tokens--;
    const fullest = fullestOf(game, ship, touched);
    setHold(game, ship, fullest, filled(cargo, tokens));
    touched &= ~(1 << fullest);
    rest -= ordinary(tokens);
  }
};

const fullestOf = (game: State, ship: Ship, holds: number): number => {
  const { cells } = game;
  const first = firstHold(ship);
  let fullest = -1;
  for (let index = 0; index < HOLDS; index++)
    if ((holds >> index) & 1 && (fullest < 0 || cells[first + index] > cells[first + fullest])) fullest = index;
  return fullest;
};

/** The holds of a stock in the order of the notation: ordinary ones sorted, then the 6th. */
export const stockText = (stock: Stock, cargo: Cargo): (HoldText | `sixth:${HoldText}`)[] => {
  const holds: (HoldText | `sixth:${HoldText}`)[] = [];
  for (let tokens = 1; tokens <= MOST_TOKENS; tokens++)
    for (let count = holdsWith(stock, tokens); count > 0; count--) holds.push(holdText(filled(cargo, tokens)));
  if (inSixth(stock) > 0) holds.push(`sixth:${holdText(filled(cargo, inSixth(stock)))}`);
  return holds;
};
