import { type Coefficients, coefficients, resonate } from '../src/sound/biquad.ts';
import { decibels } from './spectrum.ts';

/** The head in the way of a sound: treble a little louder (ITU-R BS.1770, for any rate). */
const head = (rate: number): Coefficients => {
  const lift = 10 ** (4 / 20);
  const k = Math.tan((Math.PI * 1681.97) / rate);
  const q = 0.7072;
  const vb = lift ** 0.4997;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (lift + (vb * k) / q + k * k) / a0,
    b1: (2 * (k * k - lift)) / a0,
    b2: (lift - (vb * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
};
/** And the ear, which is deaf to the deepest. */
const ear = (rate: number): Coefficients => coefficients({ kind: 'highpass', q: 20 * Math.log10(0.5003) }, 38.1, rate);

/** Samples as the ear weighs them. */
const weighed = (samples: Float32Array, rate: number): Float32Array => {
  const copy = samples.slice();
  for (const filter of [head(rate), ear(rate)]) resonate(copy, copy.length, () => filter);
  return copy;
};

/** The ear sums up 0.4 seconds; one looks every tenth. */
const TENTHS = 4;

/** The power in every tenth of a second. */
const tenths = (samples: Float32Array, rate: number): number[] => {
  const size = rate / 10;
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, tenth) => {
    let sum = 0;
    for (const sample of samples.subarray(Math.round(tenth * size), Math.round((tenth + 1) * size))) sum += sample ** 2;
    return sum / size;
  });
};

/** The loudness of every moment of 0.4 seconds, a tenth of a second apart, in LUFS: all channels together. */
export const moments = (channels: readonly Float32Array[], rate: number): number[] => {
  const heard = channels.map(channel => tenths(weighed(channel, rate), rate));
  const powers = heard[0].map((_, tenth) => heard.reduce((sum, channel) => sum + channel[tenth], 0));
  return Array.from({ length: Math.max(1, powers.length - TENTHS + 1) }, (_, moment) => {
    const power = powers.slice(moment, moment + TENTHS).reduce((sum, each) => sum + each, 0) / TENTHS;
    return decibels(power) - 0.691;
  });
};

/** How loud a short sound is at its loudest. */
export const loudest = (channels: readonly Float32Array[], rate: number): number =>
  Math.max(...moments(channels, rate));

/** How loud something long is on the whole: silence does not count. */
export const loudness = (channels: readonly Float32Array[], rate: number): number => {
  const powers = moments(channels, rate).map(lufs => 10 ** (lufs / 10));
  const audible = powers.filter(power => decibels(power) > -70);
  const mean = (all: readonly number[]): number => all.reduce((sum, power) => sum + power, 0) / all.length;
  const gate = mean(audible) / 10;
  return decibels(mean(audible.filter(power => power > gate)));
};

export const peak = (samples: Float32Array): number => {
  let most = 0;
  for (const sample of samples) most = Math.max(most, Math.abs(sample));
  return most;
};
