import { type Overtone, ring } from './ring.ts';
import type { Sound } from './stroke.ts';

const LID: readonly Overtone[] = [
  [150, 0.8, 0.3],
  [241, 0.8, 0.2],
  [396, 0.55, 0.13],
  [622, 0.35, 0.09],
];
const LATCH: readonly Overtone[] = [
  [1720, 0.6, 0.07],
  [2950, 1, 0.06],
  [4380, 0.4, 0.04],
];

/** The latch springs, the hinge groans, the lid falls back. */
export const chest: Sound = {
  gain: 0.46,
  sway: 40,
  strokes: [
    ...ring(0, 0.3, LATCH),
    ...ring(0.045, 0.2, LATCH),
    {
      kind: 'tone',
      at: 0.12,
      attack: 0.14,
      hold: 0.16,
      decay: 0.22,
      level: 0.4,
      wave: 'sawtooth',
      pitch: [78, 96, 118, 152],
      clang: { ratio: 0.41, depth: 9 },
      through: [
        { kind: 'highpass', hertz: 350 },
        { kind: 'peaking', hertz: [700, 1150], q: 6, boost: 14 },
        { kind: 'lowpass', hertz: 2200 },
      ],
    },
    ...ring(0.6, 0.75, LID),
    {
      kind: 'hiss',
      at: 0.6,
      attack: 0.001,
      decay: 0.07,
      level: 0.5,
      through: [{ kind: 'lowpass', hertz: [1400, 300] }],
    },
    ...ring(0.72, 0.18, LID),
  ],
};
