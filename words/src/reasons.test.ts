import type { Reason } from '@jamaica/bots';
import { describe, expect, it } from 'vitest';
import { ODD, oddCrew } from '../test/crews.ts';
import { REASONS } from '../test/reasons.ts';
import { spoken } from '../test/spoken.ts';
import { aboutLanguage, LANGUAGES } from './language.ts';
import { reasonText } from './reasons.ts';

const all: readonly Reason[] = Object.values(REASONS).flat();
/** With plain spaces, whatever spaces a language writes before a percent sign. */
const plain = (text: string): string => text.replace(/\s/gu, ' ');

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
});

const inAll = (reason: Reason): string[] => LANGUAGES.map(language => plain(reasonText(reason, spoken(language))));

describe('what they say', () => {
  it('how likely something is, when it is not certain', () => {
    expect(inAll(REASONS['risks-shortage'][0])).toEqual([
      'risks a shortage of food (40%)',
      'risque une pénurie de vivres (40 %)',
      'rischia una penuria di cibo (40%)',
      'риск недостачи провианта (40 %)',
      'ризикує нестачею провіанту (40%)',
    ]);
    expect(inAll(REASONS['reaches-lair'][0])).toEqual([
      'reaches lair 11 with a treasure',
      'atteint le repaire 11 et son trésor',
      'raggiunge il covo della casella 11 e il suo tesoro',
      'заходит в логово 11 за сокровищем',
      'заходить у лігво 11 по скарб',
    ]);
  });

  it('does not speak of risks that are none', () => {
    expect(inAll(REASONS['risks-shortage'][1])[0]).toBe('suffers a shortage of food');
  });

  it('how likely a battle is won', () => {
    expect(inAll(REASONS.fights[0])).toEqual([
      'attacks Samuel (wins 62%)',
      'attaque Samuel (victoire : 62 %)',
      'attacca Samuel (vittoria 62%)',
      'нападает на Сэмюэла (победа 62 %)',
      'нападає на Семюела (перемога 62%)',
    ]);
    expect(inAll(REASONS.fights[1])[0]).toBe('defends against the Ghost Ship (40%, wins 0%)');
  });

  it('what an option comes to', () => {
    const outcome = (winChance: number, score: number): string[] =>
      LANGUAGES.map(language => plain(spoken(language).advice.outcome(winChance, score)));
    expect(outcome(0.625, 31.4)).toEqual([
      'wins 63%, 31 points on average',
      'victoire : 63 %, 31 points en moyenne',
      'vittoria 63%, 31 punti in media',
      'победа 63 %, в среднем 31 очко',
      'перемога 63%, у середньому 31 очко',
    ]);
    expect(outcome(0, -0.2)[0]).toBe('wins 0%, 0 points on average');
  });
});
