import { Threads } from '../bots/train/threads.ts';
import type { Counted, Tally } from './tally.ts';

/** Some of the almanac's games: from a number to before another one. */
export interface Portion {
  readonly of: 'games' | 'admirals';
  readonly from: number;
  readonly to: number;
  readonly seed: string;
}

/** A game of admirals takes as long as dozens of the others. */
export const PORTIONS = { games: 50, admirals: 5 };

/**
 * Threads that play the almanac's games. Portions are counted in the order of their numbers, and begin at the same numbers whatever
 * the number of threads, so that every sum comes out the same to its last digit.
 */
export class Crew {
  readonly #threads: Threads<Portion, Counted>;
  readonly #ahead: number;

  constructor(threads: number) {
    this.#threads = new Threads(new URL('./player.ts', import.meta.url), threads);
    this.#ahead = 2 * threads;
  }

  /** Has games of a kind played, and adds them to a tally a portion at a time, until somebody has enough, who hears how many there are. */
  async play({ of, from, to, seed }: Portion, into: Tally, counted: (to: number) => 'go on' | 'enough'): Promise<void> {
    const underWay: { to: number; answer: Promise<Counted> }[] = [];
    let ordered = from;
    for (;;) {
      while (underWay.length < this.#ahead && ordered < to) {
        const portion = { of, from: ordered, to: Math.min(to, ordered + PORTIONS[of]), seed };
        underWay.push({ to: portion.to, answer: this.#threads.ask(portion) });
        ordered = portion.to;
      }
      const next = underWay.shift();
      if (!next) return;
      into.addAll(await next.answer);
      if (counted(next.to) === 'enough') return;
    }
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}
