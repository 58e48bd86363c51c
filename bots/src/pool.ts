import type { StartThread, Thread } from './thread.ts';

/** How often a job is tried before the pool gives up: a thread can die of something other than its job. */
const MOST_ATTEMPTS = 2;

/** A job, and who waits for its result. */
interface Task<Q, A> {
  readonly job: Q;
  readonly resolve: (answer: A) => void;
  readonly reject: (why: unknown) => void;
  attempts: number;
}

/** A thread and what it is thinking about. */
interface Thinker<Q, A> {
  readonly thread: Thread<Q>;
  task: Task<Q, A> | undefined;
}

/** Threads that do jobs, first come, first served; they are started when they are needed. */
export class Pool<Q, A> {
  readonly #size: number;
  readonly #start: StartThread<Q, A>;
  readonly #queue: Task<Q, A>[] = [];
  readonly #thinkers = new Set<Thinker<Q, A>>();

  constructor(size: number, start: StartThread<Q, A>) {
    this.#size = size;
    this.#start = start;
  }

  /** The answer; rejects with the signal's reason when it is called off. */
  async ask(job: Q, signal?: AbortSignal): Promise<A> {
    signal?.throwIfAborted();
    let callOff = (): void => undefined;
    const answer = new Promise<A>((resolve, reject) => {
      const task: Task<Q, A> = { job, resolve, reject, attempts: 0 };
      callOff = () => this.#drop(task, signal?.reason);
      signal?.addEventListener('abort', callOff, { once: true });
      this.#queue.push(task);
      this.#next();
    });
    try {
      return await answer;
    } finally {
      signal?.removeEventListener('abort', callOff);
    }
  }

  /** Ends all threads and calls off what they were asked. A later job starts new threads. */
  close(): void {
    const tasks = [...this.#queue, ...[...this.#thinkers].flatMap(({ task }) => task ?? [])];
    this.#queue.length = 0;
    for (const thinker of this.#thinkers) this.#dismiss(thinker);
    for (const task of tasks) task.reject(new Error('the pool was closed before there was an answer'));
  }

  #next(): void {
    const idle = [...this.#thinkers].find(({ task }) => task === undefined);
    if (!idle && this.#thinkers.size === this.#size) return;
    const task = this.#queue.shift();
    if (!task) return;
    try {
      this.#give(task, idle ?? this.#newThinker());
    } catch (why) {
      // No thread to be had, or a job that cannot be sent: trying again would not help.
      task.reject(why);
      this.#next();
    }
  }

  #give(task: Task<Q, A>, thinker: Thinker<Q, A>): void {
    thinker.thread.ask(task.job);
    thinker.task = task;
    task.attempts++;
  }

  #newThinker(): Thinker<Q, A> {
    const thinker: Thinker<Q, A> = {
      thread: this.#start({
        answered: answer => this.#answered(thinker, answer),
        failed: why => this.#failed(thinker, why),
      }),
      task: undefined,
    };
    this.#thinkers.add(thinker);
    return thinker;
  }

  #answered(thinker: Thinker<Q, A>, answer: A): void {
    thinker.task?.resolve(answer);
    thinker.task = undefined;
    this.#next();
  }

  #failed(thinker: Thinker<Q, A>, why: unknown): void {
    const { task } = thinker;
    this.#dismiss(thinker);
    if (task && task.attempts < MOST_ATTEMPTS) this.#queue.unshift(task);
    else task?.reject(new Error(`a job failed ${task.attempts} times`, { cause: why }));
    this.#next();
  }

  #drop(task: Task<Q, A>, why: unknown): void {
    const waiting = this.#queue.indexOf(task);
    if (waiting >= 0) this.#queue.splice(waiting, 1);
    // A thread that is thinking hears nothing until it is done: only its end calls it off.
    for (const thinker of this.#thinkers) if (thinker.task === task) this.#dismiss(thinker);
    task.reject(why);
    this.#next();
  }

  // From here on nothing is heard from the thread, though it may still send an answer or the news of its end.
  #dismiss(thinker: Thinker<Q, A>): void {
    thinker.task = undefined;
    this.#thinkers.delete(thinker);
    thinker.thread.end();
  }
}
