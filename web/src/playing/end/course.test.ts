import { deal, fromSeed, supply } from '@jamaica/chance';
import { GameUnderWay, type Rules } from '@jamaica/rules';
import type { GameRecord } from '@jamaica/rules/record';
import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';

const raced = (rules: Rules): GameRecord => {
  const rng = fromSeed('a race');
  let game = GameUnderWay.begin(rules, deal(rules, rng)).letFall(state => supply(state, rng));
  for (let [asked] = game.open; asked; [asked] = game.open) {
    const choice = asked.options[rng.below(asked.options.length)];
    game = game.play(asked.seat, choice).letFall(state => supply(state, rng));
  }
  const record = game.record();
  expect(record.final?.rounds).toBeGreaterThan(1);
  return record;
};
const race = raced({ edition: '2021', players: 3, ghost: true });

describe('the course of a race', () => {
  it('has a row before the race and one after each round', () => {
    expect(courseOf(race)).toHaveLength((race.final?.rounds ?? 0) + 1);
  });
  it('begins before the red line, with 3 gold for everybody and 8 for the Ghost Ship', () => {
    expect(courseOf(race)?.[0]).toEqual([-2, -2, -2, 3]);
  });
  it('ends with the scores of the game', () => {
    expect(courseOf(race)?.at(-1)).toEqual(race.final?.scores.map(({ total }) => total));
  });
  it('is unknown for what is no record', () => {
    expect(courseOf({ v: 1, steps: 'none' })).toBeNull();
  });
});
