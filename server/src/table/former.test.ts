import { readFileSync } from 'node:fs';
import { type GameRecord, READING, type RecordStep } from '@jamaica/rules/record';
import { expect, it } from 'vitest';
import { type Entry, readEntry } from '../log/entry.ts';
import { replayed } from './replayed.ts';

// Games in which the former and today's reading of the rules differ, as a server without that mark stored them.
const games: readonly GameRecord[] = readFileSync(new URL('../../../rules/games/former.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line));

const isPlayed = (step: RecordStep): boolean => !('after' in step);

const stored = ({ edition, players, ghost, steps, captain, pile, removed, decks }: GameRecord, mark = {}): Entry[] =>
  [
    {
      kind: 'opened',
      host: 'anne',
      terms: {
        rules: { edition, players, ghost },
        clock: { kind: 'none' },
        listed: true,
        spectators: true,
        phrasesOnly: false,
      },
      commitment: '0'.repeat(64),
      rematchOf: null,
    },
    { kind: 'started', setup: { captain, pile, removed, decks }, ...mark },
    ...steps.filter(isPlayed).map(step => ({ kind: 'step', step })),
  ].map((fact, index) => readEntry(index + 1, 1000 + index, JSON.stringify(fact)));

it('a game stored before the reading of the rules changed is played to its end by the former one', () => {
  for (const game of games) {
    const table = replayed('table', stored(game));
    expect(table.stage).toBe('over');
    expect(table.game?.state.cells).toBeDefined();
  }
});

it('one that was under way goes on by it', () => {
  for (const game of games) {
    const entries = stored(game);
    const before = replayed('table', entries.slice(0, Math.floor(entries.length / 2)));
    expect(before.stage).toBe('sailing');
    expect(replayed('table', entries).game?.chances).toBeGreaterThan(before.game?.chances ?? 0);
  }
});

it('a game with the mark of today’s reading is another game', () => {
  const isOther = games.map(game => {
    try {
      return replayed('table', stored(game, { reading: READING })).stage !== 'over';
    } catch {
      return true;
    }
  });
  expect(isOther).toContain(true);
});
