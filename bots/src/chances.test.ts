import { fromSeed } from '@jamaica/chance';
import { optionsOf, questions, view } from '@jamaica/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { momentsOf, named, opening, TABLES } from '../test/games.ts';
import { type Chances, chances } from './chances.ts';
import { thinkers } from './think.ts';

const GAMES = 6;
const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);
const asked = { games: GAMES, seed: 'a', made: null };

describe('everybody’s chance to win', () => {
  it.each(named(TABLES))('is that of one victory together, whatever is waited for: %s', (_, rules) => {
    const rng = fromSeed('chances');
    for (const [index, state] of [...momentsOf(rules, rng)].entries()) {
      if (index % 17 !== 0) continue;
      const [{ seat }] = questions(state);
      const options = optionsOf(state, seat);
      const made = { seat, choice: options[rng.below(options.length)] };
      const { games, now, change } = chances(view(state, seat), { games: GAMES, seed: 'a', made });
      expect(games).toBe(GAMES);
      expect(sum(now.sum)).toBeCloseTo(GAMES, 6);
      expect(sum(change?.sum ?? [1])).toBeCloseTo(0, 6);
    }
  });

  const [seen, other] = [4, 3].map(players =>
    view(opening({ edition: '2021', players, ghost: false }, fromSeed('chances')), 0),
  );

  it('depends on nothing but the view and the seed', () => {
    expect(chances(seen, asked)).toEqual(chances(seen, asked));
    expect(chances(seen, { ...asked, seed: 'b' })).not.toEqual(chances(seen, asked));
  });

  it('does not change by a choice that quick judgement makes too, and by some that it does not', () => {
    const changes = seen.options.map(
      choice => chances(seen, { ...asked, made: { seat: 0, choice } }).change?.sum[0] ?? 1,
    );
    expect(changes.filter(change => change === 0)).toHaveLength(1);
    expect(changes.some(change => change !== 0)).toBe(true);
  });

  it('refuses a choice that there is not', () => {
    expect(() => chances(seen, { ...asked, made: { seat: 0, choice: 'to:17' } })).toThrow('cannot be chosen');
  });

  const crew = thinkers(1);
  afterAll(() => crew.close());
  it('is the same in a thread of its own', async () => {
    const there: Chances = await crew.chances(other, asked);
    expect(there).toEqual(chances(other, asked));
  });
});
