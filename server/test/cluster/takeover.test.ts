import type { TableId } from '@jamaica/messages';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUND } from '../../src/harbour/lease-keeper.ts';
import { LEASE_LASTS } from '../../src/store/lease-store.ts';
import { OPEN, tableIn } from '../sockets-player.ts';
import { guest } from '../sockets-visitor.ts';
import { type Cluster, startCluster } from './cluster.ts';

const PROMISED = 5000;

/** What the database says of a table at one moment, all by its own clock, in milliseconds. */
interface Look {
  readonly now: number;
  readonly holder: number | null;
  readonly number: number;
  /** When each watch was last heard of. */
  readonly seen: ReadonlyMap<number, number>;
}

let cluster: Cluster;
let client: pg.Client;
beforeAll(async () => {
  cluster = await startCluster(2);
  client = new pg.Client({ connectionString: cluster.database });
  await client.connect();
}, 120_000);
afterAll(async () => {
  await client.end();
  await cluster.remove();
});

const LOOK = `
  SELECT (extract(epoch FROM clock_timestamp()) * 1000)::FLOAT AS now, holder, number,
    (SELECT json_object_agg(id, extract(epoch FROM seen) * 1000) FROM watches WHERE seen > '-infinity') AS seen
  FROM tables WHERE id = $1`;

const look = async (table: TableId): Promise<Look> => {
  const { now, holder, number, seen } = (await client.query(LOOK, [table])).rows[0];
  return { now, holder, number, seen: new Map(Object.entries(seen).map(([id, at]) => [Number(id), Number(at)])) };
};

/** Looks again and again until it is so; everything that was seen on the way. */
const lookUntil = async (table: TableId, isSo: (look: Look) => boolean): Promise<Look[]> => {
  const looks = [await look(table)];
  while (!isSo(looks[looks.length - 1])) looks.push(await look(table));
  return looks;
};

/**
 * A game that only bots play and somebody looks at, here and at the other server, so that there is always something to do for
 * the server that holds it.
 */
const unattended = async (url: string, elsewhere: string): Promise<TableId> => {
  const host = await guest({ url });
  const terms = { ...OPEN, rules: { edition: '2007', players: 6, ghost: false } };
  const table = tableIn(await host.post('/api/tables', { terms }));
  const line = await host.connect();
  expect(await line.ask('ready', { table, word: 'tide' })).toBe('ok');
  for (const seat of [1, 2, 3, 4, 5]) expect(await line.ask('bot', { table, seat, level: 'captain' })).toBe('ok');
  const onlooker = await (await guest({ url: elsewhere })).connect();
  for (const watching of [line, onlooker]) expect(await watching.ask('watch', { table, since: null })).toBe('ok');
  expect(await line.ask('start', { table })).toBe('ok');
  expect(await line.ask('leave', { table })).toBe('ok');
  return table;
};

describe('a server that holds a game dies', () => {
  it('and by the lease and the round another one is there within five seconds', () => {
    expect(LEASE_LASTS + ROUND).toBeLessThan(PROMISED);
  });

  it.each([0, 1])(
    'server %i: the other one plays its bots as soon as the lease is over, and not before',
    async index => {
      const [doomed, heir] = [cluster.servers[index], cluster.servers[1 - index]];
      if (doomed.url === null || heir.url === null) throw new Error('a server is not open');
      const table = await unattended(doomed.url, heir.url);
      const before = (await lookUntil(table, ({ number }) => number > 20)).at(-1);
      if (!before || before.holder === null) throw new Error('nobody holds the table');
      const { holder } = before;

      const killedAt = Date.now();
      await doomed.kill();
      const looks = await lookUntil(table, now => now.holder !== holder);
      const [last, taken] = looks.slice(-2);
      const lease = (taken.seen.get(holder) ?? Infinity) + LEASE_LASTS;
      // No two servers play the same bots: it waited until the lease was over, by the clock of the database.
      expect(taken.now).toBeGreaterThan(lease);
      // A server with a lease took it, and was not late: it has renewed its lease once or twice since then, not more often.
      const [heard] = [...taken.seen].filter(([id]) => id === taken.holder).map(([, at]) => at);
      expect(taken.now - heard).toBeLessThan(LEASE_LASTS);
      const rounds = new Set(
        looks.flatMap(({ seen }) => (taken.holder === null ? [] : (seen.get(taken.holder) ?? []))),
      );
      expect([...rounds].filter(at => at > lease && at <= last.now).length).toBeLessThanOrEqual(2);

      const moved = (await lookUntil(table, ({ number }) => number > taken.number)).at(-1);
      const seconds = (ms = 0): string => `${(ms / 1000).toFixed(1)} s`;
      console.log(
        `killed; held by another after ${seconds(taken.now - killedAt)}, ` +
          `its bots move after ${seconds((moved?.now ?? Infinity) - killedAt)}`,
      );
      await doomed.startAgain();
    },
  );
});
