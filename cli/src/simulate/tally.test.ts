import type { Rules } from '@jamaica/rules';
import { expect, it } from 'vitest';
import { random } from '../sailors.ts';
import { Simulation } from './game.ts';
import { addTally, deviation, emptyTally, mean, type Tally } from './tally.ts';

const RULES: Rules = { edition: '2007', players: 3, ghost: true };

const played = (rules: Rules, from: number, to: number, isWatched: boolean): Tally => {
  const tally = emptyTally(rules);
  const simulation = new Simulation(rules, random);
  for (let game = from; game < to; game++) simulation.play(`tally/${game}`, tally, isWatched);
  return tally;
};

it('adds up to the same however the games are divided', () => {
  const parts = emptyTally(RULES);
  addTally(parts, played(RULES, 30, 60, true));
  addTally(parts, played(RULES, 0, 30, true));
  expect(parts).toEqual(played(RULES, 0, 60, true));
});

it('counts the same battles whether a game is watched or not', () => {
  const [blind, watched] = [false, true].map(isWatched => played(RULES, 0, 60, isWatched));
  expect(blind.battles).toBeGreaterThan(0);
  expect({ ...blind, shortages: null }).toEqual({ ...watched, shortages: null });
  expect(blind.shortages).toEqual({ games: 0, count: 0 });
  expect(watched.shortages.games).toBe(60);
});

it('R-SHO-11 counts the shortages of 2021 by their die', () => {
  const rules: Rules = { ...RULES, edition: '2021' };
  const [blind, watched] = [false, true].map(isWatched => played(rules, 0, 30, isWatched));
  expect(blind).toEqual(watched);
  expect(blind.shortages.games).toBe(30);
  expect(blind.shortages.count).toBeGreaterThan(30);
});

it('gives every game at least one winner and every ship a score', () => {
  const { games, ships, places, scores, sharedWins } = played(RULES, 0, 60, false);
  const wins = ships.reduce((sum, ship) => sum + ship.wins, 0);
  expect(wins).toBeGreaterThanOrEqual(games + sharedWins);
  expect(ships.map(ship => ship.scores.count)).toEqual([60, 60, 60, 60]);
  expect(places).toHaveLength(3);
  expect([...scores.values()].reduce((sum, times) => sum + times, 0)).toBe(240);
});

it('knows mean and deviation', () => {
  const spread = { count: 2, sum: 10, squares: 58, min: 3, max: 7 };
  expect(mean(spread)).toBe(5);
  expect(deviation(spread)).toBe(2);
});
