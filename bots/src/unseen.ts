import { POWERS, type State, TREASURES } from '@jamaica/rules';
import {
  type Code,
  choiceOf,
  type Draft,
  hasGhost,
  hasPower,
  pileCell,
  powerNumber,
  rowLength,
  type Ship,
  shipCount,
  TAKEN,
  treasurePoints,
} from '@jamaica/rules/search';
import { POWER_WORTHS } from './worth.ts';

const ALL_POINTS = TREASURES.reduce<number>((sum, card) => sum + (typeof card === 'number' ? card : 0), 0);

/**
 * What the next treasure of the pile is worth on average: the cards that no ship has are in the pile or out of the game, and
 * nobody knows which. A bot that looked at the top card of a game it imagined would think that it chooses its luck.
 */
export const unseenWorth = (game: State): number => {
  let worth = ALL_POINTS;
  let cards = TREASURES.length;
  for (let ship = 0; ship < shipCount(game); ship++) {
    worth -= treasurePoints(game, ship);
    cards -= rowLength(game, ship);
  }
  for (const power of POWERS) {
    if (isFound(game, powerNumber(power))) cards--;
    else worth += POWER_WORTHS[power];
  }
  return cards === 0 ? 0 : worth / cards;
};

const isFound = (game: State, power: number): boolean => {
  for (let ship: Ship = 0; ship < shipCount(game); ship++) if (hasPower(game, ship, power)) return true;
  return false;
};

const WORTHS = TREASURES.map(treasure => (typeof treasure === 'number' ? treasure : POWER_WORTHS[treasure]));

/**
 * Puts a treasure of middling worth on top of an imagined pile, one of those that no ship has: a bot that weighs what
 * a lair brings should neither know it nor hope for the best.
 */
export const hideTreasure = (game: Draft): void => {
  const { cells } = game;
  const top = pileCell(cells[TAKEN]);
  const end = pileCell(TREASURES.length - (hasGhost(game) ? 1 : 0)); // R-GHO-2
  const mean = unseenWorth(game);
  let middling = top;
  for (let cell = top; cell < end; cell++)
    if (Math.abs(WORTHS[cells[cell]] - mean) < Math.abs(WORTHS[cells[middling]] - mean)) middling = cell;
  const card = cells[top];
  cells[top] = cells[middling];
  cells[middling] = card;
};

/** R-HOU-3: whether a treasure is taken or left. */
export const takeWorth = (game: State, code: Code): number => {
  const choice = choiceOf(game, code);
  return choice.kind === 'treasure' && choice.take ? unseenWorth(game) : 0;
};

/** R-HOU-2: nothing good is ever given away. This says so at the very end, when a power is of no further use and nothing else would. */
export const isWasted = (game: State, code: Code): boolean => {
  const choice = choiceOf(game, code);
  if (choice.kind !== 'loot' || choice.loot.take !== 'give') return false;
  const { treasure } = choice.loot;
  return typeof treasure === 'string' || treasure > 0;
};
