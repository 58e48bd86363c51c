import { chances } from '@jamaica/bots';
import { finalOf } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { practice, raced, voyageOf } from '../../../test/raced.ts';
import { accountOf, courseOf, inquiriesOf, turningPoints } from './analysis.ts';

const race = voyageOf(raced({ edition: '2021', players: 4, ghost: false }, practice('a race'), true));
const SEATS = [0, 1, 2, 3];
const sum = (values: object): number => Object.values(values).reduce((all, each) => all + each, 0);

describe('the analysis', () => {
  const answers = inquiriesOf(race).map(({ view, made }) => chances(view, { games: 4, seed: 'a', made }));
  const course = courseOf(race, answers);

  it('ends with the winner’s certainty', () => {
    const { winners } = finalOf(race.game.end);
    for (const seat of SEATS)
      expect(course.chances.at(-1)?.[seat]).toBeCloseTo(winners.includes(seat) ? 1 / winners.length : 0, 6);
  });
  it('lets the ships win once together, always', () => {
    for (const each of course.chances) expect(sum(each)).toBeCloseTo(1, 6);
  });
  it('has luck and decisions, and together they are all that changed', () => {
    for (const seat of SEATS) {
      const { start, luck, own, others, end } = accountOf(course, seat);
      expect(start + sum(luck) + own + others).toBeCloseTo(end, 9);
    }
    for (const [index, { decision, fortune }] of course.steps.entries())
      for (const seat of SEATS)
        expect(decision[seat] + fortune[seat]).toBeCloseTo(
          course.chances[index + 1][seat] - course.chances[index][seat],
          9,
        );
  });
  it('blames nobody for the dice, and the dice for no decision', () => {
    for (const [index, { step }] of race.game.steps.entries()) {
      const { decider, decision, luck } = course.steps[index];
      if ('decide' in step) expect(decider).toBe(step.seat);
      else expect([decider, luck !== null, sum(decision)]).toEqual([null, true, 0]);
    }
  });
  it('finds its turning points among the greatest changes', () => {
    const points = turningPoints(course);
    expect(points.length).toBeGreaterThan(0);
    expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted((one, other) => one - other));
    for (const { change } of points) expect(Math.abs(change)).toBeGreaterThan(0.04);
  });
});
