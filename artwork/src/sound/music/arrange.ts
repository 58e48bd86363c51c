import { bow } from '../fiddle.ts';
import { grains } from '../noise.ts';
import { hertzOf, note, OCTAVE, type Pitch } from '../note.ts';
import type { Resonance, Stroke } from '../stroke.ts';
import { pluck } from './bass.ts';
import { toll } from './bell.ts';
import { below, type Chord, voiced, within } from './chord.ts';
import { squeeze } from './concertina.ts';
import { beat } from './drum.ts';
import {
  INSTRUMENTS,
  type Instrument,
  type Part,
  played,
  type Score,
  type Struck,
  type Sung,
  type Voice,
} from './score.ts';

/** All that one instrument plays, in seconds. */
export interface Desk {
  readonly instrument: Instrument;
  readonly strokes: readonly Stroke[];
}

const LOWEST = {
  /** Where an accompaniment begins, and a bass. */
  chord: note('A3').pitch,
  bass: note('D2').pitch,
  bell: note('A4').pitch,
};

const VOICE_LEVEL: { readonly [voice in Voice]: number } = { tune: 1, low: 0.85, under: 0.55 };
/** One tone of a chord beside the tune. */
const CHORD_LEVEL = 0.3;

const pitchIn = ({ pitch, chord }: Sung, voice: Voice): Pitch => {
  switch (voice) {
    case 'tune':
      return pitch;
    case 'low':
      return pitch - OCTAVE;
    case 'under':
      return below(pitch, chord);
  }
};

/** `R` is the root of the chord, `3` and `5` its other tones, `8` the root above. */
const bassPitch = (sign: string, [root, third, fifth]: Chord): Pitch => {
  const low = within(root, LOWEST.bass);
  switch (sign) {
    case 'R':
      return low;
    case '3':
      return within(third, low);
    case '5':
      return within(fifth, low);
    case '8':
      return low + OCTAVE;
    default:
      throw new Error(`no such tone for a bass: ${sign}`);
  }
};

/** The fiddle at the end of the race stands before one's eyes; that of the band plays at the other end of the cabin. */
const CABIN: readonly Resonance[] = [
  // Its open strings would stand out from the other notes.
  { kind: 'peaking', hertz: 290, q: 4, boost: -4 },
  { kind: 'peaking', hertz: 450, q: 2.5, boost: -5 },
  { kind: 'lowpass', hertz: 1700, q: 0 },
];
const fromAcross = (stroke: Stroke): Stroke => ({ ...stroke, through: [...(stroke.through ?? []), ...CABIN] });

/** Rings at a pitch from a moment on. */
type Ring = (at: number, hertz: number, seconds: number, level: number) => Stroke[];

const ringOf = (instrument: Instrument): Ring => {
  switch (instrument) {
    case 'fiddle':
      return (...stroke) => bow(...stroke).map(fromAcross);
    case 'concertina':
      return squeeze;
    case 'bass':
      return pluck;
    case 'bell':
      return (at, hertz, _, level) => toll(at, hertz, level);
    case 'drum':
      throw new Error('a drum plays no tune');
  }
};

const strike = (instrument: Instrument, struck: Struck, at: number, seconds: number, level: number): Stroke[] => {
  switch (instrument) {
    case 'fiddle':
    case 'concertina':
      return voiced(struck.chord, LOWEST.chord).flatMap(pitch =>
        ringOf(instrument)(at, hertzOf(pitch), seconds, level * CHORD_LEVEL),
      );
    case 'bass':
      return pluck(at, hertzOf(bassPitch(struck.sign, struck.chord)), seconds, level);
    case 'bell':
      return toll(at, hertzOf(within(struck.chord[0], LOWEST.bell)), level);
    case 'drum':
      return beat(at, struck.sign, level);
  }
};

/** Nobody in a band plays like a clock: seconds late, and a share louder or softer, at most. */
const LATE = 0.012;
const UNEVEN = 0.15;

const strokesOf = (part: Part, { quaver, bar, beat: step }: Score, grain: () => number): Stroke[] => {
  const stress = (at: number): number => (at % bar === 0 ? 1 : at % step === 0 ? 0.92 : 0.78);
  const touch = (at: number): [seconds: number, level: number] => [
    at * quaver + grain() * LATE,
    stress(at) * (1 + (grain() - 0.5) * UNEVEN),
  ];
  if (part.voice === 'rhythm')
    return part.strokes.flatMap(struck => {
      const [at, level] = touch(struck.at);
      return strike(part.instrument, struck, at, struck.quavers * quaver, level);
    });
  const sing = ringOf(part.instrument);
  return part.notes.flatMap(sung => {
    const [at, level] = touch(sung.at);
    const hertz = hertzOf(pitchIn(sung, part.voice));
    return sing(at, hertz, sung.quavers * quaver, level * VOICE_LEVEL[part.voice]);
  });
};

/** Who plays what and when, and how many seconds it takes. */
export const arrange = (score: Score): { readonly seconds: number; readonly desks: readonly Desk[] } => {
  const { quavers, parts } = played(score);
  const grain = grains(0xba2d);
  const desks = INSTRUMENTS.map(instrument => ({
    instrument,
    strokes: parts.filter(part => part.instrument === instrument).flatMap(part => strokesOf(part, score, grain)),
  }));
  return { seconds: quavers * score.quaver, desks };
};
