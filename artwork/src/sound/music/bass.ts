import type { Stroke } from '../stroke.ts';

/** A thick string, plucked: the bottom for those who can hear it, and overtones for a telephone. */
export const pluck = (at: number, hertz: number, seconds: number, level: number): Stroke[] => [
  {
    kind: 'tone',
    at,
    attack: 0.008,
    hold: seconds * 0.3,
    decay: seconds * 0.7 + 0.18,
    level: level * 0.8,
    wave: 'triangle',
    pitch: hertz,
  },
  {
    kind: 'tone',
    at,
    attack: 0.006,
    decay: Math.min(seconds, 0.5) + 0.1,
    level: level * 0.35,
    wave: 'sawtooth',
    pitch: hertz,
    through: [{ kind: 'lowpass', hertz: [1200, 350] }],
  },
];
