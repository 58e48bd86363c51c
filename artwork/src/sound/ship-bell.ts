import { type Overtone, ring } from './ring.ts';
import type { Sound } from './stroke.ts';

export const BRONZE: readonly Overtone[] = [
  [523, 0.3, 0.85],
  [1046, 1, 0.8],
  [1052, 0.4, 0.8],
  [1254, 0.4, 0.55],
  [1570, 0.18, 0.45],
  [2093, 0.5, 0.5],
  [2790, 0.2, 0.3],
  [4180, 0.09, 0.18],
];

/** Two strokes of the ship's bell, the second a little louder: "your turn". */
export const shipBell: Sound = {
  gain: 0.16,
  sway: 0,
  strokes: [...ring(0, 0.7, BRONZE), ...ring(0.27, 0.9, BRONZE)],
};
