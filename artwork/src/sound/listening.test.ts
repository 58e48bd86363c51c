import { describe, expect, it } from 'vitest';
import { EFFECT_RATE, heard } from '../../listening/heard-sound.ts';
import { loudest, loudness, peak } from '../../listening/loudness.ts';
import { decibels, shareAbove, spectrum } from '../../listening/spectrum.ts';
import { MUSIC_RATE, mix } from './music/mix.ts';
import { phraseOf } from './music/score.ts';
import { SCORES } from './music/scores.ts';
import { MUSIC_NAMES, SOUND_NAMES } from './names.ts';
import { REPERTOIRE } from './repertoire.ts';

/** Five milliseconds of music, in samples. */
const AROUND = 120;

/** The largest step from one sample to the next. */
const steepest = (samples: Float32Array): number =>
  samples.reduce((most, sample, i) => (i === 0 ? 0 : Math.max(most, Math.abs(sample - samples[i - 1]))), 0);

const effects = SOUND_NAMES.map(name => {
  const samples = heard(REPERTOIRE[name]);
  return { name, samples, loudness: loudest([samples], EFFECT_RATE) };
});
const softest = Math.min(...effects.map(effect => effect.loudness));
const strongest = Math.max(...effects.map(effect => effect.loudness));

describe('the effects', () => {
  it('are alike in loudness: none is 4 dB from the middle', () => {
    expect(strongest - softest).toBeLessThan(8);
  });
  it('do not clip', () => {
    expect(effects.filter(({ samples }) => peak(samples) > 0.7)).toEqual([]);
  });
  it('are not shrill: nowhere is an eighth of the power above 6 kHz, and only in paper and biscuits a twentieth', () => {
    const above = effects.map(({ name, samples }) => ({
      name,
      share: shareAbove(spectrum(samples), 6000, EFFECT_RATE),
    }));
    expect(above.filter(({ share }) => share > 1 / 8)).toEqual([]);
    expect(above.filter(({ share }) => share > 1 / 20).map(({ name }) => name)).toEqual(['biscuit', 'card']);
  });
});

describe.each(MUSIC_NAMES)('the %s, as it is heard at full volume', name => {
  const score = SCORES[name];
  const { left, right } = mix(score);
  const both = [left, right];

  it('is as loud as the other music', () => {
    expect(Math.abs(loudness(both, MUSIC_RATE) + 32.2)).toBeLessThan(0.5);
  });
  it('is softer at its loudest than the softest effect', () => {
    expect(loudest(both, MUSIC_RATE)).toBeLessThan(softest);
  });
  it('is even: no phrase is 3 dB from the whole', () => {
    const size = Math.round(phraseOf(score) * MUSIC_RATE);
    const whole = loudness(both, MUSIC_RATE);
    const phrases = Array.from({ length: Math.round(left.length / size) }, (_, i) =>
      loudness(
        both.map(channel => channel.subarray(i * size, (i + 1) * size)),
        MUSIC_RATE,
      ),
    );
    expect(phrases.filter(phrase => Math.abs(phrase - whole) > 3)).toEqual([]);
  });
  it('has room for everything else: it stays below a sixth of what can be played', () => {
    expect(Math.max(...both.map(peak))).toBeLessThan(1 / 6);
  });
  it('leans to neither side', () => {
    expect(Math.abs(loudness([left], MUSIC_RATE) - loudness([right], MUSIC_RATE))).toBeLessThan(2);
  });
  it('is warm: hardly anything above 6 kHz, little above 3 kHz, and no overtone that sticks out', () => {
    const bands = spectrum(left.map((sample, i) => sample + right[i]));
    const width = MUSIC_RATE / 2 / bands.length;
    const all = bands.reduce((sum, power) => sum + power, 0);
    expect(decibels(shareAbove(bands, 6000, MUSIC_RATE))).toBeLessThan(-45);
    expect(decibels(shareAbove(bands, 3000, MUSIC_RATE))).toBeLessThan(-20);
    expect(bands.filter((power, band) => band * width > 1000 && power / all > 0.025)).toEqual(new Float64Array());
  });
  it('goes round without a click: the step over the seam is no larger than those around it', () => {
    for (const channel of both) {
      const around = Math.max(steepest(channel.subarray(0, AROUND)), steepest(channel.subarray(-AROUND)));
      expect(Math.abs(channel[0] - channel[channel.length - 1])).toBeLessThanOrEqual(around);
    }
  });
  it('does not stand still anywhere, nor over the seam', () => {
    for (let at = 0; at < left.length; at += MUSIC_RATE / 2)
      expect(peak(left.subarray(at, at + MUSIC_RATE / 2))).toBeGreaterThan(0.005);
  });
});
