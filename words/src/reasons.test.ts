import type { Reason } from '@jamaica/bots';
import { describe, expect, it } from 'vitest';
import { ODD, oddCrew } from '../test/crews.ts';
import { examplesIn, plain } from '../test/examples.ts';
import { REASONS } from '../test/reasons.ts';
import { spoken } from '../test/spoken.ts';
import { aboutLanguage, LANGUAGES } from './language.ts';
import { reasonText } from './reasons.ts';

const all: readonly Reason[] = Object.values(REASONS).flat();

describe.each(LANGUAGES)('the reasons in %s', language => {
  const words = spoken(language);

  it.each(Object.entries(REASONS))('%s', (_, reasons: readonly Reason[]) => {
    for (const reason of reasons) {
      const text = reasonText(reason, words);
      expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|function|\$\{| {2}|^\s|\s$|[.!:]$/);
      if (aboutLanguage(language).letters === 'Cyrillic') expect(text).not.toMatch(/[a-z]/i);
      expect(text.includes('%')).toBe(reason.chance < 0.995 || reason.kind === 'fights');
    }
  });

  it('are told apart', () => {
    expect(new Set(all.map(reason => reasonText(reason, words))).size).toBe(all.length);
  });

  it('name the crew as it wants to be named', () => {
    const named = all.filter(reason => reasonText(reason, words) !== reasonText(reason, spoken(language, oddCrew)));
    expect(named).toHaveLength(10);
    for (const reason of named) expect(reasonText(reason, spoken(language, oddCrew))).toContain(ODD);
  });

  it('say how likely something is, when it is not certain', () => {
    const { risksShortage, reachesLair } = examplesIn(language);
    expect(plain(reasonText(REASONS['risks-shortage'][0], words))).toBe(risksShortage);
    expect(plain(reasonText(REASONS['reaches-lair'][0], words))).toBe(reachesLair);
  });

  it('say how likely a battle is won', () => {
    expect(plain(reasonText(REASONS.fights[0], words))).toBe(examplesIn(language).fights);
  });

  it('say what an option comes to', () => {
    expect(plain(words.advice.outcome(0.625, 31.4))).toBe(examplesIn(language).outcome);
  });
});

describe('in English', () => {
  const words = spoken('en');

  it('no risk is told of what is certain', () => {
    expect(reasonText(REASONS['risks-shortage'][1], words)).toBe('suffers a shortage of food');
  });

  it('a battle may be unlikely, and lost for certain', () => {
    expect(reasonText(REASONS.fights[1], words)).toBe('defends against the Ghost Ship (40%, wins 0%)');
  });

  it('points below zero that round to none have no sign', () => {
    expect(words.advice.outcome(0, -0.2)).toBe('wins 0%, 0 points on average');
  });
});
