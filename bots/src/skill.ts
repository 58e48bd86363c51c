import type { Rng } from '@jamaica/rules';
import { LEVELS, type Level } from './levels.ts';

/** A place on the scale of the levels: 0 is the first of them, 1 the second, and 0.5 lies between the two. */
export type Skill = number;

export const MOST_SKILL: Skill = LEVELS.length - 1;

export const skillOf = (level: Level): Skill => LEVELS.indexOf(level);

/** How far a victory would move them that had seemed impossible. */
const STEP = 0.3;

/**
 * How strong opponents should be in the next game against somebody who has won this one, or a share in it: they move towards the point where
 * each ship wins as often as the others.
 */
export const skillAfter = (skill: Skill, share: number, players: number): Skill =>
  Math.min(MOST_SKILL, Math.max(0, skill + STEP * (share - 1 / players)));

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
