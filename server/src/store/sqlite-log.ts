import type { DatabaseSync } from 'node:sqlite';
import { isFields } from '@jamaica/rules';
import { type Entry, readEntry, writeFact } from '../log/entry.ts';
import type { GroupCommit } from './group-commit.ts';
import type { PeopleStore } from './people-store.ts';
import { changed, many, number, one, type Row, text } from './row.ts';
import { readStanding } from './standing.ts';
import type { Beside, Listed, Outage, Standing, Store } from './store.ts';

type Log = Omit<Store, keyof PeopleStore | 'backup' | 'close'>;

const entryOf = (row: Row): Entry => readEntry(number(row, 'number'), number(row, 'at'), text(row, 'fact'));

const listedOf = (row: Row): Listed => ({
  table: text(row, 'id'),
  movedAt: number(row, 'moved_at'),
  standing: readStanding(text(row, 'standing')),
});

const recordOf = (row: Row) => {
  const record: unknown = JSON.parse(text(row, 'record'));
  if (!isFields(record)) throw new Error('a record is not an object');
  return record;
};

/** The log of the tables, their secrets, their records, and the lists. */
export const sqliteLog = (database: DatabaseSync, commits: GroupCommit): Log => {
  const write = sqliteAppend(database);
  const entries = database.prepare(
    'SELECT number, at, fact FROM entries WHERE table_id = ? AND number >= ? ORDER BY number',
  );
  const secret = database.prepare('SELECT secret FROM tables WHERE id = ?');
  const record = database.prepare('SELECT record FROM records WHERE table_id = ?');
  const standing = database.prepare('SELECT id, moved_at, standing FROM tables WHERE id = ?');
  const due = database.prepare(
    'SELECT id FROM tables WHERE wake_at IS NOT NULL AND wake_at <= ? ORDER BY wake_at LIMIT ?',
  );
  const listed = database.prepare(
    'SELECT id, moved_at, standing FROM tables WHERE listed = 1 AND stage = ? ORDER BY moved_at DESC LIMIT ?',
  );
  const tablesOf = database.prepare(
    `SELECT id, moved_at, standing FROM table_people JOIN tables ON tables.id = table_id
     WHERE person = ? AND (stage = 'over') = ? ORDER BY moved_at DESC LIMIT ?`,
  );
  const beginWatch = database.prepare('INSERT INTO watches (began, until) VALUES (?, ?) RETURNING id');
  const keepWatch = database.prepare('UPDATE watches SET until = max(until, ?) WHERE id = ?');
  // A time without a server lies between the latest end of all earlier watches and the next beginning.
  const outages = database.prepare(
    `SELECT began, ended FROM
       (SELECT began, max(until) OVER (ORDER BY began, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS ended
        FROM watches)
     WHERE ended IS NOT NULL AND began > ended AND began > ? ORDER BY began`,
  );
  return {
    append: (table, added, beside = {}) => commits.write(() => write(table, added, beside)),
    entries: async (table, from = 1) => many(entries, entryOf, table, from),
    secret: async table => one(secret, row => text(row, 'secret'), table),
    record: async table => one(record, recordOf, table),
    standing: async table => one(standing, listedOf, table),
    due: async (by, most) => many(due, row => text(row, 'id'), by, most),
    listed: async (stage, most) => many(listed, listedOf, stage, most),
    tablesOf: async (person, isOver, most) => many(tablesOf, listedOf, person, isOver ? 1 : 0, most),
    beginWatch: at =>
      commits.write(() => {
        const id = one(beginWatch, row => number(row, 'id'), at, at);
        if (id === null) throw new Error('a watch did not begin');
        return id;
      }),
    keepWatch: (watch, at) => commits.write(() => void changed(keepWatch, at, watch)),
    outages: async since =>
      many(outages, (row): Outage => ({ from: number(row, 'ended'), until: number(row, 'began') }), since),
  };
};

/** Writes entries and what belongs to them; false, and nothing of it, when the number of the first one is taken. */
const sqliteAppend = (database: DatabaseSync) => {
  const open = database.prepare(
    `INSERT INTO tables (id, secret, stage, listed, wake_at, moved_at, standing) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  const insert = database.prepare(
    'INSERT INTO entries (table_id, number, at, fact) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const stand = database.prepare(
    'UPDATE tables SET stage = ?, listed = ?, wake_at = ?, moved_at = ?, standing = ? WHERE id = ?',
  );
  const keep = database.prepare('INSERT INTO records (table_id, record) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const leave = database.prepare('DELETE FROM table_people WHERE table_id = ?');
  const join = database.prepare('INSERT INTO table_people (person, table_id) VALUES (?, ?)');
  return (table: string, entries: readonly Entry[], { standing, secret, record }: Beside): boolean => {
    if (entries.length === 0) return true;
    const [first] = entries;
    const { at } = entries[entries.length - 1];
    const listed = standing?.terms.listed ? 1 : 0;
    if (first.number === 1) {
      if (secret === undefined || standing === undefined)
        throw new Error('a table begins with a secret and a standing');
      const { stage, wakeAt } = standing;
      if (changed(open, table, secret, stage, listed, wakeAt, at, JSON.stringify(standing)) === 0) return false;
    }
    for (const entry of entries) {
      if (changed(insert, table, entry.number, entry.at, writeFact(entry)) === 1) continue;
      if (entry === first) return false;
      throw new Error(`entry ${entry.number} of ${table} is there, and the one before it was not`);
    }
    if (standing) {
      const { stage, wakeAt } = standing;
      stand.run(stage, listed, wakeAt, at, JSON.stringify(standing), table);
      if (entries.some(changesPeople)) {
        leave.run(table);
        for (const person of peopleOf(standing)) join.run(person, table);
      }
    }
    if (record) keep.run(table, JSON.stringify(record));
    return true;
  };
};

const changesPeople = ({ kind }: Entry): boolean =>
  kind === 'opened' || kind === 'sat' || kind === 'rose' || kind === 'hosted' || kind === 'started';

const peopleOf = ({ host, seats, stage }: Standing): Set<string> => {
  const seated = seats.flatMap(sitter => (sitter?.kind === 'person' ? [sitter.person] : []));
  return new Set(stage === 'gathering' ? [host, ...seated] : seated);
};
