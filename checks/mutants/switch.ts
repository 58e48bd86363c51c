// The one place that the mutated rules ask while they run: which of the mutants is switched on? Every mutant is in the
// code at once (`plant.ts`), so that the rules are loaded once and not once for each.

/** No mutant has this number. */
export const NONE = -1;

/** The mutant that is switched on. */
export let active = NONE;
export const switchOn = (mutant: number): void => {
  active = mutant;
};

// A mutant that never ends is found by counting, not by a clock: how busy the machine is makes no difference.
let steps = 0;
let most = Number.POSITIVE_INFINITY;

/** Counts from now on, and lets this many steps be taken. */
export const allowSteps = (limit: number): void => {
  steps = 0;
  most = limit;
};
export const stepsTaken = (): number => steps;

/** Each function that is entered and each turn of a loop is a step. */
export const step = (): void => {
  if (++steps > most) throw new Error('this goes on for ever');
};

let passed = new Uint8Array();

/** From now on it is noted which of this many sites are passed. */
export const watchSites = (count: number): void => {
  passed = new Uint8Array(count);
};
export const sitesPassed = (): number[] => [...passed.keys()].filter(site => passed[site] === 1);

/** A site is passed, and the rules go on as they are: while it is found out which test reaches what. */
export const pass = (site: number): false => {
  passed[site] = 1;
  return false;
};
