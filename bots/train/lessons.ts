import { MOST_ACTIVE } from '../src/features.ts';

/** Moments of games from a seat's side, and how the games ended for it, or what was thought of them later. */
export class Lessons {
  #features: Int16Array<ArrayBuffer>;
  readonly #ends: number[] = [];
  readonly won: number[] = [];
  readonly margin: number[] = [];

  constructor() {
    this.#features = new Int16Array(1024 * MOST_ACTIVE);
  }

  get count(): number {
    return this.#ends.length;
  }

  /** Takes a moment down; what came of it is written later. */
  add(features: Int16Array): number {
    const from = this.#ends.at(-1) ?? 0;
    const end = from + features.length;
    if (end > this.#features.length) {
      const larger = new Int16Array(2 * this.#features.length);
      larger.set(this.#features);
      this.#features = larger;
    }
    this.#features.set(features, from);
    this.won.push(0);
    this.margin.push(0);
    return this.#ends.push(end) - 1;
  }

  features(lesson: number): Int16Array {
    return this.#features.subarray(lesson === 0 ? 0 : this.#ends[lesson - 1], this.#ends[lesson]);
  }

  settle(lesson: number, won: number, margin: number): void {
    this.won[lesson] = won;
    this.margin[lesson] = margin;
  }
}
