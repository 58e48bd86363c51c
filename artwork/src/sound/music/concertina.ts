import type { Resonance, Stroke } from '../stroke.ts';

// The wooden ends of the box, with holes in them.
const BOX: readonly Resonance[] = [
  { kind: 'highpass', hertz: 160 },
  { kind: 'peaking', hertz: 700, q: 1.2, boost: 4 },
  { kind: 'lowpass', hertz: 1700 },
  { kind: 'lowpass', hertz: 3200 },
];

/** Two reeds that are never quite in tune with each other, for as long as the bellows press. */
export const squeeze = (at: number, hertz: number, seconds: number, level: number): Stroke[] =>
  [
    { tuning: 0.9985, share: 0.6 },
    { tuning: 1.0015, share: 0.5 },
  ].map(({ tuning, share }) => ({
    kind: 'tone',
    at,
    attack: Math.min(0.045, seconds / 4),
    hold: Math.max(seconds - 0.1, seconds / 3),
    decay: 0.14,
    level: level * share,
    wave: 'sawtooth',
    pitch: hertz * tuning,
    through: BOX,
  }));
