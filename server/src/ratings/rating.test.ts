import type { Pirate } from '@jamaica/messages';
import type { Final } from '@jamaica/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { rateMissed } from './finished.ts';
import { leaderboard } from './leaderboard.ts';
import { rateGame } from './rating.ts';

const RULES = { edition: '2007', players: 3, ghost: false } as const;
const score = (total: number) => ({ space: total, gold: 0, treasure: 0, total });

let store: Store;
beforeEach(async () => {
  store = openSqlite(':memory:');
  for (const name of ['nell', 'bram']) {
    await store.addPerson({ id: name.repeat(4), name, kind: 'guest', owner: null, cameAt: 0, trustedSince: 0 });
    await store.setRecovery(name.repeat(4), `hash of ${name}`);
  }
});
afterEach(() => store.close());

const [NELL, BRAM, CLOCKWORK] = ['nellnellnellnell', 'brambrambrambram', 'clockwork-------'];
const FINAL: Final = { rounds: 9, scores: [score(10), score(40), score(20)], winners: [2] };
const sitter = (person: string, pirate: Pirate) =>
  ({ kind: 'person', person, name: person.slice(0, 4), pirate }) as const;

const table = async (id: string, final: Final | null = null) => {
  const terms = {
    rules: RULES,
    clock: { kind: 'slow', hours: 1 },
    listed: true,
    spectators: true,
    phrasesOnly: false,
  } as const;
  const standing = {
    stage: 'over',
    openedAt: 0,
    host: NELL,
    terms,
    seats: [sitter(NELL, 'anne'), null, sitter(BRAM, 'mary')],
    asked: [],
    final,
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
    const game = {
      table: await table('AAAAAAAAAAAAAAAA'),
      rules: RULES,
      people: [NELL, null, BRAM],
      final,
      isRated: true,
      at: 0,
    };
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
    const game = {
      table: await table('AAAAAAAAAAAAAAAA'),
      rules: RULES,
      people: [NELL, null, null],
      final,
      isRated: true,
      at: 0,
    };
    await rateGame(store, game);
    expect(await leaderboard(store, '2007', 3)).toMatchObject({ lines: [] });
  });

  it.each([
    ['by a book', { gift: 'any', shuffle: 'when-empty' }, 1],
    ['by house rules of its own, which compare with nobody’s', { gift: 'any', loot: 'empty-hold' }, 0],
  ] as const)('%s', async (_, house, games) => {
    const rules = { ...RULES, edition: '2021', house } as const;
    const game = {
      table: await table('AAAAAAAAAAAAAAAA'),
      rules,
      people: [NELL, null, BRAM],
      final: FINAL,
      isRated: true,
      at: 0,
    };
    expect(await rateGame(store, game)).toBe(true);
    expect(await rateGame(store, game)).toBe(false);
    const { lines } = await leaderboard(store, '2021', 3);
    expect(lines.reduce((sum, line) => sum + line.games, 0)).toBe(2 * games);
  });

  it('against one’s own bot account says nothing', async () => {
    await store.addPerson({ id: CLOCKWORK, name: 'Clockwork', kind: 'bot', owner: NELL, cameAt: 0, trustedSince: 0 });
    const game = {
      table: await table('AAAAAAAAAAAAAAAA'),
      rules: RULES,
      people: [NELL, CLOCKWORK, BRAM],
      final: FINAL,
      isRated: true,
      at: 0,
    };
    await rateGame(store, game);
    expect(await leaderboard(store, '2007', 3)).toMatchObject({ lines: [] });
  });

  it('is not rated against somebody who has deleted their data', async () => {
    await store.forget(BRAM);
    const game = {
      table: await table('AAAAAAAAAAAAAAAA'),
      rules: RULES,
      people: [NELL, null, BRAM],
      final: FINAL,
      isRated: true,
      at: 0,
    };
    await rateGame(store, game);
    expect(await leaderboard(store, '2007', 3)).toMatchObject({ lines: [] });
  });
});

describe('a listed game', () => {
  const nothing = async (game: Parameters<typeof rateGame>[1]): Promise<void> => {
    expect(await rateGame(store, game)).toBe(true);
    expect(await leaderboard(store, '2007', 3)).toMatchObject({ lines: [] });
  };

  it('with a guest who has neither code nor passkey is not rated: guests can be made in any number', async () => {
    const [ruth] = ['ruthruthruthruth'];
    await store.addPerson({ id: ruth, name: 'ruth', kind: 'guest', owner: null, cameAt: 0, trustedSince: 0 });
    const people = [NELL, ruth, BRAM];
    await nothing({ table: await table('AAAAAAAAAAAAAAAA'), rules: RULES, people, final: FINAL, isRated: true, at: 0 });
  });

  it('that does not count is looked at once and not rated', async () => {
    const people = [NELL, null, BRAM];
    await nothing({
      table: await table('AAAAAAAAAAAAAAAA'),
      rules: RULES,
      people,
      final: FINAL,
      isRated: false,
      at: 0,
    });
  });

  it('and another one that ends in the same moment count as two', async () => {
    const games = ['AAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBB'].map(async id =>
      rateGame(store, {
        table: await table(id),
        rules: RULES,
        people: [NELL, null, BRAM],
        final: FINAL,
        isRated: true,
        at: 0,
      }),
    );
    expect(await Promise.all(games)).toEqual([true, true]);
    const { lines } = await leaderboard(store, '2007', 3);
    expect(lines.map(({ games: count }) => count)).toEqual([2, 2]);
  });
});

describe('games that ended just before a crash', () => {
  it('are rated at the next start, however many there were, each once', async () => {
    const count = 7;
    for (let index = 0; index < count; index++) await table(`${index}`.repeat(16), FINAL);
    for (const page of [2, 2, 100]) {
      await rateMissed(store, page);
      const { lines } = await leaderboard(store, '2007', 3);
      expect(lines.map(({ name, games }) => [name, games])).toEqual([
        ['bram', count],
        ['nell', count],
      ]);
    }
  });
});
