import type { Resonance, Sound, Stroke } from './stroke.ts';

const HULL: readonly Resonance[] = [
  { kind: 'highpass', hertz: 180 },
  { kind: 'peaking', hertz: 420, q: 5, boost: 14 },
  { kind: 'peaking', hertz: 980, q: 6, boost: 12 },
  { kind: 'lowpass', hertz: 1700 },
];

/** Plank against plank, catching and letting go some sixty times a second. */
const rub = (at: number, seconds: number, level: number, pitch: readonly number[]): Stroke => ({
  kind: 'tone',
  at,
  attack: seconds * 0.3,
  hold: seconds * 0.25,
  decay: seconds * 0.45,
  level,
  wave: 'sawtooth',
  pitch,
  clang: { ratio: 0.37, depth: 7 },
  through: HULL,
});

/** The timbers creak: the ship goes astern. */
export const creak: Sound = {
  gain: 0.22,
  sway: 90,
  strokes: [
    rub(0, 0.5, 0.8, [66, 58, 74, 61, 52]),
    rub(0.46, 0.62, 1, [54, 69, 82, 71, 57, 44]),
    {
      kind: 'hiss',
      at: 0.05,
      attack: 0.35,
      decay: 0.6,
      level: 0.12,
      through: [{ kind: 'bandpass', hertz: [500, 300], q: 0.8 }],
    },
  ],
};
