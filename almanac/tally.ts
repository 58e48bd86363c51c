import { wilson } from '../cli/src/arena/wilson.ts';

/** How often something was seen, and what it came to: the number of times, the sum, and the sum of the squares. */
type Cell = readonly [times: number, sum: number, squares: number];

/** All that was counted, in the order in which it was first seen. */
export type Counted = readonly (readonly [name: string, cell: Cell])[];

/** A mean with its 95% interval. */
export interface Mean {
  readonly times: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const NOTHING: Mean = { times: 0, mean: 0, low: 0, high: 0 };

// The normal distribution's 97.5% point: 95% lie between it and its mirror image.
const Z = 1.959963984540054;

/** Everything that is counted, each under its name. Written down and read again it goes on where it was. */
export class Tally {
  readonly #cells: Map<string, Cell>;

  constructor(cells: Counted = []) {
    this.#cells = new Map(cells);
  }

  add(name: string, value: number): void {
    this.#put(name, [1, value, value * value]);
  }

  /** What another tally counted. */
  addAll(counted: Counted): void {
    for (const [name, cell] of counted) this.#put(name, cell);
  }

  /** The mean of what was seen under a name; of what was never seen it is zero, with no interval. */
  mean(name: string): Mean {
    const [times, sum, squares] = this.#cells.get(name) ?? [0, 0, 0];
    if (times === 0) return NOTHING;
    const mean = sum / times;
    const half = Z * Math.sqrt(Math.max(0, squares / times - mean * mean) / Math.max(1, times - 1));
    return { times, mean, low: mean - half, high: mean + half };
  }

  /** The same for a share of one, as of victories: few of them have an interval too (Wilson's), and none goes below nothing. */
  share(name: string): Mean {
    const [times, sum] = this.#cells.get(name) ?? [0, 0, 0];
    const [low, high] = wilson(sum, times);
    return times === 0 ? NOTHING : { times, mean: sum / times, low, high };
  }

  /** The names that begin so, without that beginning, in the order in which they were first seen. */
  under(beginning: string): string[] {
    return [...this.#cells.keys()].filter(name => name.startsWith(beginning)).map(name => name.slice(beginning.length));
  }

  toJSON(): Counted {
    return [...this.#cells];
  }

  #put(name: string, [times, sum, squares]: Cell): void {
    const [timesBefore, sumBefore, squaresBefore] = this.#cells.get(name) ?? [0, 0, 0];
    this.#cells.set(name, [timesBefore + times, sumBefore + sum, squaresBefore + squares]);
  }
}
