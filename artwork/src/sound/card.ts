import type { Sound } from './stroke.ts';

/** A card is turned over: the flick of the edge, the air under it, the table. */
export const card: Sound = {
  gain: 0.85,
  sway: 80,
  strokes: [
    {
      kind: 'hiss',
      at: 0,
      attack: 0.002,
      decay: 0.03,
      level: 0.55,
      through: [{ kind: 'bandpass', hertz: 3200, q: 1.4 }],
    },
    {
      kind: 'hiss',
      at: 0.015,
      attack: 0.06,
      decay: 0.09,
      level: 0.4,
      through: [{ kind: 'bandpass', hertz: [1400, 3600, 2400], q: 0.9 }],
    },
    {
      kind: 'hiss',
      at: 0.15,
      attack: 0.001,
      decay: 0.05,
      level: 1,
      through: [{ kind: 'bandpass', hertz: [1900, 800], q: 0.8 }],
    },
    { kind: 'tone', at: 0.15, attack: 0.001, decay: 0.07, level: 0.3, wave: 'sine', pitch: [290, 170] },
  ],
};
