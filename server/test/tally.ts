import { setTimeout as pass } from 'node:timers/promises';

/** Counts moves, and says when a given number more have been made. */
export class Tally {
  #count = 0;
  #last = performance.now();
  #waiting: { readonly at: number; readonly resolve: () => void } | null = null;

  count = (): void => {
    this.#count++;
    this.#last = performance.now();
    if (this.#waiting && this.#count >= this.#waiting.at) this.#waiting.resolve();
  };

  more(moves: number): Promise<void> {
    return new Promise(resolve => {
      this.#waiting = { at: this.#count + moves, resolve };
    });
  }

  /** Waits until nothing has moved for this many milliseconds. */
  async stuck(milliseconds: number, signal: AbortSignal): Promise<void> {
    for (let left = milliseconds; left > 0; left = this.#last + milliseconds - performance.now())
      await pass(left, undefined, { signal });
  }
}
