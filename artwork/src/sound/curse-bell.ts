import { ring } from './ring.ts';
import type { Sound } from './stroke.ts';

const PRIME = 165;

/** A low bell with the minor third that bells have, cracked a little: its two prime tones beat against each other. */
export const curseBell: Sound = {
  gain: 0.36,
  sway: 0,
  strokes: [
    ...ring(0, 0.7, [
      [PRIME / 2, 0.22, 1.18],
      [PRIME, 0.6, 1.18],
      [PRIME * 1.022, 0.35, 1.18],
      [PRIME * 1.189, 0.6, 1.15],
      [PRIME * 1.498, 0.35, 1],
      [PRIME * 2.003, 0.7, 1.1],
      [PRIME * 2.51, 0.35, 0.8],
      [PRIME * 2.98, 0.4, 0.7],
      [PRIME * 4.12, 0.25, 0.45],
      [PRIME * 5.43, 0.14, 0.3],
    ]),
    { kind: 'hiss', at: 0, attack: 0.001, decay: 0.04, level: 0.35, through: [{ kind: 'lowpass', hertz: 900 }] },
  ],
};
