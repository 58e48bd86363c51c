import { OCTAVE, type Pitch, stepOf } from '../note.ts';

/** The half steps of a chord above C: its root first, then third, fifth, and a seventh where there is one. */
export type Chord = readonly number[];

const KINDS: Readonly<Record<string, readonly number[]>> = { '': [0, 4, 7], m: [0, 3, 7], '7': [0, 4, 7, 10] };

/** `D`, `F#m`, `Bb`, `A7`. */
export const chord = (text: string): Chord => {
  const [, letter, bend, kind] = /^([A-G])([#b]?)(m|7|)$/.exec(text) ?? [];
  if (letter === undefined) throw new Error(`not a chord: ${text}`);
  return KINDS[kind].map(step => (stepOf(letter, bend) + step + OCTAVE) % OCTAVE);
};

/** The pitch of a step of the scale within the octave that begins at `lowest`. */
export const within = (step: number, lowest: Pitch): Pitch => {
  const above = step - stepOf('A') - lowest;
  return lowest + (((above % OCTAVE) + OCTAVE) % OCTAVE);
};

/** All of a chord within one octave: from chord to chord the hand hardly moves, which is what makes it smooth. */
export const voiced = (tones: Chord, lowest: Pitch): Pitch[] => tones.map(tone => within(tone, lowest));

const THIRD = 3;

/** What a second voice sings under a note: the nearest tone of the chord that is at least a third lower. */
export const below = (pitch: Pitch, tones: Chord): Pitch => Math.max(...voiced(tones, pitch - THIRD - OCTAVE + 1));
