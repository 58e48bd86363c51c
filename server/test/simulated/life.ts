import type { Time } from '../../src/clock/time.ts';
import type { Scheduler } from './scheduler.ts';

/**
 * A server from its start to its death. What it has in memory goes with it: nothing that it had begun comes to an end,
 * nobody hears of it any more, and nothing that it was waiting for reaches it.
 */
export class Life {
  readonly #scheduler: Scheduler;
  readonly #machine: Machine;
  readonly #began: number;
  #pausedUntil = 0;
  /** How much more the world sees of it before it dies; null: it lives on. */
  #breaths: number | null = null;
  #isOver = false;
  /** The world outside, when the end has come. */
  ended: () => void = () => {};

  constructor(scheduler: Scheduler, machine: Machine) {
    this.#scheduler = scheduler;
    this.#machine = machine;
    this.#began = scheduler.now;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get isPaused(): boolean {
    return this.#pausedUntil > this.#scheduler.now;
  }

  /** Stops the whole process for a while; then it goes on as if nothing had been. */
  pause(milliseconds: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#scheduler.now + milliseconds);
  }

  /** It dies in the middle of what it does, after this many more of its effects have been seen. */
  dieAfter(breaths: number): void {
    this.#breaths = breaths;
  }

  die(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.ended();
  }

  /**
   * Asked before anything that the world can see: a question to the store, a message, a signal. False: the server is dead,
   * and it does not happen. In between nobody could tell when a server died.
   */
  acts(): boolean {
    if (this.#breaths !== null && this.#breaths-- <= 0) this.die();
    return !this.#isOver;
  }

  /** Something reaches the server after this many milliseconds, or once it goes on. */
  later(milliseconds: number, act: () => void): () => void {
    let callOff = (): void => {};
    const arrive = (): void => {
      if (this.#isOver) return;
      if (this.isPaused) callOff = this.#scheduler.later(this.#pausedUntil - this.#scheduler.now, arrive);
      else act();
    };
    callOff = this.#scheduler.later(milliseconds, arrive);
    return () => callOff();
  }

  /** The clocks of the machine it runs on. */
  get time(): Time {
    return {
      now: () => this.#machine.date,
      passed: () => this.#scheduler.now - this.#began,
      later: (milliseconds, act) => this.later(milliseconds, act),
      pause: () => new Promise(resolve => this.later(0, resolve)),
    };
  }
}

/** What of a machine outlives the server on it. */
export interface Machine {
  readonly name: string;
  /** What it takes for the date. */
  readonly date: number;
}
