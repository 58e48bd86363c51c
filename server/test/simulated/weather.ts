import type { Luck } from './luck.ts';

/** What is wrong between the servers, the database and each other at the moment. Times are until when it is. */
export class Weather {
  readonly #now: () => number;
  readonly luck: Luck;
  /** The database cannot be reached. */
  awayUntil = 0;
  /** Its disk is full. */
  fullUntil = 0;
  /** Commits are done, and the connection breaks before anybody hears of it; or before they are done. */
  losingUntil = 0;
  /** Answers take long. */
  slowUntil = 0;
  /** Signals are lost, late, doubled and out of order. */
  lossyUntil = 0;
  /** Servers know that they cannot see each other. */
  blindUntil = 0;

  constructor(luck: Luck, now: () => number) {
    this.luck = luck;
    this.#now = now;
  }

  get isAway(): boolean {
    return this.awayUntil > this.#now();
  }

  get isFull(): boolean {
    return this.fullUntil > this.#now();
  }

  get isLosing(): boolean {
    return this.losingUntil > this.#now();
  }

  get isLossy(): boolean {
    return this.lossyUntil > this.#now();
  }

  get isBlind(): boolean {
    return this.blindUntil > this.#now();
  }

  /** Milliseconds that a message between machines is under way. */
  get journey(): number {
    return this.luck.between(0, 3);
  }

  /** The same for an answer of the database. */
  get answer(): number {
    if (this.slowUntil > this.#now() && this.luck.oneIn(3)) return this.luck.between(100, 2500);
    return this.luck.oneIn(40) ? this.luck.between(10, 120) : this.journey;
  }
}
