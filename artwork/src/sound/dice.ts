import { type Overtone, ring, tuned } from './ring.ts';
import type { Sound, Stroke } from './stroke.ts';

const WOOD: readonly Overtone[] = [
  [760, 1, 0.09],
  [1310, 0.6, 0.06],
  [2240, 0.35, 0.04],
];

// Two dice of unlike size, each bouncing sooner and softer until it lies still: seconds, level, size.
const BOUNCES: readonly (readonly [number, number, number])[] = [
  [0, 0.8, 1],
  [0.045, 0.7, 1.19],
  [0.17, 1, 1.04],
  [0.235, 0.75, 1.23],
  [0.305, 0.6, 1],
  [0.37, 0.5, 1.19],
  [0.415, 0.42, 1.03],
  [0.45, 0.3, 1.21],
  [0.48, 0.26, 1],
  [0.505, 0.16, 1.2],
];

const tap = ([at, level, size]: readonly [number, number, number]): Stroke[] => [
  ...ring(at, level * 0.5, tuned(WOOD, size)),
  // The table under the dice, and the click of the edge.
  { kind: 'tone', at, attack: 0.001, decay: 0.08, level: level * 0.5, wave: 'sine', pitch: [260 * size, 170] },
  {
    kind: 'hiss',
    at,
    attack: 0.001,
    decay: 0.022,
    level: level * 0.4,
    through: [{ kind: 'bandpass', hertz: 2600 * size, q: 0.9 }],
  },
];

/** Wooden dice on a wooden table. */
export const dice: Sound = { gain: 0.5, sway: 60, strokes: BOUNCES.flatMap(tap) };
