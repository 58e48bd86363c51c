import { DatabaseSync } from 'node:sqlite';
import { GroupCommit } from './group-commit.ts';
import { openJournal } from './journal.ts';
import type { Damaged } from './log-rows.ts';
import { migrate } from './migrate.ts';
import { sqliteCodes } from './sqlite-codes.ts';
import { sqliteDays } from './sqlite-days.ts';
import { sqliteWatch } from './sqlite-leases.ts';
import { sqliteLog } from './sqlite-log.ts';
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

/** The store in one file, which needs nothing but this process. `:memory:` keeps nothing. */
export const openSqlite = (path: string, damaged: Damaged = () => {}): Store => {
  const database = new DatabaseSync(path);
  database.exec(PRAGMAS);
  migrate(database);
  // From here on nobody waits inside SQLite: it would be the whole server that waits.
  database.exec('PRAGMA busy_timeout = 0');
  const journal = path === ':memory:' ? null : openJournal(path);
  // What is committed survives the end of the process and of the power all the same: where SQLite would sync its journal after
  // each transaction (FULL), and everybody wait for it, we do it on another thread. Checkpoints are synced by SQLite, and
  // everybody waits for that: with 40 MB of journal before each, instead of 4, a commit takes half as long on average.
  if (journal) database.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 10000');
  const commits = new GroupCommit(database, journal && (() => journal.sync()));
  return {
    ...sqliteLog(database, commits, damaged),
    ...sqliteCodes(database, commits),
    ...sqliteDays(database, commits),
    ...sqlitePages(database, commits),
    ...sqlitePeople(database, commits),
    ...sqlitePrograms(database, commits),
    ...sqliteWatch(database, commits),
    async close() {
      await commits.close();
      journal?.close();
      database.close();
    },
  };
};
