import { grains } from './noise.ts';
import type { Sound, Stroke } from './stroke.ts';

/** Seconds from one stretch of surf to the next; each begins while the last still runs up the beach. */
export const SURF_SECONDS = 18;

/** A wave comes in dark, breaks bright, and draws back over the sand. */
const wave = (at: number, level: number): Stroke[] => [
  {
    kind: 'hiss',
    at,
    attack: 2.6,
    hold: 0.4,
    decay: 4.5,
    level,
    through: [{ kind: 'lowpass', hertz: [180, 420, 900, 520, 260], q: 0.5 }],
  },
  {
    kind: 'hiss',
    at: at + 2.1,
    attack: 0.9,
    decay: 4.2,
    level: level * 0.16,
    through: [{ kind: 'bandpass', hertz: [1300, 2600, 3800, 4300], q: 0.5 }],
  },
];

/** The sea that is always there, under the waves and between them. */
const SEA: Stroke = {
  kind: 'hiss',
  at: 0,
  attack: 3.5,
  hold: SURF_SECONDS - 2.5,
  decay: 7,
  level: 0.3,
  through: [{ kind: 'lowpass', hertz: 460 }],
};

/** A gull's cry: up, over, and down, with a reedy edge. */
const cry = (at: number, level: number, pitch: number): Stroke => ({
  kind: 'tone',
  at,
  attack: 0.06,
  hold: 0.08,
  decay: 0.3,
  level,
  wave: 'triangle',
  pitch: [pitch * 0.82, pitch * 1.16, pitch * 1.1, pitch * 0.94, pitch * 0.78],
  clang: { ratio: 0.5, depth: pitch * 0.12 },
  through: [
    { kind: 'bandpass', hertz: 1900, q: 1.1 },
    { kind: 'lowpass', hertz: 3600 },
  ],
});

/** Gulls and surf, stretch by stretch: never quite the same, and always the same for the same stretch. */
export const surf = (stretch: number): Sound => {
  const grain = grains(1000 + stretch * 7919);
  const waves = [0, 5.8, 12.1].flatMap(at => wave(at + grain() * 1.2, 0.7 + grain() * 0.5));
  const calls = stretch % 3 === 1 ? 0 : 2 + Math.floor(grain() * 3);
  const first = 4 + grain() * 8;
  const pitch = 1150 + grain() * 350;
  const distance = 0.16 + grain() * 0.14;
  const gulls = Array.from({ length: calls }, (_, i) =>
    cry(first + i * (0.42 + grain() * 0.1), distance * (1 - i * 0.15), pitch * (1 - i * 0.02)),
  );
  return { gain: 0.3, sway: 0, strokes: [SEA, ...waves, ...gulls] };
};
