import { grains } from './noise.ts';
import type { Sound, Stroke } from './stroke.ts';

const grain = grains(11);

/** Crumbs: many small breaks close together, fewer towards the end. */
const crumbs = (from: number, seconds: number, count: number, level: number): Stroke[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'hiss',
    at: from + seconds * (i / count) ** 1.4 + grain() * 0.012,
    attack: 0.001,
    decay: 0.012 + grain() * 0.02,
    level: level * (1 - (0.7 * i) / count) * (0.5 + grain() / 2),
    through: [{ kind: 'bandpass', hertz: 1300 + grain() * 2600, q: 2.2 }],
  }));

/** Ship's biscuit: it cracks, then crumbles. */
export const biscuit: Sound = {
  gain: 0.84,
  sway: 60,
  strokes: [
    {
      kind: 'hiss',
      at: 0,
      attack: 0.001,
      decay: 0.07,
      level: 1,
      through: [{ kind: 'bandpass', hertz: [1900, 900], q: 1 }],
    },
    { kind: 'tone', at: 0, attack: 0.001, decay: 0.05, level: 0.35, wave: 'triangle', pitch: [620, 300] },
    ...crumbs(0.03, 0.16, 12, 1.3),
    {
      kind: 'hiss',
      at: 0.22,
      attack: 0.001,
      decay: 0.05,
      level: 0.8,
      through: [{ kind: 'bandpass', hertz: [2300, 1200], q: 1.2 }],
    },
    { kind: 'tone', at: 0.22, attack: 0.001, decay: 0.04, level: 0.22, wave: 'triangle', pitch: [720, 380] },
    ...crumbs(0.24, 0.22, 10, 0.9),
  ],
};
