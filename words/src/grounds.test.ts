import type { Ground, Grounded } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { examplesIn, plain } from '../test/examples.ts';
import { spoken } from '../test/spoken.ts';
import { LANGUAGES } from './language.ts';
import { groundText } from './reasons.ts';

const GOLD = { resource: 'gold', tokens: 5 } as const;
const FOOD = { resource: 'food', tokens: 3 } as const;
const ALL: readonly Ground[] = [
  { kind: 'finishes', points: 15 },
  { kind: 'passes-red-line', points: 5 },
  { kind: 'short', price: FOOD, has: 2, isLeft: true },
  { kind: 'short', price: FOOD, has: 0, isLeft: true },
  { kind: 'short', price: GOLD, has: 1, isLeft: false },
  { kind: 'short', price: GOLD, has: 0, isLeft: false },
  { kind: 'treasure' },
  { kind: 'loses-load', resource: 'food', tokens: 4 },
  { kind: 'throws-overboard', resource: 'gunpowder', tokens: 4 },
  { kind: 'loads', resource: 'gold', tokens: 4, aboard: 9 },
  { kind: 'loads', resource: 'food', tokens: 4, aboard: 9 },
  { kind: 'pays', price: FOOD, left: 4 },
  { kind: 'pays', price: FOOD, left: 0 },
  { kind: 'nears', spaces: 4 },
  { kind: 'nears', spaces: -1 },
  { kind: 'keeps', resource: 'gunpowder', tokens: 2 },
  { kind: 'keeps', resource: 'gunpowder', tokens: 0 },
  { kind: 'empties', holds: 2 },
  { kind: 'empties', holds: 0 },
];

describe.each(LANGUAGES)('what speaks for an option, in %s', language => {
  const told = (ground: Ground, isSure = true): string => groundText({ ...ground, isSure }, spoken(language));

  it('is told apart, and reads like a reason', () => {
    const texts = ALL.map(ground => told(ground));
    expect(new Set(texts).size).toBe(ALL.length);
    for (const text of texts) expect(text).not.toMatch(/undefined|\bnull\b|NaN| {2}|^\s|\s$|[.!:]$/);
  });
  it('says so when it holds in one lane only', () => {
    expect(told(ALL[2], false)).toBe(`${told(ALL[2])} (${spoken(language).grounds.oneLane})`);
  });
  it('names the cause', () => {
    const short: Grounded = { kind: 'short', price: FOOD, has: 2, isLeft: true, isSure: true };
    expect(plain(groundText(short, spoken(language)))).toBe(examplesIn(language).leavesTooLittle);
  });
});
