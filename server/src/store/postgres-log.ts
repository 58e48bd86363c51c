import type { CodeStore } from './code-store.ts';
import type { DayStore } from './day-store.ts';
import type { LeaseStore } from './lease-store.ts';
import { type Damaged, entryOf, FIRST, listedIn, recordOf } from './log-rows.ts';
import type { PageStore } from './page-store.ts';
import type { PeopleStore } from './people-store.ts';
import type { PostgresAppend } from './postgres-append.ts';
import type { PostgresPool } from './postgres-pool.ts';
import type { ProgramStore } from './program-store.ts';
import { number, text } from './row.ts';
import { LISTED_FOR, type Store } from './store.ts';

type Log = Omit<
  Store,
  | keyof CodeStore
  | keyof DayStore
  | keyof PageStore
  | keyof PeopleStore
  | keyof ProgramStore
  | keyof LeaseStore
  | 'close'
>;

const LISTED = 'SELECT id, moved_at, standing FROM tables';

/** The log of the tables, their secrets, their records, and the lists. */
export const postgresLog = (pool: PostgresPool, appends: PostgresAppend, damaged: Damaged): Log => ({
  append: (table, entries, beside = {}) => appends.write(table, entries, beside),
  entries: (table, from = 1, most) =>
    pool.many(
      entryOf,
      `SELECT number, at, fact FROM entries
       WHERE month = (SELECT month FROM tables WHERE id = $1) AND table_id = $1 AND number >= $2 ORDER BY number LIMIT $3`,
      table,
      from,
      most ?? null,
    ),
  secret: table => pool.one(row => text(row, 'secret'), 'SELECT secret FROM tables WHERE id = $1', table),
  record: table => pool.one(recordOf, 'SELECT record FROM records WHERE table_id = $1', table),
  summary: async table => listedIn(await pool.safely(`${LISTED} WHERE id = $1`, [table]), damaged)[0] ?? null,
  numbers: async tables => {
    const read = (row: Parameters<typeof text>[0]): [string, number] => [text(row, 'id'), number(row, 'number')];
    return new Map(await pool.many(read, 'SELECT id, number FROM tables WHERE id = ANY ($1)', tables));
  },
  listed: async (stage, { most, after, skip = 0, now = 0 }) => {
    const { movedAt, table } = after ?? FIRST;
    const rows = await pool.safely(
      `${LISTED} WHERE listed AND stage = $1 AND (moved_at, id) < ($2, $3) AND moved_at > $4
         AND coalesce(listed_until, moved_at + ${LISTED_FOR}) > $5
       ORDER BY moved_at DESC, id DESC LIMIT $6 OFFSET $7`,
      [stage, movedAt, table, now - LISTED_FOR, now, most, skip],
    );
    return listedIn(rows, damaged);
  },
  tablesOf: async (person, isOver, most, skip = 0) => {
    const rows = await pool.safely(
      `${LISTED} JOIN table_people ON id = table_id
       WHERE person = $1 AND (stage = 'over') = $2 ORDER BY moved_at DESC LIMIT $3 OFFSET $4`,
      [person, isOver, most, skip],
    );
    return listedIn(rows, damaged);
  },
  keep: async (name, value) => {
    await pool.safely('INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, value]);
    return (await pool.one(row => text(row, 'value'), 'SELECT value FROM kept WHERE name = $1', name)) ?? value;
  },
});
