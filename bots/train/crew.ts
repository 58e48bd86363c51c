import { Worker } from 'node:worker_threads';
import type { Chart } from '../src/net.ts';
import { joined, type Written } from './notes.ts';

/** What a thread is told: by which net to play from now on, or the seeds of some games. */
export type Order =
  | { readonly chart: Chart; readonly isQuick: boolean }
  | { readonly portion: number; readonly seeds: readonly string[] };

interface Answer {
  readonly portion: number;
  readonly written: Written;
}

/** So few games that all threads are done with a set at about the same time. */
const PORTION = 25;

/** Threads that play games. Which of them plays a game makes no difference: it comes from its seed, and notes are kept in the order of the seeds. */
export class Crew {
  readonly #workers: readonly Worker[];
  readonly #open = new Map<number, (written: Written) => void>();
  #portions = 0;

  constructor(threads: number) {
    this.#workers = Array.from({ length: threads }, () => {
      const worker = new Worker(new URL('./player.ts', import.meta.url));
      worker.on('message', ({ portion, written }: Answer) => {
        this.#open.get(portion)?.(written);
        this.#open.delete(portion);
      });
      return worker;
    });
  }

  /** From now on games are played by this net, or by quick judgement. */
  follow(chart: Chart, isQuick: boolean): void {
    for (const worker of this.#workers) worker.postMessage({ chart, isQuick } satisfies Order);
  }

  async play(seeds: readonly string[]): Promise<Written> {
    const portions: Promise<Written>[] = [];
    for (let from = 0; from < seeds.length; from += PORTION)
      portions.push(this.#ask(seeds.slice(from, from + PORTION)));
    return joined(await Promise.all(portions));
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.terminate()));
  }

  // Portions are dealt out in turn and wait in the threads, so that nobody is idle while the net learns.
  #ask(seeds: readonly string[]): Promise<Written> {
    const portion = this.#portions++;
    return new Promise(resolve => {
      this.#open.set(portion, resolve);
      this.#workers[portion % this.#workers.length].postMessage({ portion, seeds } satisfies Order);
    });
  }
}
