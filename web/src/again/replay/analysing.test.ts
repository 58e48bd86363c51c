import { chances, judge, type Thinkers } from '@jamaica/bots';
import { describe, expect, it } from 'vitest';
import { practice, raced, voyageOf } from '../../../test/raced.ts';
import { Analysing } from './analysing.svelte.ts';

const race = voyageOf(raced({ edition: '2021', players: 3, ghost: false }, practice('analysed'), true));

/** An admiral who answers at once, and says what was asked. */
const quick = (asked: number[]): Pick<Thinkers, 'chances' | 'judge'> => ({
  chances: async (view, { games, ...weighing }) => {
    asked.push(games);
    return chances(view, { ...weighing, games: 1 });
  },
  judge: async (view, { choice, seed }) => judge(view, { choice, seed, games: 2 }),
});

describe('an analysis', () => {
  it('asks about every step in every pass, a few games first', async () => {
    const asked: number[] = [];
    const analysing = new Analysing(race, quick(asked));
    await analysing.run('quick');
    const steps = race.game.steps.length;
    expect(asked).toEqual([...Array.from({ length: steps }, () => 8), ...Array.from({ length: steps }, () => 24)]);
    expect([analysing.progress, analysing.hasFailed]).toEqual([null, false]);
    expect(analysing.course?.chances).toHaveLength(steps + 1);
  });

  it('has a verdict for each decision in which there was something to choose', async () => {
    const analysing = new Analysing(race, quick([]));
    await analysing.run('quick');
    const free = race.game.steps.flatMap(({ step }, index) => ('decide' in step && step.n > 1 ? [index + 1] : []));
    expect([...analysing.verdicts.keys()].toSorted((a, b) => a - b)).toEqual(free);
    for (const { bestChance, chance } of analysing.verdicts.values()) expect(bestChance).toBeGreaterThanOrEqual(chance);
  });

  it('asks about one decision when somebody wants to know', async () => {
    const analysing = new Analysing(race, quick([]));
    const at = race.game.steps.findIndex(({ step }) => 'decide' in step && step.n > 1) + 1;
    await analysing.ask(at);
    expect([...analysing.verdicts.keys()]).toEqual([at]);
    expect(analysing.asked).toBe(null);
  });

  it('is called off at once', async () => {
    const never: Pick<Thinkers, 'chances' | 'judge'> = {
      chances: (_, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      judge: () => new Promise(() => undefined),
    };
    const analysing = new Analysing(race, never);
    const running = analysing.run('thorough');
    expect(analysing.progress).toBe(0);
    analysing.stop();
    await running;
    expect([analysing.progress, analysing.hasFailed, analysing.course]).toEqual([null, false, null]);
  });

  it('says so when nobody can be asked', async () => {
    const nobody = (): Promise<never> => Promise.reject(new Error('no threads'));
    const analysing = new Analysing(race, { chances: nobody, judge: nobody });
    await analysing.run('quick');
    expect([analysing.progress, analysing.hasFailed]).toEqual([null, true]);
  });
});
