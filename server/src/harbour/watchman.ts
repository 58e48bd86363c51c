import type { TableId } from '@jamaica/messages';
import type { Time } from '../clock/time.ts';
import type { Store } from '../store/store.ts';
import { LEASE } from '../store/watch-store.ts';

/** What the watchman calls out. */
interface Calls {
  /** The server has something to do at this table, which it holds. */
  wake(table: TableId): Promise<void>;
  /** Time to look for what other servers wrote, and to put away what nobody needs. */
  round(): Promise<void>;
  /** Others may hold what this server held: it was too slow, or the store is away. */
  adrift(why: 'slow' | 'away'): void;
  /** There is a watch again. What happened meanwhile, and the time that nobody is charged for, is in the store. */
  anchored(): Promise<void>;
  failed(why: unknown): void;
}

/**
 * How often the watchman makes the round, in milliseconds: also how much of a crash's last moments counts for nobody.
 * What a server held that dies is taken over after the lease and one round.
 */
export const ROUND = 1000;
const MOST_TABLES = 10_000;
const AT_ONCE = 10;

/** Notes that a server is there, and looks which tables wait for it. */
export class Watchman {
  readonly #store: Store;
  readonly #time: Time;
  readonly #calls: Calls;
  #watch: number | null = null;
  #keptAt = 0;
  #stop: () => void = () => {};
  #round: Promise<void> = Promise.resolve();
  /** What is done on the round; it may take longer than until the next one. */
  #work: Promise<void> | null = null;
  #isClosed = false;

  constructor(store: Store, time: Time, calls: Calls) {
    this.#store = store;
    this.#time = time;
    this.#calls = calls;
  }

  /** The watch that is kept; null: none. */
  get watch(): number | null {
    return this.#watch;
  }

  async start(): Promise<void> {
    await this.#begin();
    await this.#wakeTables();
    this.#again();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stop();
    await this.#round;
    await this.#work;
    if (this.#watch !== null) await this.#store.endWatch(this.#watch, this.#time.now());
  }

  #again(): void {
    if (this.#isClosed) return;
    this.#stop = this.#time.later(ROUND, () => {
      this.#round = this.#go()
        .catch(why => this.#calls.failed(why))
        .finally(() => this.#again());
    });
  }

  /** However much there is to do, the watch is kept. */
  async #go(): Promise<void> {
    await this.#keep();
    this.#work ??= this.#doRound()
      .catch(why => this.#calls.failed(why))
      .finally(() => {
        this.#work = null;
      });
  }

  async #doRound(): Promise<void> {
    await this.#calls.round();
    await this.#wakeTables();
  }

  async #begin(): Promise<void> {
    this.#watch = await this.#store.beginWatch(this.#time.now());
    this.#keptAt = this.#time.now();
  }

  async #keep(): Promise<void> {
    if (this.#watch !== null) {
      const isKept = await this.#store.keepWatch(this.#watch, this.#time.now()).catch(why => {
        if (this.#time.now() - this.#keptAt > LEASE) this.#lose('away');
        throw why;
      });
      if (isKept) this.#keptAt = this.#time.now();
      else this.#lose('slow');
    }
    if (this.#watch !== null) return;
    await this.#begin();
    await this.#calls.anchored();
  }

  #lose(why: 'slow' | 'away'): void {
    this.#watch = null;
    this.#calls.adrift(why);
  }

  async #wakeTables(): Promise<void> {
    if (this.#watch === null) return;
    const tables = await this.#store.claim(this.#watch, this.#time.now(), MOST_TABLES);
    for (let first = 0; first < tables.length; first += AT_ONCE) {
      if (this.#isClosed) return;
      // One table that cannot be read must not keep the others waiting.
      const some = tables.slice(first, first + AT_ONCE);
      await Promise.all(some.map(table => this.#calls.wake(table).catch(why => this.#calls.failed(why))));
    }
  }
}
