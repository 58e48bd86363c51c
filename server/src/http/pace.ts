/** How often something may be done: a number at once, and a number a minute in the long run. */
export interface Allowance {
  readonly burst: number;
  readonly perMinute: number;
}

const MINUTE = 60_000;
const MOST_KEPT = 50_000;

/** Counts for everybody by themselves, whoever they are: a person, an address. */
export class Pace {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  /** What each may still do, and as of when. Those with their full allowance are forgotten. */
  readonly #left = new Map<string, { tokens: number; at: number }>();

  /** `now` must never go back: a clock that is set back would lock everybody out. */
  constructor(allowance: Allowance, now: () => number) {
    this.#allowance = allowance;
    this.#now = now;
  }

  /** Whether it may be done now, which then counts. */
  allows(who: string): boolean {
    return this.wait(who) === 0;
  }

  /** How long until it may be done, in milliseconds; 0: now, which then counts. */
  wait(who: string): number {
    const { burst, perMinute } = this.#allowance;
    const now = this.#now();
    const before = this.#left.get(who) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, before.tokens + ((now - before.at) * perMinute) / MINUTE);
    this.#left.delete(who); // so that the map stays in the order of time
    this.#left.set(who, { tokens: tokens < 1 ? tokens : tokens - 1, at: now });
    this.#tidy(now);
    return tokens >= 1 ? 0 : Math.ceil(((1 - tokens) * MINUTE) / perMinute);
  }

  /** It did not count after all. */
  giveBack(who: string): void {
    const left = this.#left.get(who);
    if (left) this.#left.set(who, { ...left, tokens: Math.min(this.#allowance.burst, left.tokens + 1) });
  }

  #tidy(now: number): void {
    const { burst, perMinute } = this.#allowance;
    for (const [who, { at }] of this.#left) {
      const isFull = ((now - at) * perMinute) / MINUTE >= burst;
      if (!isFull && this.#left.size <= MOST_KEPT) return;
      this.#left.delete(who);
    }
  }
}
