import type { Time } from '../src/clock/time.ts';

interface Alarm {
  readonly at: number;
  readonly act: () => void;
}

/** How often somebody has let others go on first: whoever decides something does. */
let pauses = 0;

/** A clock that goes on when a test says so, and whose date can be set like that of any machine. */
export class TestTime implements Time {
  #now: number;
  /** How wrong the date is. */
  #wrong = 0;
  #alarms: Alarm[] = [];

  constructor(now = 1_000_000) {
    this.#now = now;
  }

  now(): number {
    return this.#now + this.#wrong;
  }

  passed(): number {
    return this.#now;
  }

  /** Somebody sets the date: no time passes. */
  jump(milliseconds: number): void {
    this.#wrong += milliseconds;
  }

  /** The process is stopped for this long: meanwhile it does nothing of what it meant to do. */
  stop(milliseconds: number): void {
    this.#now += milliseconds;
  }

  pause(): Promise<void> {
    pauses++;
    return new Promise(resolve => setImmediate(resolve));
  }

  later(milliseconds: number, act: () => void): () => void {
    const alarm = { at: this.#now + Math.max(0, milliseconds), act };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter(each => each !== alarm);
    };
  }

  /** Lets this many milliseconds pass, and everything happen that follows. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#alarms = this.#alarms.filter(each => each !== next);
      this.#now = Math.max(this.#now, next.at);
      next.act();
      await calm();
    }
    this.#now = end;
    await calm();
  }

  #next(end: number): Alarm | undefined {
    return this.#alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

/** So many ticks without a decision mean that none is to come: a commit takes one, and a bot's answer another. */
const TICKS = 20;

/** Lets everything happen that is under way, however many bots move one after the other. */
export const calm = async (): Promise<void> => {
  for (let still = 0; still < TICKS; still++) {
    const before = pauses;
    await new Promise(resolve => setImmediate(resolve));
    if (pauses !== before) still = 0;
  }
};
