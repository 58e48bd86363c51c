import type { Luck } from './luck.ts';

interface Event {
  readonly at: number;
  /** Of two at the same time the seed says which comes first. */
  readonly order: number;
  act: (() => void) | null;
}

/**
 * Time that passes only from one event to the next. Nothing in a simulated harbour waits for anything else, so the order of
 * everything follows from the seed: one event, then all that follows from it without waiting, then the next event.
 */
export class Scheduler {
  readonly #luck: Luck;
  readonly #heap: Event[] = [];
  #now = 0;
  #steps = 0;

  constructor(luck: Luck) {
    this.#luck = luck;
  }

  /** Milliseconds since the beginning. */
  get now(): number {
    return this.#now;
  }

  get steps(): number {
    return this.#steps;
  }

  /** Does something after this many milliseconds, unless it is called off with what this returns. */
  later(milliseconds: number, act: () => void): () => void {
    const event: Event = {
      at: this.#now + Math.max(0, Math.round(milliseconds)),
      order: this.#luck.below(0x10000),
      act,
    };
    this.#push(event);
    return () => {
      event.act = null;
    };
  }

  /** One event and all that follows from it; false: nothing will ever happen again. */
  async step(): Promise<boolean> {
    let event = this.#pop();
    while (event?.act === null) event = this.#pop();
    if (!event?.act) return false;
    this.#now = event.at;
    this.#steps++;
    event.act();
    // Promises are kept before this comes round, whatever else the process has to do.
    await new Promise(resolve => setImmediate(resolve));
    return true;
  }

  #push(event: Event): void {
    const heap = this.#heap;
    let index = heap.length;
    for (; index > 0; ) {
      const above = (index - 1) >> 1;
      if (!isBefore(event, heap[above])) break;
      heap[index] = heap[above];
      index = above;
    }
    heap[index] = event;
  }

  #pop(): Event | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return first;
    let index = 0;
    for (;;) {
      let below = 2 * index + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && isBefore(heap[below + 1], heap[below])) below++;
      if (!isBefore(heap[below], last)) break;
      heap[index] = heap[below];
      index = below;
    }
    heap[index] = last;
    return first;
  }
}

const isBefore = (one: Event, other: Event): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);
