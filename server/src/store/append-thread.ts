import { fdatasyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Group, GroupAnswer, Outcome, ThreadOrder } from './append-group.ts';
import { savepointsOf } from './savepoint.ts';
import { sqliteAppend } from './sqlite-append.ts';

// The thread that commits appends: a group is one transaction, and is answered when it is on disk.

/** The journal is copied into the database after so many appends: 40 to 50 MB of it when people take their time. */
const COPIED_AFTER = 2000;

const { path, patience }: ThreadOrder = workerData;
const database = new DatabaseSync(path);
// To wait inside SQLite, for somebody else who writes, keeps nobody waiting here. The journal is copied by a thread of its own.
database.exec(`PRAGMA foreign_keys = ON; PRAGMA busy_timeout = ${patience}; PRAGMA synchronous = NORMAL;
  PRAGMA wal_autocheckpoint = 0`);
const journal = openSync(`${path}-wal`, 'r+');
const append = sqliteAppend(database);
const alone = savepointsOf(database);
const begin = database.prepare('BEGIN IMMEDIATE');
const commit = database.prepare('COMMIT');
const copyRest = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

const faultOf = (why: unknown): Exclude<Outcome, boolean> => {
  const errcode = why instanceof Error && 'errcode' in why ? Number(why.errcode) : 0;
  return { message: why instanceof Error ? why.message : String(why), errcode };
};

const written = (group: Group): GroupAnswer => {
  let outcomes: Outcome[];
  try {
    begin.run();
    outcomes = group.map(rows => alone<Outcome>(() => append(rows), faultOf));
    commit.run();
  } catch (why) {
    if (database.isTransaction) database.exec('ROLLBACK');
    return { failed: faultOf(why) };
  }
  const began = performance.now();
  try {
    fdatasyncSync(journal);
  } catch (why) {
    return { unsynced: faultOf(why) };
  }
  return { outcomes: outcomes.every(outcome => outcome === true) ? null : outcomes, disk: performance.now() - began };
};

let copier: Worker | null = null;
let isCopying = false;
let uncopied = 0;

/** Most of the journal is copied beside the commits; the rest here, between two of them, so that it begins anew. */
const copyJournal = (): void => {
  copier ??= new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: path, execArgv: [] })
    .on('message', () => {
      [isCopying, uncopied] = [false, 0];
      try {
        copyRest.all();
      } catch {
        // A disk that is full or broken is noticed by those who commit.
      }
    })
    .once('exit', () => {
      [copier, isCopying] = [null, false];
    });
  isCopying = true;
  copier.postMessage('copy');
};

parentPort?.on('message', (group: Group) => {
  parentPort?.postMessage(written(group));
  uncopied += group.length;
  if (uncopied >= COPIED_AFTER && !isCopying) copyJournal();
});
