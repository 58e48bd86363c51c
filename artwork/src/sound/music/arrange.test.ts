import { describe, expect, it } from 'vitest';
import { MUSIC_NAMES } from '../names.ts';
import type { Stroke } from '../stroke.ts';
import { arrange } from './arrange.ts';
import type { Instrument, Score } from './score.ts';
import { SCORES } from './scores.ts';

/** One bar in D, as one instrument plays it. */
const bar = (what: string): readonly Stroke[] => {
  const score: Score = {
    quaver: 0.2,
    bar: 6,
    beat: 3,
    gain: 1,
    strains: { a: { tune: 'D5:3 A5:3', chords: 'D' } },
    form: [`a ${what}`],
  };
  return arrange(score).desks.flatMap(({ strokes }) => strokes);
};
/** The pitches that are heard, in whole hertz, each once. */
const hertz = (what: string): number[] => [
  ...new Set(
    bar(what).flatMap(stroke => (stroke.kind === 'tone' ? [Math.round([stroke.pitch].flat().at(-1) ?? 0)] : [])),
  ),
];

describe('an arrangement', () => {
  it('has the tune played as it is written, an octave lower, or a voice of the chord below it', () => {
    expect(hertz('fiddle:tune')).toEqual([587, 880]);
    expect(hertz('fiddle:low')).toEqual([294, 440]);
    expect(hertz('fiddle:under')).toEqual([440, 740]);
  });
  it('has the bass play the root, the fifth and the root above', () => {
    expect(hertz('bass:R=5=8=')).toEqual([73, 110, 147]);
  });
  it('has a chord of three tones on an accompanying instrument', () => {
    expect(hertz('fiddle:x=====').sort()).toEqual([220, 294, 370]);
  });
  it.each([
    ['a drum that plays a tune', 'drum:tune', 'a drum plays no tune'],
    ['a tone that no bass has', 'bass:R==7==', 'no such tone for a bass: 7'],
    ['a stroke that no drum has', 'drum:D..x..', 'no such stroke of a drum: x'],
  ])('refuses %s', (_, what, why) => {
    expect(() => bar(what)).toThrow(why);
  });
  it('begins near the beat, not on it like a clock, and never before it', () => {
    const late = bar('bass:RRRRRR').map(({ at }) => at - 0.2 * Math.floor(at / 0.2 + 1e-9));
    expect(new Set(late).size).toBe(6);
    expect(Math.max(...late)).toBeLessThan(0.02);
  });
});

describe.each(MUSIC_NAMES)('the %s', name => {
  it('is the same on every device', () => {
    expect(arrange(SCORES[name])).toEqual(arrange(SCORES[name]));
  });
  it('can be played: levels and times are above nothing', () => {
    const strokes = arrange(SCORES[name]).desks.flatMap(desk => desk.strokes);
    expect(strokes.filter(({ at, attack, decay, level }) => at < 0 || Math.min(attack, decay, level) <= 0)).toEqual([]);
  });
  it('has a fiddle, a concertina, a bass and a drum', () => {
    const playing = arrange(SCORES[name]).desks.filter(({ strokes }) => strokes.length > 0);
    const band: readonly Instrument[] = ['fiddle', 'concertina', 'bass', 'drum'];
    expect(playing.map(({ instrument }) => instrument)).toEqual(name === 'finish' ? [...band, 'bell'] : band);
  });
});
