import { realTime, type Time } from '../src/clock/time.ts';

/** The time of this machine on another date, which can be set. */
export class SetClock implements Time {
  #ahead: number;

  constructor(date: string) {
    this.#ahead = Date.parse(date) - Date.now();
  }

  set(date: string): void {
    this.#ahead = Date.parse(date) - Date.now();
  }

  now = (): number => Date.now() + this.#ahead;
  passed = realTime.passed;
  later = realTime.later;
  pause = realTime.pause;
}
