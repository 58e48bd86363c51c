import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { ok, type Result, refused } from '@jamaica/rules';
import { isFields } from '@jamaica/rules/record';
import { versionOf } from './migrate.ts';

/** Why there is no copy. */
export type WhyNoBackup =
  | 'no-database'
  | 'not-a-harbour'
  | 'no-folder'
  | 'is-a-folder'
  | 'taken'
  | 'unwritable'
  | 'no-room';

/** In one step: between two of them a busy server would write, and the copy would begin again and again. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the database to a file that its owner alone may read, also while a server uses it: all that was acknowledged so
 * far, or nothing. The file has its name only when it is complete.
 */
export const backUp = async (database: string, file: string): Promise<Result<void, WhyNoBackup>> => {
  const why = whyNotTo(file);
  if (why !== null) return refused(why);
  const source = openSource(database);
  if (!source.ok) return source;
  const draft = `${file}.${process.pid}.part`;
  try {
    const made = makeEmpty(draft);
    if (!made.ok) return made;
    try {
      await backup(source.value, draft, { rate: ALL_PAGES });
      renameSync(draft, file);
      return ok(undefined);
    } catch (why) {
      if (!isCutShort(why)) throw why;
      return refused('no-room');
    } finally {
      for (const rest of [draft, `${draft}-journal`]) rmSync(rest, { force: true });
    }
  } finally {
    source.value.close();
  }
};

const whyNotTo = (file: string): WhyNoBackup | null => {
  if (!isFolder(dirname(file))) return 'no-folder';
  if (isFolder(file)) return 'is-a-folder';
  return existsSync(file) ? 'taken' : null;
};

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** The database as it is: the server that uses it may be older than this program. */
const openSource = (path: string): Result<DatabaseSync, WhyNoBackup> => {
  if (!existsSync(path)) return refused('no-database');
  let source: DatabaseSync | null = null;
  try {
    source = new DatabaseSync(path);
    source.exec('PRAGMA busy_timeout = 5000');
    if (versionOf(source) > 0) return ok(source);
  } catch {
    // Something else, or not for us to read.
  }
  source?.close();
  return refused('not-a-harbour');
};

const makeEmpty = (file: string): Result<void, WhyNoBackup> => {
  try {
    closeSync(openSync(file, 'wx', 0o600));
    return ok(undefined);
  } catch {
    return refused('unwritable');
  }
};

// SQLITE_FULL, and SQLITE_IOERR with all its kinds: a quota, the longest file that is allowed, a stick that was pulled.
const CUT_SHORT = [13, 10];

const isCutShort = (why: unknown): boolean =>
  isFields(why) && typeof why.errcode === 'number' && CUT_SHORT.includes(why.errcode & 0xff);
