import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { leaderboard } from './leaderboard.ts';
import { rateGame } from './rating.ts';

const RULES = { edition: '2007', players: 3, ghost: false } as const;
const score = (total: number) => ({ space: total, gold: 0, treasure: 0, total });

let store: Store;
beforeEach(async () => {
  store = openSqlite(':memory:');
  for (const name of ['nell', 'bram'])
    await store.addPerson({ id: name.repeat(4), name, kind: 'guest', owner: null, cameAt: 0 });
});
afterEach(() => store.close());

const [NELL, BRAM] = ['nellnellnellnell', 'brambrambrambram'];
const table = async (id: string) => {
  const terms = { rules: RULES, clock: { kind: 'none' }, listed: true, spectators: true, phrasesOnly: false } as const;
  const standing = {
    stage: 'over',
    openedAt: 0,
    host: NELL,
    terms,
    seats: [],
    asked: [],
    final: null,
    wakeAt: null,
  } as const;
  await store.append(
    id,
    [{ kind: 'opened', number: 1, at: 0, host: NELL, terms, commitment: '00'.repeat(32), rematchOf: null }],
    { secret: '00'.repeat(32), standing },
  );
  return id;
};

describe('a listed game', () => {
  it('is rated between its people, the winner above, and once only', async () => {
    const final = { rounds: 9, scores: [score(10), score(40), score(20)], winners: [2] };
    const game = { table: await table('AAAAAAAAAAAAAAAA'), rules: RULES, people: [NELL, null, BRAM], final };
    expect(await rateGame(store, game)).toBe(true);
    expect(await rateGame(store, game)).toBe(false);
    const { lines } = await leaderboard(store, '2007', 3);
    expect(lines.map(({ name, games }) => [name, games])).toEqual([
      ['bram', 1],
      ['nell', 1],
    ]);
    expect(await leaderboard(store, '2021', 3)).toMatchObject({ lines: [] });
  });

  it('against bots alone says nothing', async () => {
    const final = { rounds: 9, scores: [score(10), score(40), score(20)], winners: [1] };
    const game = { table: await table('AAAAAAAAAAAAAAAA'), rules: RULES, people: [NELL, null, null], final };
    expect(await rateGame(store, game)).toBe(false);
  });
});
