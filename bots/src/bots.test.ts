import { deal, fromSeed, supply } from '@jamaica/chance';
import { apply, type Rules, type State, settle, start, view, waiting } from '@jamaica/rules';
import { captain } from '@jamaica/rules/search';
import { describe, expect, it } from 'vitest';
import { bot } from './bots.ts';
import { LEVELS } from './levels.ts';

const TABLES: readonly Rules[] = [
  { edition: '2007', players: 2, ghost: true },
  { edition: '2021', players: 3, ghost: true },
  { edition: '2021', players: 6, ghost: false },
];

/** A whole game between bots of one level that think of few games; every decision is checked on the way. */
const played = (
  rules: Rules,
  level: (typeof LEVELS)[number],
  seed: string,
): { readonly end: State; kinds: Set<string> } => {
  const rng = fromSeed(seed);
  const kinds = new Set<string>();
  let state = start(rules, deal(rules, rng));
  for (let now = waiting(state); !('over' in now); now = waiting(state)) {
    if ('decide' in now) kinds.add(now.decide[0].kind);
    const step =
      'chance' in now
        ? settle(state, supply(state, rng))
        : apply(state, {
            ...now.decide[0],
            choice: bot(level).choose(view(state, now.decide[0].seat), fromSeed('whim'), { games: 1 }),
          });
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    state = step.value.state;
  }
  return { end: state, kinds };
};

describe.each(LEVELS)('%s', level => {
  it.each(TABLES)('plays whole games at every kind of table: $edition, $players players', rules => {
    const { end } = played(rules, level, 'whole');
    expect('over' in waiting(end)).toBe(true);
  });

  it('chooses the same for the same seed and number of games', () => {
    const state = played(TABLES[1], 'deckhand', 'same').end;
    const rng = fromSeed('opening');
    const opening = start(TABLES[1], deal(TABLES[1], rng));
    const asked = settle(opening, { roll: 'action', dice: [5, 2] });
    if (!asked.ok) throw new Error(asked.error.why);
    const seen = view(asked.value.state, captain(opening));
    const choices = [1, 2].map(() => bot(level).choose(seen, fromSeed('think'), { games: 3 }));
    expect(choices[0]).toBe(choices[1]);
    expect(seen.options).toContain(choices[0]);
    expect(() => bot(level).choose(view(state, 0), rng)).toThrow('nothing is asked');
  });
});

it('games among bots meet most kinds of decisions', () => {
  const kinds = new Set(
    TABLES.flatMap(rules => ['a', 'b', 'c'].flatMap(seed => [...played(rules, 'deckhand', seed).kinds])),
  );
  for (const kind of ['dice', 'card', 'move', 'empty', 'pay', 'powder', 'loot', 'retreat', 'ghost-direction'])
    expect(kinds).toContain(kind);
});
