import { describe, expect, it } from 'vitest';
import { note } from '../note.ts';
import { below, chord, voiced, within } from './chord.ts';

const pitches = (text: string): number[] => text.split(' ').map(each => note(each).pitch);

describe('a chord', () => {
  it('is major, minor or a seventh, on any root', () => {
    expect(chord('C')).toEqual([0, 4, 7]);
    expect(chord('F#m')).toEqual([6, 9, 1]);
    expect(chord('Bb')).toEqual([10, 2, 5]);
    expect(chord('A7')).toEqual([9, 1, 4, 7]);
  });
  it('is refused when it is not one', () => {
    expect(() => chord('Dsus')).toThrow('not a chord: Dsus');
  });
  it('is played within one octave', () => {
    expect(voiced(chord('D'), note('A3').pitch)).toEqual(pitches('D4 F#4 A3'));
  });
});

describe('a tone of the scale', () => {
  it('lies in the octave that begins at a pitch, the pitch itself included', () => {
    expect(within(2, note('D2').pitch)).toBe(note('D2').pitch);
    expect(within(1, note('D2').pitch)).toBe(note('C#3').pitch);
  });
});

describe('a second voice', () => {
  it('sings the next tone of the chord that is at least a third lower', () => {
    expect(below(note('F#5').pitch, chord('D'))).toBe(note('D5').pitch);
    expect(below(note('A5').pitch, chord('D'))).toBe(note('F#5').pitch);
    expect(below(note('E5').pitch, chord('D'))).toBe(note('A4').pitch);
  });
});
