import { type Overtone, ring, tuned } from './ring.ts';
import type { Sound } from './stroke.ts';

const GOLD: readonly Overtone[] = [
  [2480, 0.5, 0.42],
  [3310, 1, 0.55],
  [5020, 0.45, 0.38],
  [6730, 0.25, 0.26],
  [8900, 0.1, 0.15],
];

/** A coin that drops onto others, and settles. */
export const coin: Sound = {
  gain: 0.145,
  sway: 70,
  strokes: [
    ...ring(0, 0.6, GOLD),
    ...ring(0.085, 0.9, tuned(GOLD, 1.122)),
    ...ring(0.2, 0.25, tuned(GOLD, 0.98)),
    { kind: 'hiss', at: 0, attack: 0.001, decay: 0.02, level: 0.4, through: [{ kind: 'highpass', hertz: 4000 }] },
    { kind: 'hiss', at: 0.085, attack: 0.001, decay: 0.03, level: 0.5, through: [{ kind: 'highpass', hertz: 3500 }] },
  ],
};
