import { type Overtone, ring, tuned } from './ring.ts';
import type { Sound } from './stroke.ts';

const STAVES: readonly Overtone[] = [
  [186, 0.9, 0.22],
  [307, 0.9, 0.18],
  [468, 0.7, 0.13],
  [722, 0.45, 0.09],
];

/** A full keg is set down on the deck, and rocks once. */
export const keg: Sound = {
  gain: 0.58,
  sway: 50,
  strokes: [
    { kind: 'tone', at: 0, attack: 0.003, decay: 0.32, level: 0.55, wave: 'sine', pitch: [130, 68, 58] },
    ...ring(0, 0.5, STAVES),
    { kind: 'hiss', at: 0, attack: 0.001, decay: 0.06, level: 0.8, through: [{ kind: 'lowpass', hertz: [1500, 300] }] },
    ...ring(0.19, 0.28, tuned(STAVES, 1.12)),
    { kind: 'tone', at: 0.19, attack: 0.003, decay: 0.2, level: 0.4, wave: 'sine', pitch: [120, 66] },
    // The powder shifts inside.
    {
      kind: 'hiss',
      at: 0.05,
      attack: 0.05,
      decay: 0.3,
      level: 0.16,
      through: [{ kind: 'bandpass', hertz: [2600, 1700], q: 0.8 }],
    },
  ],
};
