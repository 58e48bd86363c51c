import { chance } from './net.ts';

const ENOUGH_TURNS = 8;
/** A step of Newton's method is never longer: far out, where all chances are nearly 0 or 1, it would overshoot. */
const LONGEST_STEP = 1;
const CLOSE_ENOUGH = 1e-4;
/** Where nothing moves any more. */
const FLAT = 1e-9;

/**
 * By how much the first so many logits must all be moved for their chances to add up to one: together the seats win once, and what each of
 * them thinks of its own chances corrects the others.
 */
export const agreement = (logits: Float64Array, count: number): number => {
  let shift = 0;
  for (let turn = 0; turn < ENOUGH_TURNS; turn++) {
    let excess = -1;
    let slope = FLAT;
    for (let index = 0; index < count; index++) {
      const likely = chance(logits[index] + shift);
      excess += likely;
      slope += likely * (1 - likely);
    }
    const step = Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, excess / slope));
    shift -= step;
    if (Math.abs(step) < CLOSE_ENOUGH) break;
  }
  return shift;
};
