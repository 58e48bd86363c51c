import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Alone, savepointsOf } from './savepoint.ts';
import { isLocked, sqliteTrouble } from './trouble.ts';
import { Unavailable } from './unavailable.ts';

/** Something to write, and who waits for it. */
interface Job {
  /** Writes, and says what to answer once it is on disk. */
  readonly run: () => () => void;
  readonly fail: (why: unknown) => void;
}

/** How long somebody who finds the file locked tries again. */
export const PATIENCE = 4000;
const PAUSE = 50;

/** Brings what was committed to the disk, and says when it is there. Another thread waits for the disk meanwhile. */
export type Sync = () => Promise<void>;

/**
 * What is written while the disk is busy with the last transaction goes into the next one: that costs the same for one move as
 * for a hundred. Nobody is answered before it is on disk.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #alone: Alone;
  readonly #sync: Sync | null;
  readonly #isHeldUp: () => boolean;
  #jobs: Job[] = [];
  /** The disk has something to do. */
  #syncing: Promise<void> | null = null;
  /** Since when every attempt has found the file locked. */
  #lockedSince: number | null = null;
  #isClosed = false;

  /**
   * Without a `sync` a transaction is as safe as it will be when SQLite has committed it. While another thread writes it is held
   * up: whoever has that thread flushes when it is free.
   */
  constructor(database: DatabaseSync, sync: Sync | null = null, isHeldUp = () => false) {
    this.#database = database;
    this.#sync = sync;
    this.#isHeldUp = isHeldUp;
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
    this.#alone = savepointsOf(database);
  }

  write<T>(act: () => T): Promise<T> {
    if (this.#isClosed) return Promise.reject(new Error('the store is closed'));
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const run = () => {
      const answer = act();
      return () => resolve(answer);
    };
    this.#jobs.push({ run, fail: reject });
    if (this.#jobs.length === 1) setImmediate(() => this.flush());
    return promise;
  }

  /** Writes what waits, now. */
  flush(): void {
    const jobs = this.#jobs;
    if (jobs.length === 0 || this.#syncing || this.#isHeldUp()) return;
    this.#jobs = [];
    const answers: (() => void)[] = [];
    try {
      this.#begin.run();
      for (const { run, fail } of jobs) answers.push(this.#alone(run, why => () => fail(sqliteTrouble(why))));
      this.#commit.run();
    } catch (why) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      this.#failed(jobs, why);
      return;
    }
    this.#lockedSince = null;
    if (!this.#sync) for (const answer of answers) answer();
    else this.#syncing = this.#synced(this.#sync, jobs, answers);
  }

  async #synced(sync: Sync, jobs: readonly Job[], answers: readonly (() => void)[]): Promise<void> {
    try {
      await sync();
      for (const answer of answers) answer();
    } catch (why) {
      // A disk that fails may have written it all the same: then whoever asks again finds it done.
      for (const job of jobs) job.fail(new Unavailable('the disk does not take it', why));
    }
    this.#syncing = null;
    // What people have sent meanwhile is read first, and goes into the same transaction.
    setImmediate(() => this.flush());
  }

  /**
   * If the file is locked, it is tried again in a moment: waiting inside SQLite would keep the whole server waiting.
   * After some seconds the store counts as away.
   */
  #failed(jobs: readonly Job[], why: unknown): void {
    this.#lockedSince ??= performance.now();
    const isPatient = isLocked(why) && !this.#isClosed && performance.now() - this.#lockedSince < PATIENCE;
    if (!isPatient) {
      this.#lockedSince = null;
      for (const job of jobs) job.fail(sqliteTrouble(why));
      return;
    }
    this.#jobs = [...jobs, ...this.#jobs];
    setTimeout(() => this.flush(), PAUSE);
  }

  /** Writes what waits, and takes nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (this.flush(); this.#syncing; this.flush()) await this.#syncing;
  }
}
