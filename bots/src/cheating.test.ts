import { fromSeed } from '@jamaica/chance';
import { optionsOf, questions, type Rng, type Rules, type State, view } from '@jamaica/rules';
import { mark } from '@jamaica/rules/record';
import { imagine } from '@jamaica/rules/search';
import { describe, expect, it } from 'vitest';
import { momentsOf, named, TABLES } from '../test/games.ts';
import { bot } from './bots.ts';
import { LEVELS, type Level } from './levels.ts';

const budget = { games: 2 };
const EVERY = 16;

const choice = (level: Level, state: State, seat: number, seed: string): string =>
  bot(level).choose(view(state, seat), fromSeed(seed), budget);

/** Some moments of a game in which a seat has something to choose from. */
const someMoments = (rules: Rules, rng: Rng) =>
  [...momentsOf(rules, rng)]
    .flatMap(state =>
      questions(state)
        .map(({ seat }) => seat)
        .map(seat => ({ state, seat })),
    )
    .filter(({ state, seat }) => optionsOf(state, seat).length > 1 && rng.below(EVERY) === 0);

describe.each(named(TABLES))('R-VIS-4 bots do not cheat: %s', (name, rules) => {
  it.each(LEVELS)('what is hidden makes no difference to a %s', level => {
    const rng = fromSeed(name);
    const moments = someMoments(rules, rng);
    let different = 0;
    for (const [index, { state, seat }] of moments.entries()) {
      const other = imagine(view(state, seat), rng);
      if (JSON.stringify(mark(other)) !== JSON.stringify(mark(state))) different++;
      const seed = `${name} ${index}`;
      expect(choice(level, other, seat, seed)).toBe(choice(level, state, seat, seed));
    }
    expect(moments.length).toBeGreaterThan(5);
    expect(different).toBeGreaterThan(moments.length / 2);
  });
});
