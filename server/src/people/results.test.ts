import { expect, it } from 'vitest';
import { resultsTable } from './results.ts';

const score = (total: number) => ({ space: total - 3, gold: 2, treasure: 1, total });
const sitter = (person: string, name: string) => ({ kind: 'person', person, name, pirate: 'anne' }) as const;

it('a game is a line, and no name becomes a formula', () => {
  const standing = {
    stage: 'over',
    openedAt: 0,
    host: 'nell',
    terms: {
      rules: { edition: '2021', players: 3, ghost: false },
      clock: { kind: 'none' },
      listed: false,
      spectators: true,
      phrasesOnly: false,
    },
    seats: [sitter('nell', 'Nell'), sitter('bram', '=1+1,"x"'), { kind: 'bot', level: 'captain', pirate: 'mary' }],
    asked: [],
    final: { rounds: 9, scores: [score(10), score(30), score(20)], winners: [1] },
    wakeAt: null,
  } as const;
  const [head, line] = resultsTable([{ table: 'AAAAAAAAAAAAAAAA', movedAt: 0, standing }], 'nell').split('\r\n');
  expect(head.split(',')).toHaveLength(16);
  expect(line).toBe(
    `AAAAAAAAAAAAAAAA,1970-01-01T00:00:00.000Z,2021,,3,false,false,1,3,false,10,7,2,1,9,"'=1+1,""x""; mary (captain)"`,
  );
});
