import type { DatabaseSync } from 'node:sqlite';
import { type Entry, writeFact } from '../log/entry.ts';
import type { CodeStore } from './code-store.ts';
import type { DayStore } from './day-store.ts';
import type { GroupCommit } from './group-commit.ts';
import type { LeaseStore } from './lease-store.ts';
import { changesPeople, type Damaged, entryOf, FIRST, listedIn, peopleOf, recordOf } from './log-rows.ts';
import type { PageStore } from './page-store.ts';
import type { PeopleStore } from './people-store.ts';
import type { ProgramStore } from './program-store.ts';
import { changed, many, number, one, text } from './row.ts';
import { type Beside, type Kept, LISTED_FOR, type Store } from './store.ts';

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
export const sqliteLog = (database: DatabaseSync, commits: GroupCommit, damaged: Damaged): Log => {
  const write = sqliteAppend(database);
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
    append: (table, added, beside = {}) => commits.write(() => write(table, added, beside)),
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

/** Writes entries and what belongs to them; null, and nothing of it, when the number of the first one is taken. */
const sqliteAppend = (database: DatabaseSync) => {
  const open = database.prepare(
    `INSERT INTO tables (id, secret, stage, listed, wake_at, hail_at, listed_until, moved_at, standing)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const insert = database.prepare(
    'INSERT INTO entries (table_id, number, at, fact) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const stand = database.prepare(
    `UPDATE tables SET stage = ?, listed = ?, wake_at = ?, hail_at = ?, listed_until = ?, moved_at = ?, standing = ?
     WHERE id = ?`,
  );
  const keep = database.prepare('INSERT INTO records (table_id, record) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const leave = database.prepare('DELETE FROM table_people WHERE table_id = ?');
  const join = database.prepare('INSERT INTO table_people (person, table_id) VALUES (?, ?)');
  return (table: string, entries: readonly Entry[], beside: Beside): Kept | null => {
    const { summary, secret, record, lease, hailAt = null } = beside;
    const kept = { isHeld: lease !== undefined };
    if (entries.length === 0) return kept;
    const [first] = entries;
    const { at } = entries[entries.length - 1];
    const listed = summary?.terms.listed ? 1 : 0;
    if (first.number === 1) {
      if (secret === undefined || summary === undefined) throw new Error('a table begins with a secret and a summary');
      const { stage, wakeAt, listedUntil = null } = summary;
      const told = JSON.stringify(summary);
      if (changed(open, table, secret, stage, listed, wakeAt, hailAt, listedUntil, at, told) === 0) return null;
    }
    for (const entry of entries) {
      if (changed(insert, table, entry.number, entry.at, writeFact(entry)) === 1) continue;
      if (entry === first) return null;
      throw new Error(`entry ${entry.number} of ${table} is there, and the one before it was not`);
    }
    if (summary) {
      const { stage, wakeAt, listedUntil = null } = summary;
      stand.run(stage, listed, wakeAt, hailAt, listedUntil, at, JSON.stringify(summary), table);
      if (entries.some(changesPeople)) {
        leave.run(table);
        for (const person of peopleOf(summary)) join.run(person, table);
      }
    }
    if (record) keep.run(table, JSON.stringify(record));
    return kept;
  };
};
