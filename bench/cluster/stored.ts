import type pg from 'pg';
import { openPostgres } from '../../server/src/store/postgres.ts';
import type { Store } from '../../server/src/store/store.ts';
import { part } from '../server/part.ts';

/** Games under way have come so far; of so many one is finished, and whole. */
const ENTRIES = 60;
const FINISHED = 20;

/** Leaves this many games in a database, half-way or finished, and nothing else. */
export const keepOnly = async (client: pg.Client, games: number): Promise<void> => {
  await client.query('CREATE TABLE kept_games (id TEXT COLLATE "C" PRIMARY KEY)');
  for (const [stage, most] of [
    ['over', Math.ceil(games / FINISHED)],
    ['sailing', games],
  ])
    await client.query('INSERT INTO kept_games SELECT id FROM tables WHERE stage = $1 ORDER BY id LIMIT $2', [
      stage,
      most,
    ]);
  for (const [table, id] of [
    ['entries', 'table_id'],
    ['records', 'table_id'],
    ['table_people', 'table_id'],
    ['tables', 'id'],
  ])
    await client.query(`DELETE FROM ${table} WHERE NOT EXISTS (SELECT FROM kept_games k WHERE k.id = ${table}.${id})`);
  await client.query(
    `DELETE FROM entries USING tables WHERE table_id = id AND stage <> 'over' AND entries.number > ${ENTRIES}`,
  );
  // As if a server had looked at them when they ended.
  await client.query(`INSERT INTO rated SELECT id FROM tables WHERE stage = 'over' ON CONFLICT DO NOTHING`);
  await client.query(
    `UPDATE tables SET listed = TRUE, number = (SELECT max(number) FROM entries e WHERE e.month = tables.month AND table_id = id)`,
  );
};

/** Copies the games until there are so many. */
export const copyUntil = async (client: pg.Client, games: number): Promise<void> => {
  const { rows } = await client.query(
    'SELECT count(*)::INTEGER AS there, (SELECT count(*)::INTEGER FROM kept_games) AS kept FROM tables',
  );
  const { there, kept } = rows[0];
  const [first, last] = [Math.ceil(there / kept), Math.ceil(games / kept) - 1];
  const copies = `kept_games k CROSS JOIN generate_series(${first}, ${last}) AS n`;
  const id = `left(k.id, 10) || lpad(n::TEXT, 6, '0')`;
  for (const text of [
    `INSERT INTO tables (id, secret, month, number, stage, listed, wake_at, hail_at, moved_at, standing)
     SELECT ${id}, secret, month, number, stage, listed, wake_at, hail_at, moved_at + n, standing
     FROM ${copies} JOIN tables t ON t.id = k.id`,
    `INSERT INTO entries (month, table_id, number, at, hand, fact)
     SELECT month, ${id}, number, at, hand, fact FROM ${copies} JOIN entries e ON e.table_id = k.id`,
    `INSERT INTO records (table_id, record) SELECT ${id}, record FROM ${copies} JOIN records r ON r.table_id = k.id`,
    `INSERT INTO table_people (person, table_id)
     SELECT person || n, ${id} FROM ${copies} JOIN table_people p ON p.table_id = k.id`,
    `INSERT INTO rated (table_id) SELECT ${id} FROM ${copies} JOIN rated r ON r.table_id = k.id`,
    'VACUUM ANALYZE',
    'CHECKPOINT',
  ])
    await client.query(text);
};

export interface Size {
  readonly games: number;
  readonly entries: number;
  readonly bytes: number;
}

export const sizeOf = async (client: pg.Client): Promise<Size> => {
  const { rows } = await client.query(
    `SELECT (SELECT count(*)::FLOAT FROM tables) AS games, (SELECT count(*)::FLOAT FROM entries) AS entries,
       (SELECT sum(pg_total_relation_size(oid))::FLOAT FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace) AS bytes`,
  );
  return rows[0];
};

const TIMES = 200;

/** Milliseconds that things take one after the other: the middle one, and 99 of 100. */
const timed = async (act: (index: number) => Promise<unknown>): Promise<{ p50: number; p99: number }> => {
  const lasted: number[] = [];
  for (let index = 0; index < TIMES; index++) {
    const from = performance.now();
    await act(index);
    lasted.push(performance.now() - from);
  }
  lasted.sort((a, b) => a - b);
  return { p50: part(lasted, 0.5), p99: part(lasted, 0.99) };
};

/** What a server asks the store for, each with how long it takes. */
export const costs = async (database: string, client: pg.Client) => {
  const store: Store = await openPostgres(database);
  const some = await client.query(`SELECT id FROM tables WHERE stage = 'sailing' ORDER BY random() LIMIT ${TIMES}`);
  const ids: string[] = some.rows.map(({ id }) => id);
  const at = (index: number): string => ids[index % ids.length];
  const people = await client.query(`SELECT person FROM table_people ORDER BY random() LIMIT ${TIMES}`);
  const watch = await store.beginLease(Date.now());
  const numbers = new Map(await store.numbers(ids));
  const measured = {
    'a move': await timed(async index => {
      const number = (numbers.get(at(index)) ?? 0) + 1;
      numbers.set(at(index), number);
      await store.append(at(index), [{ kind: 'phrases', only: true, number, at: Date.now() }]);
    }),
    'a game is read': await timed(index => store.entries(at(index))),
    'the public list': await timed(() => store.listed('sailing', { most: 50 })),
    'the list of a person': await timed(index =>
      store.tablesOf(people.rows[index % people.rows.length].person, false, 50),
    ),
    'what waits for a server': await timed(() => store.claim(watch, Date.now(), 1000)),
  };
  await store.close();
  return measured;
};
