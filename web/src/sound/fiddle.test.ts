import { describe, expect, it } from 'vitest';
import { bars, note } from './fiddle.ts';

describe('the tune at the end', () => {
  it('has four bars of six quavers', () => {
    expect(bars.map(bar => bar.reduce((sum, { quavers }) => sum + quavers, 0))).toEqual([6, 6, 6, 6]);
  });
  it('ends at home, on D', () => {
    expect(bars.at(-1)?.at(-1)).toEqual(note('D5:3'));
  });
});

describe('a note', () => {
  it('is tuned to the A above middle C', () => {
    expect(note('A4')).toEqual({ hertz: 440, quavers: 1 });
  });
  it('counts its octaves from C', () => {
    expect(note('C5').hertz).toBeCloseTo(523.25, 2);
    expect(note('B4').hertz).toBeCloseTo(493.88, 2);
  });
  it('can be sharp and long', () => {
    expect(note('F#5:2')).toEqual({ hertz: 440 * 2 ** (9 / 12), quavers: 2 });
  });
  it('is refused when it is not one', () => {
    expect(() => note('H4')).toThrow('not a note: H4');
  });
});
