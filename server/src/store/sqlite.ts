import { DatabaseSync } from 'node:sqlite';
import { GroupCommit, PATIENCE } from './group-commit.ts';
import { openJournal } from './journal.ts';
import type { Damaged } from './log-rows.ts';
import { migrate } from './migrate.ts';
import { sqliteAppend } from './sqlite-append.ts';
import { SqliteAppends } from './sqlite-appends.ts';
import { sqliteCodes } from './sqlite-codes.ts';
import { sqliteDays } from './sqlite-days.ts';
import { sqliteWatch } from './sqlite-leases.ts';
import { sqliteLog, type WriteRows } from './sqlite-log.ts';
import { sqlitePages } from './sqlite-pages.ts';
import { sqlitePeople } from './sqlite-people.ts';
import { sqlitePrograms } from './sqlite-programs.ts';
import type { Store } from './store.ts';

const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
`;

/**
 * Pages of the journal after which it is copied into the database here, and everybody waits. The thread that commits moves sees to it
 * that there are never so many; where nobody plays, it is done once a day.
 */
const MOST_JOURNAL = 100_000;

/** The store in one file, which needs nothing but this process. `:memory:` keeps nothing. */
export const openSqlite = (path: string, damaged: Damaged = () => {}): Store => {
  const database = new DatabaseSync(path);
  database.exec(PRAGMAS);
  migrate(database);
  // From here on nobody waits inside SQLite: it would be the whole server that waits.
  database.exec('PRAGMA busy_timeout = 0');
  const { commits, write, close } = path === ':memory:' ? inMemory(database) : onDisk(database, path);
  return {
    ...sqliteLog(database, commits, write, damaged),
    ...sqliteCodes(database, commits),
    ...sqliteDays(database, commits),
    ...sqlitePages(database, commits),
    ...sqlitePeople(database, commits),
    ...sqlitePrograms(database, commits),
    ...sqliteWatch(database, commits),
    async close() {
      await close();
      database.close();
    },
  };
};

interface Writing {
  readonly commits: GroupCommit;
  readonly write: WriteRows;
  close(): Promise<void>;
}

const inMemory = (database: DatabaseSync): Writing => {
  const commits = new GroupCommit(database);
  const append = sqliteAppend(database);
  return { commits, write: rows => commits.write(() => append(rows)), close: () => commits.close() };
};

/**
 * What is committed survives the end of the process and of the power: where SQLite would sync its journal after each transaction
 * (FULL), and everybody wait for it, we do it on another thread. Moves, which are nearly everything, are written there too;
 * everything else here, between two of their groups.
 */
const onDisk = (database: DatabaseSync, path: string): Writing => {
  database.exec(`PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = ${MOST_JOURNAL}`);
  const journal = openJournal(path);
  const appends = new SqliteAppends({ path, patience: PATIENCE }, () => commits.flush());
  const commits = new GroupCommit(
    database,
    () => journal.sync(),
    () => appends.isBusy,
  );
  return {
    commits,
    write: rows => appends.write(rows),
    async close() {
      await appends.close();
      await commits.close();
      journal.close();
    },
  };
};
