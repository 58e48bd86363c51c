import { hertzOf, type Note, note } from './note.ts';
import type { Resonance, Sound, Stroke } from './stroke.ts';

/** Our own jig: four bars of six quavers; a number says how many quavers a note lasts. */
const TUNE = ['A4 B4 D5 F#5 E5 D5', 'G5 F#5 E5 B4:2 A4', 'F#5 G5 A5 D5 E5 F#5', 'E5 C#5 A4 D5:3'] as const;

const QUAVER = 0.185;

export const bars: readonly (readonly Note[])[] = TUNE.map(bar => bar.split(' ').map(note));

// The wooden body: its air, its two plates, the bridge; and no shrillness above.
const BODY: readonly Resonance[] = [
  { kind: 'highpass', hertz: 200 },
  { kind: 'peaking', hertz: 285, q: 4, boost: 6 },
  { kind: 'peaking', hertz: 460, q: 3, boost: 6 },
  { kind: 'peaking', hertz: 1100, q: 1.5, boost: -5 },
  { kind: 'peaking', hertz: 2500, q: 1.5, boost: 7 },
  { kind: 'lowpass', hertz: 4200 },
];

/** From here on a note lasts long enough for the left hand to rock. */
const LONG = 0.3;

/** One bow stroke: the string, and the rosin catching as the bow turns. */
export const bow = (at: number, hertz: number, seconds: number, level: number): Stroke[] => [
  {
    kind: 'tone',
    at,
    attack: 0.035,
    hold: seconds * 0.45,
    decay: seconds * 0.55 + 0.16,
    level,
    wave: 'sawtooth',
    // The finger lands a shade flat and slides in.
    pitch: [hertz * 0.993, hertz, hertz, hertz, hertz, hertz],
    vibrato: { rate: 5.6, cents: seconds > LONG ? 16 : 6 },
    through: BODY,
  },
  {
    kind: 'hiss',
    at,
    attack: 0.008,
    decay: 0.06,
    level: level * 0.25,
    through: [{ kind: 'bandpass', hertz: 2900, q: 0.9 }],
  },
];

const starts = (bar: readonly Note[]): number[] =>
  bar.map((_, i) => bar.slice(0, i).reduce((sum, { quavers }) => sum + quavers, 0));

/** The first and the fourth quaver carry the step of a jig. */
const stress = (quaver: number): number => (quaver % 3 === 0 ? 1 : 0.72);

const sung = (at: number, { pitch, quavers }: Note, level: number): Stroke[] =>
  bow(at, hertzOf(pitch), quavers * QUAVER, level);

const melody: readonly Stroke[] = bars.flatMap((bar, b) =>
  starts(bar).flatMap((quaver, i) => sung((b * 6 + quaver) * QUAVER, bar[i], stress(quaver))),
);

const END = (bars.length * 6 - 3) * QUAVER;

/** The end of the race: the tune, and the open strings under its last note. */
export const fiddle: Sound = {
  gain: 0.115,
  sway: 0,
  strokes: [...melody, ...['D4:3', 'A4:3'].flatMap(text => sung(END, note(text), 0.3))],
};
