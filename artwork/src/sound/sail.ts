import type { Sound, Stroke } from './stroke.ts';

/** The rope runs through the block: short rubs, quicker and higher. */
const rope = (turn: number): Stroke => ({
  kind: 'hiss',
  at: 0.06 * turn - 0.0026 * turn * turn,
  attack: 0.012,
  decay: 0.055,
  level: 0.5 + 0.05 * turn,
  through: [
    { kind: 'bandpass', hertz: [900 + 90 * turn, 1250 + 110 * turn], q: 3 },
    { kind: 'highpass', hertz: 500 },
  ],
});

/** The canvas flaps before it stands. */
const flap = (at: number, level: number): Stroke => ({
  kind: 'hiss',
  at,
  attack: 0.018,
  decay: 0.13,
  level,
  through: [{ kind: 'lowpass', hertz: [1300, 380], q: 1.2 }],
});

/** Rope and canvas: the sail is let out and fills with wind. */
export const sail: Sound = {
  gain: 0.75,
  sway: 60,
  strokes: [
    ...[0, 1, 2, 3, 4, 5, 6].map(rope),
    flap(0.3, 0.7),
    flap(0.4, 0.9),
    { kind: 'tone', at: 0.5, attack: 0.02, decay: 0.3, level: 0.3, wave: 'sine', pitch: [118, 70] },
    flap(0.5, 1.15),
    {
      kind: 'hiss',
      at: 0.46,
      attack: 0.12,
      decay: 0.5,
      level: 0.5,
      through: [{ kind: 'bandpass', hertz: [420, 900, 600], q: 0.7 }],
    },
  ],
};
