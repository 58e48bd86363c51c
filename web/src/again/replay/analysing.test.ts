import { advise, chances, type Thinkers } from '@jamaica/bots';
import { describe, expect, it } from 'vitest';
import { practice, raced, voyageOf } from '../../../test/raced.ts';
import { Analysing } from './analysing.svelte.ts';

const race = voyageOf(raced({ edition: '2021', players: 3, ghost: false }, practice('analysed'), true));

/** An admiral who answers at once, and says what was asked. */
const quick = (asked: number[]): Pick<Thinkers, 'chances' | 'advise'> => ({
  chances: async (view, { games, ...weighing }) => {
    asked.push(games);
    return chances(view, { ...weighing, games: 1 });
  },
  advise: async (view, { seed }) => advise(view, { seed, budget: { games: 1 } }),
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

  it('has a verdict for each decision among the turning points', async () => {
    const analysing = new Analysing(race, quick([]));
    await analysing.run('quick');
    const isFree = (at: number): boolean => {
      const { step } = race.game.steps[at - 1];
      return 'decide' in step && step.n > 1;
    };
    const decided = [...new Set(analysing.points.map(({ at }) => at))].filter(isFree);
    expect([...analysing.verdicts.keys()].toSorted((a, b) => a - b)).toEqual(decided);
    for (const { best, played } of analysing.verdicts.values()) expect(best.worth).toBeGreaterThanOrEqual(played.worth);
  });

  it('is called off at once', async () => {
    const never: Pick<Thinkers, 'chances' | 'advise'> = {
      chances: (_, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      advise: () => new Promise(() => undefined),
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
    const analysing = new Analysing(race, { chances: nobody, advise: nobody });
    await analysing.run('quick');
    expect([analysing.progress, analysing.hasFailed]).toEqual([null, true]);
  });
});
