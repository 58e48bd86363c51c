import { fromSeed } from '@jamaica/chance';
import type { Rng } from '@jamaica/rules';

/** Everything that is left to chance in a simulated harbour. It all comes from one seed. */
export class Luck {
  readonly #rng: Rng;

  constructor(seed: string) {
    this.#rng = fromSeed(seed);
  }

  /** From 0 to below `n`. */
  below(n: number): number {
    return this.#rng.below(n);
  }

  /** From one to the other, both included. */
  between(least: number, most: number): number {
    return least + this.#rng.below(most - least + 1);
  }

  /** Whether something happens that happens once in this many times; 0: never. */
  oneIn(n: number): boolean {
    return n > 0 && this.#rng.below(n) === 0;
  }

  any<T>(things: readonly T[]): T {
    return things[this.#rng.below(things.length)];
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.#rng.below(256));
  }
}
