import { Admiral } from './admiral.ts';
import type { Budget } from './budget.ts';
import { type Bot, botOf, type Character } from './character.ts';
import { trainedLookout } from './foresight.ts';
import type { Level } from './levels.ts';
import { NEAR } from './near.ts';
import type { Style } from './style.ts';

/**
 * Both look to the end of the round by the net, and with as many imagined games one chooses as well as the other. A captain tries
 * its options in a single one, so that there is a level between bosun and admiral.
 */
const seafarer = (isCareful: boolean): Character['weigh'] => {
  let admiral: Admiral | undefined;
  return (view, seat, budget, rng, style) => {
    admiral ??= new Admiral(trainedLookout(), isCareful);
    return admiral.weigh(view, seat, budget, rng, style);
  };
};

const CHARACTERS: Readonly<Record<Level, Character>> = {
  ...NEAR,
  captain: { budget: { games: 1 }, weigh: seafarer(false) },
  admiral: { budget: { milliseconds: 1000 }, weigh: seafarer(true) },
};

/** How long a bot of a level thinks when nobody says. */
export const usualBudget = (level: Level): Budget => CHARACTERS[level].budget;

export const bot = (level: Level, style?: Style): Bot => botOf(level, CHARACTERS[level], style);
