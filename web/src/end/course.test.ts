import { deal, fromSeed, supply } from '@jamaica/chance';
import { apply, finalOf, type Rules, settle, start, waiting } from '@jamaica/rules';
import { type GameRecord, type RecordStep, recorded, writeRecord } from '@jamaica/rules/record';
import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';

const raced = (rules: Rules): GameRecord => {
  const rng = fromSeed('a race');
  const setup = deal(rules, rng);
  const steps: RecordStep[] = [];
  let state = start(rules, setup);
  for (let now = waiting(state); !('over' in now); now = waiting(state)) {
    const [asked] = 'chance' in now ? [] : now.decide;
    const step = asked
      ? apply(state, { ...asked, choice: asked.options[rng.below(asked.options.length)] })
      : settle(state, supply(state, rng));
    if (!step.ok) throw new Error(step.error.why);
    steps.push(...recorded(step.value));
    state = step.value.state;
  }
  expect(finalOf(state).rounds).toBeGreaterThan(1);
  return writeRecord(rules, setup, steps, state);
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
