import { type DecisionKind, type View, view } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { oddCrew } from '../test/crews.ts';
import { decisions, recorded } from '../test/recorded.ts';
import { spoken } from '../test/spoken.ts';
import { asking } from './asking.ts';
import { LANGUAGES } from './language.ts';
import { phrase } from './phrases.ts';

const GAMES = [...recorded('2007'), ...recorded('2021')].filter((_, index) => index % 3 === 0);

describe.each(LANGUAGES)('%s', language => {
  it.each([
    ['the pirates', spoken(language)],
    ['a crew with odd names', spoken(language, oddCrew)],
  ])('has a sentence for every question and a phrase of its own for every option of %s', (_, words) => {
    const kinds = new Set<DecisionKind>();
    for (const game of GAMES)
      for (const { state, question } of decisions(game)) {
        const { kind, seat, options } = question;
        const seen = view(state, seat);
        kinds.add(kind);
        expect(asking(seen, seat, kind, words)).toMatch(/[?？]$/);
        const phrases = options.map(option => phrase(seen, seat, kind, option, words).join('\n'));
        // Two cards can come to the same, and so can two treasures.
        if (!['card', 'loot', 'ghost-loot'].includes(kind)) expect(new Set(phrases).size).toBe(options.length);
        for (const text of phrases) expect(text).not.toMatch(/undefined|NaN|null\b|\[object|^\s|\s$/);
      }
    expect([...kinds]).toEqual(expect.arrayContaining(['dice', 'card', 'move', 'pay', 'powder', 'loot', 'retreat']));
  });
});

describe('a choice in English', () => {
  const first = decisions(GAMES[0]).find(({ question }) => question.kind === 'card');
  if (!first) throw new Error('no game without cards');
  const { seat } = first.question;
  const at = (space: number): View => {
    const seen = view(first.state, seat);
    const ships = seen.ships.map(ship => (ship.ship === seat ? { ...ship, position: { space, lap: 0 } } : ship));
    return { ...seen, ships, dice: [3, 2] };
  };
  const say = (seen: View, kind: DecisionKind, option: string): string[] =>
    phrase(seen, seat, kind, option, spoken('en'));

  it('names a space, its kind and its price', () => {
    expect(say(at(15), 'move', 'to:16')).toEqual(['sail to 16 (port, 3 doubloons)']);
    expect(say(at(1), 'move', 'to:4')).toEqual(['sail to 4 (lair, treasure)']);
  });

  it('warns of a shortage', () => {
    expect(say(at(26), 'move', 'to:27')).toEqual(['sail to 27 (sea, 4 food, shortage!)']);
  });

  it('says what is left after paying', () => {
    expect(say(at(1), 'pay', 'leave:food:2,food:3')).toEqual(['leave 2 and 3 food']);
    expect(say(at(1), 'pay', 'leave:')).toEqual(['leave nothing']);
    expect(say(at(1), 'pay', 'leave:food:4,sixth:food:1')).toEqual(['leave 4 food, and 1 in the 6th Hold']);
  });

  it('shows both halves of a card with the dice', () => {
    expect(say(at(0), 'card', 'forward/food')).toEqual(['Morning: sail 3 to 3 (sea, 2 food)', 'Evening: load 2 food']);
    expect(say(at(0), 'card', 'gold/gold')).toEqual(['Morning: load 3 doubloons', 'Evening: load 2 doubloons']);
  });

  it('R-RND-5 reckons the evening with what the morning leaves', () => {
    expect(say(at(0), 'card', 'forward/forward')).toEqual([
      'Morning: sail 3 to 3 (sea, 2 food)',
      'Evening: sail 2 to 5 (port, 3 doubloons)',
    ]);
    expect(say(at(10), 'card', 'forward/backward')[1]).toBe(
      'Evening: back 2 to 11 (lair, treasure) or 13 (sea, 3 food, shortage!)',
    );
  });
});
