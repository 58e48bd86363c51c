import { type Need, needOf, type Rules, settle, start } from '@jamaica/rules';
import { type GameRecord, replay } from '@jamaica/rules/record';
import { copy, isChance, phaseOf } from '@jamaica/rules/search';
import { describe, expect, it } from 'vitest';
import { arbitraryGame, named, TABLES } from '../test/game.ts';
import { deal } from './deal.ts';
import { fromSeed } from './seed.ts';
import { happen, supply } from './supply.ts';

const seeded = (rules: Rules, seed: string): GameRecord => {
  const rng = fromSeed(seed);
  return arbitraryGame(rules, deal(rules, rng), state => supply(state, rng), rng);
};

const kindOf = (need: Need): string => ('shuffle' in need ? 'shuffle' : need.roll);

describe.each(named(TABLES))('what is supplied to a game of %s', (name, rules) => {
  it('is accepted to the end', () => {
    for (let game = 0; game < 5; game++) {
      const record = seeded(rules, `${name} ${game}`);
      expect(record.final).toBeDefined();
      expect(replay(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true });
    }
  });

  it('happens at once in the same way', () => {
    const replayed = replay(seeded(rules, name));
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    const { start, steps } = replayed.value;
    const states = [start, ...steps.map(step => step.state)].filter(state => isChance(phaseOf(state)));
    const kinds = new Set(states.map(state => kindOf(needOf(state))));
    expect([...kinds]).toEqual(expect.arrayContaining(['action', 'combat', 'shuffle']));
    expect(kinds.has('shortage')).toBe(rules.edition === '2021');
    for (const [index, state] of states.entries()) {
      const settled = settle(state, supply(state, fromSeed(`${index}`)));
      const draft = copy(state);
      happen(draft, fromSeed(`${index}`));
      expect(settled).toMatchObject({ ok: true, value: { state: { cells: draft.cells } } });
    }
  });
});

describe('a seed', () => {
  const rules: Rules = { edition: '2007', players: 3, ghost: false };

  it('plays the same game every time', () => {
    expect(seeded(rules, 'tide')).toEqual(seeded(rules, 'tide'));
  });

  it('plays another game than another seed', () => {
    const games = Array.from({ length: 20 }, (_, index) => JSON.stringify(seeded(rules, `${index}`)));
    expect(new Set(games).size).toBe(20);
  });

  it('R-RND-1 rolls two dice, each on its own', () => {
    const state = start(rules, deal(rules, fromSeed('table')));
    const rng = fromSeed('two dice');
    const rolls = Array.from({ length: 2000 }, () => JSON.stringify(supply(state, rng)));
    expect(new Set(rolls).size).toBe(36);
  });
});
