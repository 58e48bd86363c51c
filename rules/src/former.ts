import { PORT_ROYAL, SPACES } from './board.ts';
import { lapOf, type Place, spaceOf } from './place.ts';

/**
 * The former reading of two statements. Games begun by it are played to their end by it: records written before the
 * reading changed are the same games they were, and nobody's game under way changes its rules.
 *
 * - A ship was ahead if it could be reached by sailing forward; side by side on two lanes, neither was.
 * - A shortage of 2021 moved ships behind the start line too (R-SHO-14).
 */
export type Reading = 1 | 2;
/** The reading by which older games began. */
export const FORMER_READING: Reading = 1;
/** The reading by which games begin. */
export const READING: Reading = 2;

const reachable = (from: number): ReadonlySet<number> => {
  const found = new Set<number>();
  const sail = (space: number): void => {
    for (const next of SPACES[space].next) {
      if (next === PORT_ROYAL || found.has(next)) continue;
      found.add(next);
      sail(next);
    }
  };
  sail(from);
  return found;
};

const REACHABLE = SPACES.map((_, from) => reachable(from));

/** Whether a ship at `a` was ahead of one at `b`. */
export const wasAhead = (a: Place, b: Place): boolean =>
  lapOf(a) === lapOf(b) ? REACHABLE[spaceOf(b)].has(spaceOf(a)) : lapOf(a) > lapOf(b);
