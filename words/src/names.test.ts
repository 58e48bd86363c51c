import { LEVELS } from '@jamaica/bots';
import { CARDS, DECISIONS, RESOURCES, TREASURES } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { spoken } from '../test/spoken.ts';
import { LANGUAGES, type Language } from './language.ts';
import { PIRATES } from './pirates.ts';

describe.each(LANGUAGES)('the names in %s', language => {
  const { names } = spoken(language);
  const distinct = (all: readonly string[]) => {
    expect(all.filter(name => !name || name.includes('undefined'))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  };
  const SHIPS = [0, 1, 2, 3, 4, 5, 'ghost'] as const;

  it('tell ships apart', () => distinct(SHIPS.map(names.ship)));
  it('tell ships apart inside a sentence', () => distinct(SHIPS.map(names.within)));
  it('tell apart whose something is', () => distinct(SHIPS.map(names.of)));
  it('tell pirates apart', () => distinct(PIRATES.map(names.pirate)));
  it('tell levels apart', () => distinct(LEVELS.map(names.level)));
  it('tell cards apart', () => distinct(CARDS.map(names.card)));
  it('tell treasures apart', () => distinct([...new Set(TREASURES)].map(names.treasure)));
  it('tell decisions apart', () => distinct(DECISIONS.map(names.decision)));
  it('tell kinds of spaces apart', () =>
    distinct((['port-royal', 'port', 'sea', 'lair'] as const).map(names.spaceKind)));
  it('count', () => distinct([1, 2, 5, 11, 21].flatMap(n => RESOURCES.map(resource => names.tokens(resource, n)))));

  it('call a ship by the pirate who sits there', () => {
    expect(spoken(language, [{ pirate: 'mary', name: null }]).names.ship(0)).toBe(names.ship(1));
    for (const [seat, pirate] of PIRATES.entries())
      expect(names.pirate(pirate).startsWith(names.ship(seat))).toBe(true);
  });
});

describe('counted words', () => {
  const loads = (language: Language) => [1, 3, 5].map(tokens => spoken(language).names.tokens('gold', tokens));

  it('take the form of their number', () => {
    expect(loads('en')).toEqual(['1 doubloon', '3 doubloons', '5 doubloons']);
    expect(loads('ru')).toEqual(['1 дублон', '3 дублона', '5 дублонов']);
    expect(loads('uk')).toEqual(['1 дублон', '3 дублони', '5 дублонів']);
  });
});
