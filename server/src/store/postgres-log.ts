import { entryOf, listedOf, recordOf } from './log-rows.ts';
import type { PeopleStore } from './people-store.ts';
import type { PostgresAppend } from './postgres-append.ts';
import type { PostgresPool } from './postgres-pool.ts';
import { number, text } from './row.ts';
import type { Store } from './store.ts';
import type { WatchStore } from './watch-store.ts';

type Log = Omit<Store, keyof PeopleStore | keyof WatchStore | 'close'>;

const LISTED = 'SELECT id, moved_at, standing FROM tables';

/** The log of the tables, their secrets, their records, and the lists. */
export const postgresLog = (pool: PostgresPool, appends: PostgresAppend): Log => ({
  append: (table, entries, beside = {}) => appends.write(table, entries, beside),
  entries: (table, from = 1) =>
    pool.many(
      entryOf,
      `SELECT number, at, fact FROM entries
       WHERE month = (SELECT month FROM tables WHERE id = $1) AND table_id = $1 AND number >= $2 ORDER BY number`,
      table,
      from,
    ),
  secret: table => pool.one(row => text(row, 'secret'), 'SELECT secret FROM tables WHERE id = $1', table),
  record: table => pool.one(recordOf, 'SELECT record FROM records WHERE table_id = $1', table),
  standing: table => pool.one(listedOf, `${LISTED} WHERE id = $1`, table),
  numbers: async tables => {
    const read = (row: Parameters<typeof text>[0]): [string, number] => [text(row, 'id'), number(row, 'number')];
    return new Map(await pool.many(read, 'SELECT id, number FROM tables WHERE id = ANY ($1)', tables));
  },
  listed: (stage, most) =>
    pool.many(listedOf, `${LISTED} WHERE listed AND stage = $1 ORDER BY moved_at DESC LIMIT $2`, stage, most),
  tablesOf: (person, isOver, most) =>
    pool.many(
      listedOf,
      `${LISTED} JOIN table_people ON id = table_id
       WHERE person = $1 AND (stage = 'over') = $2 ORDER BY moved_at DESC LIMIT $3`,
      person,
      isOver,
      most,
    ),
  keep: async (name, value) => {
    await pool.safely('INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, value]);
    return (await pool.one(row => text(row, 'value'), 'SELECT value FROM kept WHERE name = $1', name)) ?? value;
  },
});
