import { expect, it } from 'vitest';
import { botEntrant } from './entrant.ts';
import { newMatch } from './match.ts';
import { type Played, VICTORY } from './played.ts';
import { standingsOf } from './standing.ts';
import { NO_TROUBLE } from './trouble.ts';

const match = newMatch(
  { edition: '2021', players: 3, ghost: false },
  [botEntrant('captain', null), botEntrant('bosun', null), botEntrant('bosun', null)],
  1,
  'x',
);

const played = (game: number, scores: readonly number[], shares: readonly number[]): Played => ({
  game,
  entrants: scores.map((score, place) => ({
    score,
    share: shares[place] * VICTORY,
    choices: 10,
    milliseconds: place === 0 ? 50 : 10,
    troubles: NO_TROUBLE,
  })),
});

const games = [played(0, [20, 10, 6], [1, 0, 0]), played(1, [9, 9, 8], [1 / 2, 1 / 2, 0])];

it('counts the seats of a name together and divides shared victories', () => {
  expect(standingsOf(match, games)).toMatchObject([
    { name: 'captain', games: 2, seats: 1, wins: 1.5, winRate: 0.75, score: 14.5, milliseconds: 5 },
    { name: 'bosun', games: 2, seats: 2, wins: 0.5, winRate: 0.125, score: 8.25, milliseconds: 1 },
  ]);
});

it('rates winners above losers, and doubts less and less', () => {
  const [captain, bosun] = standingsOf(match, games);
  expect(captain.rating.mu).toBeGreaterThan(bosun.rating.mu);
  const many = Array.from({ length: 50 }, (_, game) => played(game, [20, 10, 6], [1, 0, 0]));
  expect(standingsOf(match, many)[0].rating.sigma).toBeLessThan(captain.rating.sigma);
});

it('rates by victory before score: with equal points the ship ahead has won', () => {
  const many = Array.from({ length: 10 }, (_, game) => played(game, [9, 9, 9], [1, 0, 0]));
  const [captain, bosun] = standingsOf(match, many);
  expect(captain.rating.mu).toBeGreaterThan(bosun.rating.mu);
});

it('of no games is nothing', () => {
  expect(standingsOf(match, [])).toMatchObject([
    { games: 0, winRate: 0, interval: [0, 1] },
    { games: 0, winRate: 0, interval: [0, 1] },
  ]);
});
