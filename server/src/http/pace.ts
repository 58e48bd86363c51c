/** How often something may be done: a number at once, and a number a minute in the long run. */
export interface Allowance {
  readonly burst: number;
  readonly perMinute: number;
}

const MINUTE = 60_000;
const MOST_KEPT = 50_000;

/** Counts for everybody by themselves, whoever they are: a person, an address. */
export class Pace {
  /** Milliseconds that one of them takes, and that all but one of a burst take. In whole numbers, which add up exactly. */
  readonly #each: number;
  readonly #ahead: number;
  readonly #now: () => number;
  /** When each will have their full allowance again. Those who have it are forgotten. */
  readonly #fullAt = new Map<string, number>();

  /** `now` must never go back: a clock that is set back would lock everybody out. */
  constructor({ burst, perMinute }: Allowance, now: () => number) {
    this.#each = Math.round(MINUTE / perMinute);
    this.#ahead = (burst - 1) * this.#each;
    this.#now = now;
  }

  /** Whether it may be done now, which then counts. */
  allows(who: string): boolean {
    return this.wait(who) === 0;
  }

  /** How long until it may be done, in milliseconds; 0: now, which then counts. */
  wait(who: string): number {
    const now = Math.floor(this.#now());
    const fullAt = Math.max(now, this.#fullAt.get(who) ?? now);
    const wait = Math.max(0, fullAt - now - this.#ahead);
    this.#fullAt.delete(who); // so that the map stays in the order of time
    this.#fullAt.set(who, wait > 0 ? fullAt : fullAt + this.#each);
    this.#tidy(now);
    return wait;
  }

  /** It did not count after all. */
  giveBack(who: string): void {
    const fullAt = this.#fullAt.get(who);
    if (fullAt !== undefined) this.#fullAt.set(who, fullAt - this.#each);
  }

  #tidy(now: number): void {
    for (const [who, fullAt] of this.#fullAt) {
      if (fullAt > now && this.#fullAt.size <= MOST_KEPT) return;
      this.#fullAt.delete(who);
    }
  }
}
