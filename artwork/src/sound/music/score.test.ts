import { describe, expect, it } from 'vitest';
import { MUSIC_NAMES } from '../names.ts';
import { note } from '../note.ts';
import { chord } from './chord.ts';
import { type Part, played, type Score } from './score.ts';
import { SCORES } from './scores.ts';

/** Two bars of three quavers, as somebody would hum them. */
const ditty = (changes: Partial<Score> = {}): Score => ({
  quaver: 0.2,
  bar: 3,
  beat: 3,
  gain: 1,
  strains: { a: { tune: 'D5:2 A4 | - E5:2', chords: 'D | A' } },
  form: ['a fiddle:tune'],
  ...changes,
});

const rhythm = (text: string): [at: number, quavers: number, sign: string][] =>
  played(ditty({ form: [`a bass:${text}`] })).parts.flatMap(part =>
    part.voice === 'rhythm'
      ? part.strokes.map(({ at, quavers, sign }): [number, number, string] => [at, quavers, sign])
      : [],
  );

describe('a score', () => {
  it('is read note by note, each with the chord under it', () => {
    expect(played(ditty())).toEqual({
      quavers: 6,
      parts: [
        {
          instrument: 'fiddle',
          voice: 'tune',
          notes: [
            { at: 0, quavers: 2, pitch: note('D5').pitch, chord: chord('D') },
            { at: 2, quavers: 1, pitch: note('A4').pitch, chord: chord('D') },
            { at: 4, quavers: 2, pitch: note('E5').pitch, chord: chord('A') },
          ],
        },
      ],
    });
  });
  it('goes on with the next line of its form where the last one ended', () => {
    const { quavers, parts } = played(ditty({ form: ['a fiddle:tune', 'a fiddle:low'] }));
    expect(quavers).toBe(12);
    expect(parts.map(part => (part.voice === 'rhythm' ? [] : part.notes.map(({ at }) => at)))).toEqual([
      [0, 2, 4],
      [6, 8, 10],
    ]);
  });
  it('repeats a rhythm bar by bar: a point rests, a line holds on', () => {
    expect(rhythm('R=5')).toEqual([
      [0, 2, 'R'],
      [2, 1, '5'],
      [3, 2, 'R'],
      [5, 1, '5'],
    ]);
    expect(rhythm('.R....')).toEqual([[1, 1, 'R']]);
  });
  it.each<[string, Partial<Score>, string]>([
    ['a bar that is too long', { strains: { a: { tune: 'D5:4', chords: 'D' } } }, 'not a bar of 3 quavers: D5:4'],
    ['a rhythm of half a bar', { form: ['a bass:R='] }, 'not bars of 3 quavers: R='],
    ['a strain that nobody wrote', { form: ['b fiddle:tune'] }, 'no such strain: b'],
    ['an instrument that nobody has', { form: ['a tuba:tune'] }, 'nobody plays this: tuba:tune'],
    [
      'a tune that outlasts its chords',
      { strains: { a: { tune: 'D5:3 | D5:3', chords: 'D' } } },
      '2 bars of tune, 1 of',
    ],
    ['chords that do not share a bar', { strains: { a: { tune: 'D5:3', chords: 'D A' } } }, 'do not share a bar: D A'],
  ])('refuses %s', (_, changes, why) => {
    expect(() => played(ditty(changes))).toThrow(why);
  });
});

const BARS = { shanty: 64, battle: 48, finish: 32 };
const tones = (
  part: Part,
): readonly { readonly at: number; readonly quavers: number; readonly chord: readonly number[] }[] =>
  part.voice === 'rhythm' ? part.strokes : part.notes;

describe.each(MUSIC_NAMES)('the %s', name => {
  const score = SCORES[name];
  const { quavers, parts } = played(score);
  const chordAt = new Map(parts.flatMap(tones).map(({ at, chord }) => [at, chord]));

  it('is a whole piece', () => {
    expect(quavers / score.bar).toBe(BARS[name]);
  });
  it('agrees with its chords at the beginning of every bar', () => {
    const first = parts
      .flatMap(part => (part.voice === 'rhythm' ? [] : part.notes))
      .filter(({ at }) => at % score.bar === 0);
    expect(first.length).toBeGreaterThan(0);
    // Pitches count from A, chords from C.
    expect(first.filter(({ pitch, chord }) => !chord.includes((pitch + 9 + 120) % 12))).toEqual([]);
  });
  it('holds no chord on into the next', () => {
    const accompaniment = parts.flatMap(part => (part.voice === 'rhythm' ? part.strokes : []));
    const held = accompaniment.filter(({ at, quavers, chord }) =>
      Array.from({ length: quavers }, (_, i) => chordAt.get(at + i) ?? chord).some(each => `${each}` !== `${chord}`),
    );
    expect(held).toEqual([]);
  });
  it('never has the same players twice running', () => {
    const players = score.form.map(line => line.trim().replace(/\s+/g, ' '));
    expect(players.filter((line, i) => line === players[(i + 1) % players.length])).toEqual([]);
  });
});
