import { describe, expect, it } from 'vitest';
import { peak } from '../../listening/loudness.ts';
import { decibels, shareAbove, spectrum } from '../../listening/spectrum.ts';
import { render } from './render.ts';
import type { Stroke } from './stroke.ts';

const RATE = 24_000;
const TONE = {
  kind: 'tone',
  at: 0,
  attack: 0.01,
  hold: 0.7,
  decay: 0.2,
  level: 0.5,
  wave: 'sine',
  pitch: 440,
} as const;

const rendered = (stroke: Stroke, seconds = 1): Float32Array => {
  const samples = new Float32Array(seconds * RATE);
  render([stroke], samples, RATE);
  return samples;
};
/** The middle of the loudest band. */
const loudestHertz = (samples: Float32Array): number => {
  const bands = spectrum(samples);
  return (bands.indexOf(Math.max(...bands)) * RATE) / 2 / bands.length;
};

describe('a stroke as samples', () => {
  it('rings at its pitch', () => {
    expect(Math.abs(loudestHertz(rendered(TONE)) - 440)).toBeLessThan(6);
  });
  it('is as loud as it says', () => {
    expect(peak(rendered(TONE))).toBeCloseTo(0.5, 2);
  });
  it('begins and ends in silence', () => {
    const samples = rendered(TONE);
    expect(Math.abs(samples[0])).toBeLessThan(0.001);
    expect(peak(samples.subarray(0.92 * RATE))).toBe(0);
  });
  it('has no overtone that folds back: all of a sawtooth is at multiples of its pitch', () => {
    const bands = spectrum(rendered({ ...TONE, wave: 'sawtooth', pitch: 1500 }));
    const between = bands.filter((_, band) => Math.abs((((band * RATE) / 2 / bands.length / 1500) % 1) - 0.5) < 0.4);
    expect(decibels(Math.max(...between) / Math.max(...bands))).toBeLessThan(-50);
  });
  it('sounds through its resonances', () => {
    const hiss = { kind: 'hiss', at: 0, attack: 0.01, hold: 0.7, decay: 0.2, level: 0.5 } as const;
    const dark = rendered({ ...hiss, through: [{ kind: 'lowpass', hertz: 500 }] });
    expect(shareAbove(spectrum(rendered(hiss)), 3000, RATE)).toBeGreaterThan(0.7);
    expect(shareAbove(spectrum(dark), 3000, RATE)).toBeLessThan(0.01);
  });
  it('rings on at the beginning when it is not over at the end', () => {
    const samples = rendered({ ...TONE, at: 0.5 });
    expect(peak(samples.subarray(0, 0.3 * RATE))).toBeCloseTo(0.5, 2);
  });
});
