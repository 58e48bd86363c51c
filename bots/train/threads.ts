import { Worker } from 'node:worker_threads';

/** A thread, and those who wait for its answers, in the order in which they asked. */
interface Thread<A> {
  readonly worker: Worker;
  readonly waiting: ((answer: A) => void)[];
}

/** Threads that run the same program. Each answers its questions one after another; the orders that all of them get are not answered. */
export class Threads<Question, Answer, Order = never> {
  readonly #threads: readonly Thread<Answer>[];
  #asked = 0;

  constructor(program: URL, count: number) {
    this.#threads = Array.from({ length: count }, () => {
      const worker = new Worker(program);
      const waiting: Thread<Answer>['waiting'] = [];
      worker.on('message', (answer: Answer) => waiting.shift()?.(answer));
      return { worker, waiting };
    });
  }

  tellAll(order: Order): void {
    for (const { worker } of this.#threads) worker.postMessage(order);
  }

  // Questions are dealt out in turn and wait in the threads, so that nobody is idle while the program is busy with an answer.
  ask(question: Question): Promise<Answer> {
    const { worker, waiting } = this.#threads[this.#asked++ % this.#threads.length];
    return new Promise(resolve => {
      waiting.push(resolve);
      worker.postMessage(question);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}
