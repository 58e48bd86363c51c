import { describe, expect, it } from 'vitest';
import { randomGame, TABLES, tableName, withHouse } from '../test/random-game.ts';
import { testRng } from '../test/rng.ts';
import { after, awaiting } from './after.ts';
import { seen } from './events.ts';
import { players, type State } from './state.ts';
import { type View, view } from './view.ts';

const everybody = (state: State): (number | null)[] => [...Array(players(state)).keys(), null];

describe('what was told, put together, is what a fresh view shows', () => {
  const rng = testRng(14);
  it.each(TABLES.map(rules => ({ rules, name: tableName(rules) })))('R-VIS-4 for every viewer, $name', ({ rules }) => {
    for (let game = 0; game < 2; game++) {
      const { start, steps } = randomGame(withHouse(rules, game === 0 ? 0 : rng.below(32)), rng.below(2 ** 31));
      for (const viewer of everybody(start)) {
        let told: View = view(start, viewer);
        for (const { state, events, step } of steps) {
          const fresh = view(state, viewer);
          const happened = events.map(event => seen(event, viewer)).reduce(after, told);
          told = awaiting(happened, fresh.waiting, fresh.options);
          if (JSON.stringify(told) !== JSON.stringify(fresh))
            expect({ step, events, told }).toEqual({ step, events, told: fresh });
        }
      }
    }
  });
});
