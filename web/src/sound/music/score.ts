import { type Note, note, type Pitch } from '../note.ts';
import { type Chord, chord } from './chord.ts';

/**
 * A piece as it is written down. Bars stand between `|`.
 *
 * - A tune: `D5:2 A4 B4:2 D5`: notes by name and octave, and how many quavers each lasts; `-` is a rest.
 * - Chords: `D`, `Bm`, `A7`; several in one bar share it.
 * - The form: for each strain in turn, who plays what. `fiddle:tune` plays the tune, `low` the same an octave lower,
 *   `under` a second voice below it. Everything else is a rhythm, one sign a quaver: `.` a rest, `=` holds on, and
 *   any other sign a stroke, such as `bass:R==5==` (root and fifth), `concertina:..x..x` (the chord), `drum:D..d.d`.
 */
export interface Score {
  /** Seconds. */
  readonly quaver: number;
  /** Quavers in a bar. */
  readonly bar: number;
  /** Quavers from one stress to the next. */
  readonly beat: number;
  readonly strains: Readonly<Record<string, Strain>>;
  readonly form: readonly string[];
  /** Brings the piece to the same loudness as the others. */
  readonly gain: number;
}
export interface Strain {
  readonly tune: string;
  readonly chords: string;
}

export const INSTRUMENTS = ['fiddle', 'concertina', 'bass', 'drum', 'bell'] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

/** Something to be played: from a quaver on, for so many. */
export interface Played {
  readonly at: number;
  readonly quavers: number;
}
/** A pitch of the tune, and the chord under it. */
export interface Sung extends Played {
  readonly pitch: Pitch;
  readonly chord: Chord;
}
/** A stroke of a rhythm, by its sign, and the chord it belongs to. */
export interface Struck extends Played {
  readonly sign: string;
  readonly chord: Chord;
}

const VOICES = ['tune', 'low', 'under'] as const;
export type Voice = (typeof VOICES)[number];

/** What one instrument does during a strain. */
export type Part =
  | { readonly instrument: Instrument; readonly voice: Voice; readonly notes: readonly Sung[] }
  | { readonly instrument: Instrument; readonly voice: 'rhythm'; readonly strokes: readonly Struck[] };

const barsOf = (text: string): string[][] => text.split('|').map(bar => bar.trim().split(/\s+/));

/** The chord at each quaver of a strain. */
const chordsOf = ({ chords }: Strain, bar: number): Chord[] =>
  barsOf(chords).flatMap(names => {
    if (bar % names.length !== 0) throw new Error(`chords that do not share a bar: ${names.join(' ')}`);
    return names.flatMap(name => Array<Chord>(bar / names.length).fill(chord(name)));
  });

const isRest = (text: string): boolean => text.startsWith('-');
/** A rest is as long as the note would be that it stands for. */
const read = (text: string): Note => note(isRest(text) ? text.replace('-', 'C4') : text);

const tuneOf = (strain: Strain, bar: number, chords: readonly Chord[]): Sung[] =>
  barsOf(strain.tune).flatMap((texts, number) => {
    let at = number * bar;
    const notes = texts.flatMap((text): Sung[] => {
      const { pitch, quavers } = read(text);
      at += quavers;
      return isRest(text) ? [] : [{ at: at - quavers, quavers, pitch, chord: chords[at - quavers] }];
    });
    if (at !== (number + 1) * bar) throw new Error(`not a bar of ${bar} quavers: ${texts.join(' ')}`);
    return notes;
  });

const rhythmOf = (rhythm: string, bar: number, chords: readonly Chord[]): Struck[] => {
  if (rhythm.length % bar !== 0) throw new Error(`not bars of ${bar} quavers: ${rhythm}`);
  return chords.flatMap((tones, at): Struck[] => {
    const here = at % rhythm.length;
    const sign = rhythm[here];
    if (sign === '.' || sign === '=') return [];
    const held = /^=*/.exec(rhythm.slice(here + 1))?.[0].length ?? 0;
    return [{ at, quavers: 1 + held, sign, chord: tones }];
  });
};

const isInstrument = (name: string): name is Instrument => INSTRUMENTS.some(each => each === name);
const isVoice = (name: string): name is Voice => VOICES.some(each => each === name);

/** A strain as one line of the form has it played. */
const versed = (line: string, { strains, bar }: Score): { readonly quavers: number; readonly parts: Part[] } => {
  const [name, ...players] = line.trim().split(/\s+/);
  const strain = strains[name];
  if (!strain) throw new Error(`no such strain: ${name}`);
  const chords = chordsOf(strain, bar);
  const tune = tuneOf(strain, bar, chords);
  const bars = barsOf(strain.tune).length;
  if (chords.length !== bars * bar) throw new Error(`${bars} bars of tune, ${chords.length / bar} of chords: ${name}`);
  const parts = players.map((player): Part => {
    const [instrument, what = ''] = player.split(':');
    if (!isInstrument(instrument)) throw new Error(`nobody plays this: ${player}`);
    if (isVoice(what)) return { instrument, voice: what, notes: tune };
    return { instrument, voice: 'rhythm', strokes: rhythmOf(what, bar, chords) };
  });
  return { quavers: chords.length, parts };
};

const later = <T extends Played>(all: readonly T[], by: number): T[] =>
  all.map(each => ({ ...each, at: each.at + by }));

/** The whole piece: every part at its place, and how many quavers it all takes. */
export const played = (score: Score): { readonly quavers: number; readonly parts: readonly Part[] } => {
  let quavers = 0;
  const parts = score.form.flatMap(line => {
    const verse = versed(line, score);
    const from = quavers;
    quavers += verse.quavers;
    return verse.parts.map(
      (part): Part =>
        part.voice === 'rhythm'
          ? { ...part, strokes: later(part.strokes, from) }
          : { ...part, notes: later(part.notes, from) },
    );
  });
  return { quavers, parts };
};

/** Bars after which a tune breathes. */
const PHRASE = 8;

/** Seconds of a phrase: where a piece that was left may be taken up again. */
export const phraseOf = ({ quaver, bar }: Score): number => PHRASE * bar * quaver;
