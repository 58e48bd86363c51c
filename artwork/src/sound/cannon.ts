import type { Sound } from './stroke.ts';

/** A broadside from our own deck: the crack, the blow, the smoke rolling off. */
export const cannon: Sound = {
  gain: 0.45,
  sway: 80,
  strokes: [
    {
      kind: 'hiss',
      at: 0,
      attack: 0.001,
      decay: 0.09,
      level: 0.7,
      through: [{ kind: 'bandpass', hertz: [2400, 700], q: 0.6 }],
    },
    { kind: 'tone', at: 0, attack: 0.002, decay: 0.6, level: 0.7, wave: 'sine', pitch: [165, 72, 50, 42] },
    { kind: 'tone', at: 0.004, attack: 0.002, decay: 0.22, level: 0.35, wave: 'triangle', pitch: [240, 95] },
    {
      kind: 'hiss',
      at: 0.004,
      attack: 0.006,
      hold: 0.04,
      decay: 1.1,
      level: 0.9,
      through: [{ kind: 'lowpass', hertz: [2300, 700, 180] }],
    },
    {
      kind: 'hiss',
      at: 0.12,
      attack: 0.14,
      hold: 0.08,
      decay: 0.84,
      level: 0.42,
      through: [{ kind: 'lowpass', hertz: [620, 180] }],
    },
  ],
};

/** The same from across the bay: the sea has eaten the crack, and the island answers. */
export const distantCannon: Sound = {
  gain: 0.8,
  sway: 80,
  strokes: [
    {
      kind: 'hiss',
      at: 0,
      attack: 0.025,
      decay: 0.6,
      level: 1,
      through: [{ kind: 'lowpass', hertz: [900, 380, 160] }],
    },
    { kind: 'tone', at: 0, attack: 0.02, decay: 0.5, level: 0.45, wave: 'sine', pitch: [110, 58, 48] },
    { kind: 'hiss', at: 0.34, attack: 0.06, decay: 0.7, level: 0.5, through: [{ kind: 'lowpass', hertz: [650, 200] }] },
    { kind: 'tone', at: 0.34, attack: 0.04, decay: 0.5, level: 0.28, wave: 'sine', pitch: [88, 52] },
  ],
};
