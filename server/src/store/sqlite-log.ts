import type { DatabaseSync } from 'node:sqlite';
import { type AppendRows, rowsOf } from './append-rows.ts';
import type { CodeStore } from './code-store.ts';
import type { DayStore } from './day-store.ts';
import type { GroupCommit } from './group-commit.ts';
import type { LeaseStore } from './lease-store.ts';
import { type Damaged, entryOf, FIRST, listedIn, recordOf } from './log-rows.ts';
import type { PageStore } from './page-store.ts';
import type { PeopleStore } from './people-store.ts';
import type { ProgramStore } from './program-store.ts';
import { many, number, one, text } from './row.ts';
import { LISTED_FOR, type Store } from './store.ts';

/** Writes an append; false when the number of its first entry is taken. */
export type WriteRows = (rows: AppendRows) => Promise<boolean>;

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

/** The log of the tables, their secrets, their records, and the lists. */
export const sqliteLog = (database: DatabaseSync, commits: GroupCommit, write: WriteRows, damaged: Damaged): Log => {
  const entries = database.prepare(
    'SELECT number, at, fact FROM entries WHERE table_id = ? AND number >= ? ORDER BY number LIMIT ?',
  );
  const secret = database.prepare('SELECT secret FROM tables WHERE id = ?');
  const record = database.prepare('SELECT record FROM records WHERE table_id = ?');
  const standing = database.prepare('SELECT id, moved_at, standing FROM tables WHERE id = ?');
  // One look into the index for each: to group what belongs to them would read all of it.
  const last = database.prepare(
    `SELECT * FROM (SELECT value AS id, (SELECT max(number) FROM entries WHERE table_id = value) AS number FROM json_each(?))
     WHERE number NOT NULL`,
  );
  const listed = database.prepare(
    `SELECT id, moved_at, standing FROM tables
     WHERE listed = 1 AND stage = ?1 AND (moved_at, id) < (?2, ?3) AND moved_at > ?4
       AND coalesce(listed_until, moved_at + ${LISTED_FOR}) > ?5
     ORDER BY moved_at DESC, id DESC LIMIT ?6 OFFSET ?7`,
  );
  const tablesOf = database.prepare(
    `SELECT id, moved_at, standing FROM table_people JOIN tables ON tables.id = table_id
     WHERE person = ? AND (stage = 'over') = ? ORDER BY moved_at DESC LIMIT ? OFFSET ?`,
  );
  const keep = database.prepare('INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const kept = database.prepare('SELECT value FROM kept WHERE name = ?');
  return {
    append: async (table, added, beside = {}) => {
      const kept = { isHeld: beside.lease !== undefined };
      return added.length === 0 || (await write(rowsOf(table, added, beside))) ? kept : null;
    },
    entries: async (table, from = 1, most = -1) => many(entries, entryOf, table, from, most),
    secret: async table => one(secret, row => text(row, 'secret'), table),
    record: async table => one(record, recordOf, table),
    summary: async table =>
      listedIn(
        many(standing, row => row, table),
        damaged,
      )[0] ?? null,
    numbers: async tables =>
      new Map(many(last, row => [text(row, 'id'), number(row, 'number')], JSON.stringify(tables))),
    listed: async (stage, { most, after, skip = 0, now = 0 }) => {
      const { movedAt, table } = after ?? FIRST;
      const rows = many(listed, row => row, stage, movedAt, table, now - LISTED_FOR, now, most, skip);
      return listedIn(rows, damaged);
    },
    tablesOf: async (person, isOver, most, skip = 0) =>
      listedIn(
        many(tablesOf, row => row, person, isOver ? 1 : 0, most, skip),
        damaged,
      ),
    keep: (name, value) =>
      commits.write(() => {
        keep.run(name, value);
        return one(kept, row => text(row, 'value'), name) ?? value;
      }),
  };
};
