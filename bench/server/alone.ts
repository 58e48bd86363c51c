import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { openSqlite } from '../../server/src/store/sqlite.ts';

type Row = Record<string, SQLOutputValue>;

/** What one move writes: its entries, with the chance that followed from it, and the new summary of its table. */
interface Move {
  readonly table: Row;
  readonly entries: readonly Row[];
}

export const databaseIn = (folder: string): string => join(folder, 'jamaica.db');

/** The moves that a server has written, in the order of time. */
export const movesIn = (path: string): Move[] => {
  const database = new DatabaseSync(path, { readOnly: true });
  const moves: Move[] = [];
  for (const table of database.prepare('SELECT * FROM tables').all()) {
    const steps = database.prepare(
      'SELECT * FROM entries WHERE table_id = ? AND fact LIKE \'%"step"%\' ORDER BY number',
    );
    let entries: Row[] = []; // the first roll of a game follows from no move
    for (const entry of steps.all(table.id)) {
      if (String(entry.fact).includes('"decide"')) {
        entries = [];
        moves.push({ table, entries });
      }
      entries.push(entry);
    }
  }
  database.close();
  return moves.sort((one, other) => Number(one.entries[0].at) - Number(other.entries[0].at));
};

/** A database with the server's schema and settings, in which these tables are open and nothing has been played. */
const emptyHarbour = async (path: string, moves: readonly Move[]): Promise<DatabaseSync> => {
  rmSync(path, { force: true });
  await openSqlite(path).close();
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  const open = database.prepare(
    'INSERT INTO tables (id, secret, stage, listed, wake_at, moved_at, standing) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  database.exec('BEGIN');
  for (const { id, secret, stage, listed, wake_at, moved_at, standing } of new Set(moves.map(({ table }) => table)))
    open.run(id, secret, stage, listed, wake_at, moved_at, standing);
  database.exec('COMMIT');
  return database;
};

export interface Pace {
  /** Moves a second. */
  readonly pace: number;
  /** Milliseconds of a core for each. */
  readonly cost: number;
}

/** What SQLite commits by itself, so many moves in each transaction. */
export const committedAlone = async (
  path: string,
  moves: readonly Move[],
  group: number,
  seconds: number,
): Promise<Pace> => {
  const database = await emptyHarbour(path, moves);
  const insert = database.prepare('INSERT INTO entries (table_id, number, at, fact) VALUES (?, ?, ?, ?)');
  const stand = database.prepare(
    'UPDATE tables SET stage = ?, listed = ?, wake_at = ?, moved_at = ?, standing = ? WHERE id = ?',
  );
  const [begin, commit] = ['BEGIN IMMEDIATE', 'COMMIT'].map(text => database.prepare(text));
  const [began, before] = [performance.now(), process.cpuUsage()];
  let done = 0;
  while (done < moves.length && performance.now() - began < seconds * 1000) {
    begin.run();
    for (const { table, entries } of moves.slice(done, done + group)) {
      for (const { table_id, number, at, fact } of entries) insert.run(table_id, number, at, fact);
      stand.run(table.stage, table.listed, table.wake_at, table.moved_at, table.standing, table.id);
    }
    commit.run();
    done = Math.min(moves.length, done + group);
  }
  const pace = (done * 1000) / (performance.now() - began);
  const { user, system } = process.cpuUsage(before);
  database.close();
  return { pace, cost: (user + system) / 1000 / done };
};
