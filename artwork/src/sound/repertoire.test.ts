import { describe, expect, it } from 'vitest';
import { SOUND_NAMES, type SoundName } from './names.ts';
import { REPERTOIRE } from './repertoire.ts';
import { type Glide, type Sound, type Stroke, soundLength } from './stroke.ts';
import { SURF_SECONDS, surf } from './surf.ts';

const stations = (glide: Glide): readonly number[] => (typeof glide === 'number' ? [glide] : glide);
const hertz = (stroke: Stroke): number[] => [
  ...(stroke.kind === 'tone' ? stations(stroke.pitch) : []),
  ...(stroke.through ?? []).flatMap(resonance => stations(resonance.hertz)),
];
const seconds = (name: SoundName): number => soundLength(REPERTOIRE[name]);

const everything: [string, Sound][] = [
  ...SOUND_NAMES.map((name): [string, Sound] => [name, REPERTOIRE[name]]),
  ...[0, 1, 2, 3, 50].map((stretch): [string, Sound] => [`surf ${stretch}`, surf(stretch)]),
];

describe('the repertoire', () => {
  it('is short: nothing but the fiddle lasts 1.2 seconds', () => {
    expect(SOUND_NAMES.filter(name => seconds(name) >= 1.2)).toEqual(['fiddle']);
  });
  it('is known by its first moment: every sound begins at once', () => {
    for (const name of SOUND_NAMES)
      expect([name, Math.min(...REPERTOIRE[name].strokes.map(({ at }) => at))]).toEqual([name, 0]);
  });
  it('rings the bells and plays the fiddle alike each time', () => {
    expect(SOUND_NAMES.filter(name => REPERTOIRE[name].sway === 0)).toEqual(['curse-bell', 'ship-bell', 'fiddle']);
  });
  // An exponential ramp to nothing or below is an error in every browser.
  it.each(everything)('%s can be played: levels, times and pitches are above nothing', (_, { strokes }) => {
    for (const stroke of strokes) {
      expect(stroke.at).toBeGreaterThanOrEqual(0);
      expect(Math.min(stroke.attack, stroke.decay, stroke.level, ...hertz(stroke))).toBeGreaterThan(0);
    }
  });
  it.each(everything)('%s stays within hearing', (_, { strokes }) => {
    for (const hz of strokes.flatMap(hertz)) {
      expect(hz).toBeGreaterThanOrEqual(30);
      expect(hz).toBeLessThanOrEqual(12_000);
    }
  });
});

describe('the surf', () => {
  it('still runs up the beach when the next stretch begins', () => {
    for (let stretch = 0; stretch < 20; stretch++) expect(soundLength(surf(stretch))).toBeGreaterThan(SURF_SECONDS + 1);
  });
  it('is the same on every device', () => {
    expect(surf(3)).toEqual(surf(3));
  });
  it('does not repeat itself from stretch to stretch', () => {
    expect(surf(3)).not.toEqual(surf(4));
  });
  it('is sometimes without gulls', () => {
    const hasGulls = [0, 1, 2].map(stretch => surf(stretch).strokes.some(({ kind }) => kind === 'tone'));
    expect(hasGulls).toEqual([true, false, true]);
  });
});
