import { grains } from './noise.ts';
import type { Sound, Stroke } from './stroke.ts';

const grain = grains(29);

/** A bubble sings higher as it comes up. */
const bubble = (_: unknown, i: number): Stroke => {
  const pitch = 380 + grain() * 620;
  return {
    kind: 'tone',
    at: 0.22 + i * 0.062 + grain() * 0.04,
    attack: 0.006,
    decay: 0.05 + grain() * 0.05,
    level: 0.19 * (1 - i / 14),
    wave: 'sine',
    pitch: [pitch, pitch * 1.7],
  };
};

/** Overboard: the plunge, the spray, the bubbles. */
export const splash: Sound = {
  gain: 0.53,
  sway: 90,
  strokes: [
    { kind: 'tone', at: 0, attack: 0.004, decay: 0.16, level: 0.6, wave: 'sine', pitch: [210, 80] },
    { kind: 'hiss', at: 0, attack: 0.008, decay: 0.34, level: 1, through: [{ kind: 'lowpass', hertz: [2600, 500] }] },
    {
      kind: 'hiss',
      at: 0.06,
      attack: 0.07,
      decay: 0.75,
      level: 0.45,
      through: [{ kind: 'bandpass', hertz: [1500, 3400, 2600], q: 0.7 }],
    },
    ...Array.from({ length: 11 }, bubble),
  ],
};
