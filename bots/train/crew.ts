import type { Chart } from '../src/net.ts';
import { joined, type Written } from './notes.ts';
import type { Steering } from './steering.ts';
import { Threads } from './threads.ts';

/** How a thread plays from now on. */
export interface Orders {
  readonly chart: Chart;
  readonly steering: Steering;
}

/** The seeds of some games that a thread is to play. */
export interface Portion {
  readonly seeds: readonly string[];
}

/** So few games that all threads are done with a set at about the same time. */
const PORTION = 25;

/** Threads that play games. Which of them plays a game makes no difference: it comes from its seed, and notes are kept in the order of the seeds. */
export class Crew {
  readonly #threads: Threads<Portion, Written, Orders>;

  constructor(threads: number) {
    this.#threads = new Threads(new URL('./player.ts', import.meta.url), threads);
  }

  /** From now on games are played so, and this net says what it thinks of them. */
  follow(chart: Chart, steering: Steering): void {
    this.#threads.tellAll({ chart, steering });
  }

  async play(seeds: readonly string[]): Promise<Written> {
    const portions: Promise<Written>[] = [];
    for (let from = 0; from < seeds.length; from += PORTION)
      portions.push(this.#threads.ask({ seeds: seeds.slice(from, from + PORTION) }));
    return joined(await Promise.all(portions));
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}
