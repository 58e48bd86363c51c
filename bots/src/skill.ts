import type { Rng } from '@jamaica/rules';
import { LEVELS, type Level } from './levels.ts';

/** A place on the scale of the levels: 0 is the first of them, 1 the second, and 0.5 lies between the two. */
export type Skill = number;

export const MOST_SKILL: Skill = LEVELS.length - 1;

export const skillOf = (level: Level): Skill => LEVELS.indexOf(level);

const LOTS = 1000;

/**
 * Who makes a choice: between two levels it is drawn by lot each time, the nearer one the more often. So a bosun with a little of a
 * captain is a bosun that now and then sees farther, and no two places of the scale are the same.
 */
export const levelBy = (skill: Skill, rng: Rng): Level => {
  const below = Math.floor(skill);
  const isNext = rng.below(LOTS) < Math.round((skill - below) * LOTS);
  return LEVELS[isNext ? below + 1 : below];
};
