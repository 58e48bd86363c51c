import type { Stroke } from './stroke.ts';

/** One of the tones that a thing rings with when struck: its pitch in hertz, its share, and how long it rings. */
export type Overtone = readonly [hertz: number, share: number, seconds: number];

/** A blow on something that rings: metal and wood differ only in their overtones. */
export const ring = (at: number, level: number, overtones: readonly Overtone[]): Stroke[] =>
  overtones.map(([hertz, share, seconds]) => ({
    kind: 'tone',
    at,
    attack: 0.001,
    decay: seconds,
    level: level * share,
    wave: 'sine',
    pitch: hertz,
  }));

/** The same overtones a little higher or lower: another die, another coin. */
export const tuned = (overtones: readonly Overtone[], by: number): Overtone[] =>
  overtones.map(([hertz, share, seconds]) => [hertz * by, share, seconds]);
