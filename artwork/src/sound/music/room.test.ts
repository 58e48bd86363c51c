import { describe, expect, it } from 'vitest';
import { peak } from '../../../listening/loudness.ts';
import { roomAnswer } from './room.ts';

const RATE = 24_000;

/** Five seconds of silence but for one clap. */
const clap = (seconds: number): Float32Array => {
  const samples = new Float32Array(5 * RATE);
  samples[Math.round(seconds * RATE)] = 1;
  return samples;
};
const heard = (samples: Float32Array, from: number, to: number): number =>
  peak(samples.subarray(from * RATE, to * RATE));

describe('the room', () => {
  it('answers to a clap a moment later, and less and less', () => {
    const { left } = roomAnswer(clap(1), RATE);
    expect(heard(left, 0, 1.02)).toBeLessThan(1e-9);
    expect(heard(left, 1.02, 1.2)).toBeGreaterThan(heard(left, 1.5, 1.7));
    expect(heard(left, 1.5, 1.7)).toBeGreaterThan(heard(left, 2, 2.2));
    expect(heard(left, 3.5, 5)).toBeLessThan(1e-4);
  });
  it('is wide: the answer is another one at each side', () => {
    const { left, right } = roomAnswer(clap(1), RATE);
    expect(left).not.toEqual(right);
  });
  it('still answers at the beginning to what happened at the end', () => {
    const { left } = roomAnswer(clap(4.9), RATE);
    expect(heard(left, 0, 0.1)).toBeGreaterThan(heard(left, 0.5, 0.6));
    expect(heard(left, 0.5, 0.6)).toBeGreaterThan(0);
  });
});
