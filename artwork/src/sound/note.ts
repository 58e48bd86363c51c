/** A pitch counts half steps from the A above middle C, so that octaves and chords are sums. */
export type Pitch = number;

export const OCTAVE = 12;

/** Where the letters lie in an octave that begins at C. */
const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const BENDS: Readonly<Record<string, number>> = { '#': 1, b: -1 };

/** `F#` or `Bb` as the half steps above C. */
export const stepOf = (letter: string, bend = ''): number => LETTERS[letter] + (BENDS[bend] ?? 0);

export const hertzOf = (pitch: Pitch): number => 440 * 2 ** (pitch / OCTAVE);

export interface Note {
  readonly pitch: Pitch;
  readonly quavers: number;
}

/** `F#5:2` is the F sharp above the middle of the stave, for two quavers. */
export const note = (text: string): Note => {
  const [, letter, bend, octave, quavers = '1'] = /^([A-G])([#b]?)(\d)(?::(\d+))?$/.exec(text) ?? [];
  if (letter === undefined) throw new Error(`not a note: ${text}`);
  const pitch = stepOf(letter, bend) - stepOf('A') + OCTAVE * (Number(octave) - 4);
  return { pitch, quavers: Number(quavers) };
};
