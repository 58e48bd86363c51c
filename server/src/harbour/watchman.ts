import type { TableId } from '@jamaica/messages';
import type { Time } from '../clock/time.ts';
import type { Store } from '../store/store.ts';

/** What the watchman calls out. */
interface Calls {
  /** The server has something to do at this table. */
  wake(table: TableId): Promise<void>;
  /** Time to put away what nobody needs. */
  sweep(): Promise<void>;
  failed(why: unknown): void;
}

/** How often the watchman makes the round, in milliseconds: also how much of a crash's last moments counts for nobody. */
const ROUND = 2000;
const MOST_TABLES = 10_000;

/** Notes that a server is there, and looks which tables wait for it. */
export class Watchman {
  readonly #store: Store;
  readonly #time: Time;
  readonly #calls: Calls;
  #watch: number | null = null;
  #stop: () => void = () => {};
  #round: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(store: Store, time: Time, calls: Calls) {
    this.#store = store;
    this.#time = time;
    this.#calls = calls;
  }

  async start(): Promise<void> {
    this.#watch = await this.#store.beginWatch(this.#time.now());
    await this.#wakeTables();
    this.#again();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stop();
    await this.#round;
    if (this.#watch !== null) await this.#store.keepWatch(this.#watch, this.#time.now());
  }

  #again(): void {
    if (this.#isClosed) return;
    this.#stop = this.#time.later(ROUND, () => {
      this.#round = this.#go()
        .catch(why => this.#calls.failed(why))
        .finally(() => this.#again());
    });
  }

  async #go(): Promise<void> {
    if (this.#watch !== null) await this.#store.keepWatch(this.#watch, this.#time.now());
    await this.#calls.sweep();
    await this.#wakeTables();
  }

  async #wakeTables(): Promise<void> {
    for (const table of await this.#store.due(this.#time.now(), MOST_TABLES)) {
      if (this.#isClosed) return;
      // One table that cannot be read must not keep the others waiting.
      await this.#calls.wake(table).catch(why => this.#calls.failed(why));
    }
  }
}
