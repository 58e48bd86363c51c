// What several servers can do together on this machine: durable moves a second with one, two and three of them against what
// PostgreSQL alone commits in the same run, and how costs grow with the number of stored games. PostgreSQL and NATS are
// started for it. `npm run bench:cluster -- --quick` is a short run with smaller numbers.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startNats, startPostgres } from '../server/test/cluster/services.ts';
import { committedAlone, movesIn } from './cluster/alone.ts';
import { type House, openHouse } from './cluster/house.ts';
import { spentBy } from './cluster/processor.ts';
import { copyUntil, costs, keepOnly, sizeOf } from './cluster/stored.ts';
import type { Load } from './server/load.ts';
import { part } from './server/part.ts';
import { PLAYERS } from './server/table.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const { tables, seconds, stored } = values.quick
  ? { tables: 30, seconds: 5, stored: [100, 2000] }
  : { tables: 120, seconds: 15, stored: [100, 10_000] };
const SERVERS = [1, 2, 3];
/** Each server has this many appends under way at most. */
const CONNECTIONS = 2;

const grouped = (number: number): string => Math.round(number).toLocaleString('en');
const milliseconds = (time: number): string => `${time.toFixed(time < 1 ? 2 : 1)} ms`;
const busyness = (): string => `load ${loadavg()[0].toFixed(1)} on ${cpus().length} cores`;

const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);

/** What people at so many tables make of some servers. */
const played = async (
  houses: readonly House[],
): Promise<Load & { readonly busy: number; readonly postgres: number; readonly wal: number }> => {
  const args = [houses.map(({ url }) => url).join(','), tables, seconds].map(String);
  const child = fork(join(import.meta.dirname, 'server', 'load.ts'), args);
  child.once('exit', code => {
    if (code) throw new Error('the people gave up');
  });
  await once(child, 'message');
  child.send('play');
  await once(child, 'message');
  const spent = async () => ({
    servers: (await Promise.all(houses.map(house => house.busy()))).reduce((sum, each) => sum + each, 0),
    ...(await spentBy(postgres.url)),
  });
  const before = await spent();
  const [load]: Load[] = await once(child, 'message');
  const after = await spent();
  child.send('end');
  await once(child, 'exit');
  return {
    ...load,
    busy: after.servers - before.servers,
    postgres: after.busy - before.busy,
    wal: after.wal - before.wal,
  };
};

/** The last database that was played in. */
const throughput = async (): Promise<string> => {
  const rows: object[] = [];
  let database = '';
  for (const number of SERVERS) {
    database = await postgres.database();
    const houses: House[] = [];
    for (let each = 0; each < number; each++) houses.push(await openHouse(database, nats.url));
    const load = await played(houses);
    await Promise.all(houses.map(house => house.close()));
    const written = await movesIn(database);
    const { group } = written;
    const alone = async (group: number, connections: number) =>
      committedAlone(await postgres.database(), written, group, connections, seconds / 2);
    const pace = load.moves / load.seconds;
    const row = (what: string, moves: number, group: number, lasted: readonly number[]) => ({
      what,
      'moves a second': grouped(moves),
      'in a commit': group,
      p50: milliseconds(part(lasted, 0.5)),
      p99: milliseconds(part(lasted, 0.99)),
      'the servers / this': (pace / moves).toFixed(2),
    });
    rows.push({
      ...row(`${number} ${number === 1 ? 'server' : 'servers'}, over sockets`, pace, group, load.answers),
      'of a core, servers': milliseconds(load.busy / load.moves),
      'of a core, PostgreSQL': milliseconds(load.postgres / load.moves),
      'log of PostgreSQL': `${(load.wal / load.moves / 1024).toFixed(1)} KiB`,
    });
    const together = await alone(group, CONNECTIONS * number);
    rows.push(row(`PostgreSQL alone, ${CONNECTIONS * number} connections`, together.pace, group, together.lasted));
    const single = await alone(1, 1);
    rows.push(row('PostgreSQL alone, one by one', single.pace, 1, single.lasted));
  }
  console.log(`\n${tables} tables of ${PLAYERS} at different servers, everybody as fast as they can; ${busyness()}`);
  console.log('p50 and p99: from a move to its answer; for PostgreSQL alone, of a commit');
  console.table(rows);
  return database;
};

/** In a database that was played in. */
const growth = async (database: string): Promise<void> => {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const rows = await grown(database, client).finally(() => client.end());
  console.log(`\nwhat the store costs as games gather, one after the other, p50 (p99); ${busyness()}`);
  console.table(rows);
};

const grown = async (database: string, client: pg.Client): Promise<object[]> => {
  const rows: object[] = [];
  await keepOnly(client, Math.min(tables, stored[0]));
  for (const games of stored) {
    await copyUntil(client, games);
    const size = await sizeOf(client);
    const house = await openHouse(database, nats.url);
    await house.close();
    const measured = Object.entries(await costs(database, client)).map(([what, { p50, p99 }]) => [
      what,
      `${milliseconds(p50)} (${milliseconds(p99)})`,
    ]);
    rows.push({
      games: grouped(size.games),
      entries: grouped(size.entries),
      'on disk': `${Math.round(size.bytes / 2 ** 20)} MiB`,
      'a game': `${(size.bytes / size.games / 1024).toFixed(1)} KiB`,
      'a server opens after': milliseconds(house.openedAfter),
      ...Object.fromEntries(measured),
    });
  }
  return rows;
};

try {
  await growth(await throughput());
} finally {
  await Promise.all([postgres.remove(), nats.remove()]);
}
