import { describe, expect, it } from 'vitest';
import { hertzOf, note } from './note.ts';

const hertz = (text: string): number => hertzOf(note(text).pitch);

describe('a note', () => {
  it('is tuned to the A above middle C', () => {
    expect(hertz('A4')).toBe(440);
  });
  it('counts its octaves from C', () => {
    expect(hertz('C5')).toBeCloseTo(523.25, 2);
    expect(hertz('B4')).toBeCloseTo(493.88, 2);
  });
  it('can be sharp, flat and long', () => {
    expect(note('F#5:2')).toEqual({ pitch: 9, quavers: 2 });
    expect(note('Bb4:6')).toEqual({ pitch: 1, quavers: 6 });
  });
  it('is refused when it is not one', () => {
    expect(() => note('H4')).toThrow('not a note: H4');
  });
});
