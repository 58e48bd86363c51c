import type { RawData } from 'ws';
import type { Socket, Wire } from '../../src/sockets/connection.ts';
import type { Life } from './life.ts';
import type { Scheduler } from './scheduler.ts';
import type { Weather } from './weather.ts';

/** What the person at one end hears. */
export interface Ear {
  heard(text: string): void;
  /** The connection is gone; what was not answered never will be. */
  broken(): void;
}

interface Hearing {
  message: (data: RawData, isBinary: boolean) => void;
  ping: (data: Buffer) => void;
  pong: (data: Buffer) => void;
  error: (error: Error) => void;
  close: () => void;
}

const NOTHING = Buffer.alloc(0);

/**
 * A connection between a person and a server. What is sent arrives in its order, late, or not at all once it is broken; one
 * side may know of that long before the other.
 */
export class Link implements Socket, Wire {
  readonly #life: Life;
  readonly #scheduler: Scheduler;
  readonly #weather: Weather;
  readonly #ear: Ear;
  readonly #hearing: Hearing = { message() {}, ping() {}, pong() {}, error() {}, close() {} };
  readonly #toServer: (() => void)[] = [];
  readonly #toPerson: string[] = [];
  #isOpenHere = true;
  #isOpenThere = true;
  /** When the last message arrives, at either end. */
  #lastAtServer = 0;
  #lastAtPerson = 0;
  /** The person has stopped reading. */
  isStalled = false;

  constructor(life: Life, scheduler: Scheduler, weather: Weather, ear: Ear) {
    this.#life = life;
    this.#scheduler = scheduler;
    this.#weather = weather;
    this.#ear = ear;
  }

  get life(): Life {
    return this.#life;
  }

  get isOpen(): boolean {
    return this.#isOpenHere;
  }

  /** The server has not ended it, and does not know that it is broken. */
  get isOpenAtServer(): boolean {
    return this.#isOpenThere;
  }

  // The person's end.

  say(text: string): void {
    if (this.#isOpenHere) this.#carry(() => this.#hearing.message(Buffer.from(text), false));
  }

  /** The person's end is gone. The server hears of it after this many milliseconds; null: only by silence. */
  cut(until: number | null): void {
    if (!this.#isOpenHere) return;
    this.#isOpenHere = false;
    if (until !== null) this.#life.later(until, () => this.#endThere());
    this.#ear.broken();
  }

  #carry(act: () => void): void {
    this.#toServer.push(act);
    this.#lastAtServer = Math.max(this.#lastAtServer, this.#scheduler.now + this.#weather.journey);
    this.#life.later(this.#lastAtServer - this.#scheduler.now, () => {
      const next = this.#toServer.shift();
      if (this.#isOpenThere) next?.();
    });
  }

  // The server's end.

  on<Event extends keyof Hearing>(event: Event, hear: Hearing[Event]): void {
    this.#hearing[event] = hear;
  }

  get bufferedAmount(): number {
    return this.isStalled ? 2 ** 22 : 0;
  }

  send(texts: readonly string[]): void {
    if (this.#isOpenThere && this.#life.acts()) for (const text of texts) this.#send(text);
  }

  #send(text: string): void {
    this.#toPerson.push(text);
    this.#lastAtPerson = Math.max(this.#lastAtPerson, this.#scheduler.now + this.#weather.journey);
    this.#scheduler.later(this.#lastAtPerson - this.#scheduler.now, () => {
      const next = this.#toPerson.shift();
      if (this.#isOpenHere && next !== undefined) this.#ear.heard(next);
    });
  }

  ping(): void {
    if (this.#isOpenHere && !this.isStalled) this.#carry(() => this.#hearing.pong(NOTHING));
  }

  pong(): void {}

  close(): void {
    if (this.#isOpenThere && this.#life.acts()) this.#endThere();
  }

  terminate(): void {
    this.close();
  }

  /** The server is dead: the person notices sooner or later. */
  lost(): void {
    this.#isOpenThere = false;
    this.#breakHere(this.#weather.luck.between(1, 2000));
  }

  #endThere(): void {
    if (!this.#isOpenThere) return;
    this.#isOpenThere = false;
    this.#hearing.close();
    this.#breakHere(Math.max(0, this.#lastAtPerson - this.#scheduler.now) + this.#weather.journey);
  }

  #breakHere(milliseconds: number): void {
    this.#scheduler.later(milliseconds, () => {
      if (!this.#isOpenHere) return;
      this.#isOpenHere = false;
      this.#ear.broken();
    });
  }
}
