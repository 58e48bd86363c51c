import { LEVELS } from '@jamaica/bots';
import type { Rules } from '@jamaica/rules';
import { expect, it } from 'vitest';
import { curve, ladder, openContest } from './contest.ts';
import { botEntrant, nameOf } from './entrant.ts';

const rules: Rules = { edition: '2007', players: 4, ghost: false };
const terms = { rules, seed: 'x', games: 5 };
const names = ({ matches }: ReturnType<typeof ladder>): string[][] => matches.map(({ lineup }) => lineup.map(nameOf));

it('fills the seats that are left with the last entrant', () => {
  const [captain, bosun] = [botEntrant('captain', null), botEntrant('bosun', null)];
  expect(names(openContest(terms, [captain, bosun]))).toEqual([['captain', 'bosun', 'bosun', 'bosun']]);
});

it('has a rung for every level but the lowest', () => {
  const rungs = LEVELS.slice(1).map((level, index) => [level, ...Array(3).fill(LEVELS[index])]);
  expect(
    names(
      ladder(
        terms,
        LEVELS.map(level => botEntrant(level, null)),
      ),
    ),
  ).toEqual(rungs);
  for (const { games } of ladder(
    terms,
    LEVELS.map(level => botEntrant(level, null)),
  ).matches)
    expect(games).toBe(8);
});

it('lets a level think twice as long at each step of a curve, and the one below as always', () => {
  const { matches } = curve(terms, 'bosun', null);
  const budgets = matches.map(({ lineup: [one] }) => 'level' in one && one.budget);
  expect(budgets).toEqual([2, 4, 8, 16, 32, 64].map(games => ({ games })));
  for (const { lineup } of matches) expect(lineup[1]).toEqual(botEntrant('deckhand', null));
});
