import { describe, expect, it } from 'vitest';
import { isLoud, toggled, USUAL } from './loudness.ts';
import { settingsOf } from './settings.svelte.ts';

describe('the volumes', () => {
  it('are those of dice and surf at first: music is off until it is wanted', () => {
    expect(settingsOf({})).toMatchObject({ effects: 0.7, surf: 0.3, music: 0 });
  });
  it('are remembered', () => {
    const now = { ...settingsOf({}), music: 0.45 };
    expect(settingsOf(JSON.parse(JSON.stringify(now)))).toEqual(now);
  });
  it('are the usual ones where something else was kept', () => {
    expect(settingsOf({ effects: 2, surf: 'loud', music: -1, before: 7 })).toMatchObject({ ...USUAL, before: USUAL });
  });
});

describe('one button for everything that sounds', () => {
  const withMusic = { effects: 0.7, surf: 0, music: 0.4, before: USUAL };

  it('silences the music too', () => {
    expect(isLoud(toggled(withMusic))).toBe(false);
  });
  it('has everything sound again as before', () => {
    expect(toggled(toggled(withMusic))).toMatchObject({ effects: 0.7, surf: 0, music: 0.4 });
  });
  it('brings no music to those who never wanted it', () => {
    expect(toggled(toggled({ ...USUAL, before: USUAL }))).toMatchObject(USUAL);
  });
  it('wakes the usual sounds where somebody had turned down each by hand', () => {
    expect(toggled({ effects: 0, surf: 0, music: 0, before: USUAL })).toMatchObject(USUAL);
  });
  it('silences somebody who hears nothing but music', () => {
    expect(isLoud({ effects: 0, surf: 0, music: 0.1 })).toBe(true);
  });
});
