import { channel } from 'node:diagnostics_channel';
import { Worker } from 'node:worker_threads';
import type { Fault, GroupAnswer, ThreadOrder } from './append-group.ts';
import type { AppendRows } from './append-rows.ts';
import { sqliteTrouble } from './trouble.ts';
import { Unavailable } from './unavailable.ts';

/** An append, and who waits for it. */
interface Job {
  readonly rows: AppendRows;
  resolve(isKept: boolean): void;
  reject(why: unknown): void;
}

/** Each group that is on disk, for those who measure: how many appends it had, and how long the disk took. */
export const COMMITTED = channel('jamaica:committed');

/**
 * Appends to a database, committed by a thread of its own. What comes while it is busy goes there together, next: one message and
 * one transaction, whether it is one move or a hundred. Nobody is answered before it is on disk.
 */
export class SqliteAppends {
  readonly #order: ThreadOrder;
  readonly #free: () => void;
  #thread: Worker | null = null;
  #jobs: Job[] = [];
  /** The group that the thread is busy with. */
  #underWay: readonly Job[] | null = null;
  #isClosed = false;
  #closed: (() => void) | null = null;

  /** `free` is called between two groups: who wants to write on this thread does so then. */
  constructor(order: ThreadOrder, free: () => void) {
    this.#order = order;
    this.#free = free;
  }

  /** The thread writes: nobody else can. */
  get isBusy(): boolean {
    return this.#underWay !== null;
  }

  /** False when the number of the first entry is taken. */
  write(rows: AppendRows): Promise<boolean> {
    if (this.#isClosed) return Promise.reject(new Error('the store is closed'));
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    this.#jobs.push({ rows, resolve, reject });
    // What people have sent meanwhile is read first, and goes along.
    if (this.#jobs.length === 1 && !this.#underWay) setImmediate(this.#send);
    return promise;
  }

  /** Writes what waits, and takes nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#send();
    if (this.#underWay) await new Promise<void>(resolve => (this.#closed = resolve));
    await this.#thread?.terminate();
  }

  readonly #send = (): void => {
    if (this.#underWay || this.#jobs.length === 0) return;
    this.#thread ??= this.#start();
    this.#underWay = this.#jobs;
    this.#jobs = [];
    this.#thread.ref();
    this.#thread.postMessage(this.#underWay.map(({ rows }) => rows));
  };

  #start(): Worker {
    const thread = new Worker(new URL('./append-thread.ts', import.meta.url), {
      workerData: this.#order,
      execArgv: [],
    });
    thread.on('message', (answer: GroupAnswer) => this.#answered(answer));
    let fault: unknown = 'it ended';
    thread.on('error', why => {
      fault = why;
    });
    // It may have written: then who asks again finds it done.
    thread.once('exit', () => {
      if (this.#thread !== thread) return;
      this.#thread = null;
      this.#over(({ reject }) => reject(new Unavailable('the thread that commits is gone', fault)));
    });
    return thread;
  }

  #answered(answer: GroupAnswer): void {
    this.#thread?.unref();
    if ('failed' in answer) {
      const why = sqliteTrouble(errorOf(answer.failed));
      return this.#over(({ reject }) => reject(why));
    }
    // A disk that fails may have it all the same: then who asks again finds it done.
    if ('unsynced' in answer) {
      const why = new Unavailable('the disk does not take it', errorOf(answer.unsynced));
      return this.#over(({ reject }) => reject(why));
    }
    const { outcomes, disk } = answer;
    if (COMMITTED.hasSubscribers) COMMITTED.publish({ appends: this.#underWay?.length, disk });
    this.#over(({ resolve, reject }, index) => {
      const outcome = outcomes?.[index] ?? true;
      if (typeof outcome === 'boolean') resolve(outcome);
      else reject(sqliteTrouble(errorOf(outcome)));
    });
  }

  /** The thread has done with a group. */
  #over(answer: (job: Job, index: number) => void): void {
    const jobs = this.#underWay ?? [];
    this.#underWay = null;
    jobs.forEach(answer);
    this.#free();
    if (this.#isClosed) this.#send();
    else setImmediate(this.#send);
    if (!this.#underWay) this.#closed?.();
  }
}

const errorOf = ({ message, errcode }: Fault): Error => Object.assign(new Error(message), { errcode });
