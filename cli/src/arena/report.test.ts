import { LEVELS } from '@jamaica/bots';
import type { Rules } from '@jamaica/rules';
import { LANGUAGES } from '@jamaica/words';
import { describe, expect, it } from 'vitest';
import { isWellFormed } from '../../test/well-formed.ts';
import { type Contest, curve, ladder, openContest } from './contest.ts';
import { botEntrant } from './entrant.ts';
import { resultJson } from './json.ts';
import { picture } from './picture.ts';
import { VICTORY } from './played.ts';
import { report } from './report.ts';
import type { ContestResult } from './result.ts';

const rules: Rules = { edition: '2021', players: 4, ghost: false };
const terms = { rules, seed: '<x> & "y"', games: 12 };
const CONTESTS: readonly Contest[] = [
  openContest(terms, [
    botEntrant('captain', null),
    { program: 'python3 "bot & co".py <in --with a-very-long-name', timeout: 50 },
    botEntrant('bosun', null),
  ]),
  ladder(
    terms,
    LEVELS.map(level => botEntrant(level, null)),
  ),
  curve(terms, 'bosun', null),
];

/** A result in which every seat wins in turn. */
const result = (contest: Contest): ContestResult => ({
  contest,
  seconds: 1234.5,
  workers: 2,
  played: contest.matches.map(({ games, lineup }) =>
    Array.from({ length: games }, (_, game) => ({
      game,
      entrants: lineup.map((_, place) => ({
        score: 10 + place,
        share: (game + place) % lineup.length === 0 ? VICTORY : 0,
        choices: 40,
        milliseconds: 4000,
        troubles: { late: place, died: 0, nonsense: 1 },
      })),
    })),
  ),
});

describe.each(LANGUAGES)('in %s', language => {
  it.each(CONTESTS)('the report of $kind fits a terminal and nothing is missing', contest => {
    const lines = report(result(contest), language, 80);
    for (const line of lines.filter(each => !/\.py/.test(each))) expect(line.length).toBeLessThanOrEqual(80);
    expect(lines.join('\n')).not.toMatch(/undefined|NaN|Infinity|\[object/);
  });

  it.each(CONTESTS)('the drawing of $kind is well-formed', contest => {
    const drawn = picture(result(contest), language);
    expect(isWellFormed(drawn)).toBe(true);
    expect(drawn).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /);
    expect(drawn).toContain('stroke-dasharray');
    expect(drawn).not.toMatch(/undefined|NaN|Infinity|\[object/);
  });
});

it('is not fooled: what is not well-formed is found out', () => {
  for (const broken of ['<a>', '<a></b>', '<a b=c/>', '<a>&</a>', '<a>x < y</a>'])
    expect(isWellFormed(broken)).toBe(false);
});

it('tells what went wrong with a program, and with nobody else', () => {
  const text = report(result(CONTESTS[0]), 'en', 80).join('\n');
  expect(text).toMatch(/^python3 "bot & co".*: late 12, died 0, nonsense 12$/m);
  expect(text).not.toMatch(/^captain: /m);
});

it('shows a ladder as a README can', () => {
  const rows = report(result(CONTESTS[1]), 'en', 80).filter(line => line.startsWith('|'));
  expect(rows[0]).toMatch(/^\| level +\| over +\| games \| win rate \| 95% interval \|$/);
  expect(rows[1]).toMatch(/^\| -+ \| -+ \| -+: \| -+: \| -+: \|$/);
  expect(rows[2]).toMatch(/^\| bosun +\| deckhand +\| +12 \| +25\.0% \| +8\.9%–53\.2% \|$/);
});

it('leaves out what has not been played', () => {
  const whole = result(CONTESTS[2]);
  const stopped = { ...whole, played: whole.played.map((games, index) => (index < 2 ? games : [])) };
  expect(resultJson(stopped)).toMatchObject({ complete: false, games: 24, curve: [{ budget: 2 }, { budget: 4 }] });
});
