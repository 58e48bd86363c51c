import { fromSeed } from '@jamaica/chance';
import { questions } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { momentsOf, named, TABLES } from '../test/games.ts';
import { beginner } from '../train/learner.ts';
import { Lookout } from './lookout.ts';
import { chartOf } from './net.ts';

const chart = chartOf(beginner('lookout').net);

describe.each(named(TABLES))('a lookout: %s', (name, rules) => {
  it('answers the same whatever it looked at before', () => {
    const lookout = new Lookout(chart);
    const rng = fromSeed(name);
    for (const state of momentsOf(rules, rng)) {
      if (rng.below(4) > 0) continue;
      for (const { seat } of questions(state))
        expect(lookout.worth(state, seat)).toBe(new Lookout(chart).worth(state, seat));
    }
  });
});
