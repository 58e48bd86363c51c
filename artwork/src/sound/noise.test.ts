import { describe, expect, it } from 'vitest';
import { noiseSamples } from './noise.ts';

describe('noise', () => {
  it('is the same on every device', () => {
    expect(noiseSamples(500)).toEqual(noiseSamples(500));
    expect([...noiseSamples(3)].map(sample => sample.toFixed(3))).toEqual(['-0.820', '0.055', '0.559']);
  });
  it('fills the room between -1 and 1 and leans to neither side', () => {
    const samples = noiseSamples(44_100);
    expect(samples.every(sample => sample >= -1 && sample <= 1)).toBe(true);
    expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(0.01);
  });
});
