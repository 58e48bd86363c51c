import type { TableId } from '@jamaica/messages';
import type { Time } from '../clock/time.ts';
import { LEASE_LASTS } from '../store/lease-store.ts';
import type { Store } from '../store/store.ts';

/** What the keeper calls out. */
interface Calls {
  /** The server has something to do at this table, which it holds. */
  wake(table: TableId): Promise<void>;
  /** Time to look for what other servers wrote, and to put away what nobody needs. */
  round(): Promise<void>;
  /** Others may hold what this server held: it was too slow, or the store is away. */
  adrift(why: 'slow' | 'away'): void;
  /** There is a lease again. What happened meanwhile, and the time that nobody is charged for, is in the store. */
  anchored(): Promise<void>;
  /** The date has been set: everybody who was told one before has to be told again. */
  jumped(milliseconds: number): void;
  failed(why: unknown): void;
}

/**
 * How often the keeper makes the round, in milliseconds: also how much of a crash's last moments counts for nobody.
 * What a server held that dies is taken over after the lease and one round.
 */
export const ROUND = 1000;
const MOST_TABLES = 10_000;
const AT_ONCE = 10;
/** Smaller corrections are normal, and nobody notices a second on their clock. */
const LEAST_JUMP = 1000;

/** Notes that a server is there, and looks which tables wait for it. */
export class LeaseKeeper {
  readonly #store: Store;
  readonly #time: Time;
  readonly #calls: Calls;
  #lease: number | null = null;
  /** When the lease was last kept, and which date it was then. */
  #keptAt = 0;
  #keptDate = 0;
  /** When the store last confirmed it, and whether it did so the last time it was asked. */
  #heardAt = 0;
  #isAnswered = true;
  #stop: () => void = () => {};
  #round: Promise<void> = Promise.resolve();
  /** What is done on the round; it may take longer than until the next one. */
  #work: Promise<void> | null = null;
  /** The look at what a server missed that was stopped for a while. */
  #catchingUp: Promise<void> | null = null;
  #isStarted = false;
  #isClosed = false;

  constructor(store: Store, time: Time, calls: Calls) {
    this.#store = store;
    this.#time = time;
    this.#calls = calls;
  }

  /** The lease that is kept; null: none. */
  get lease(): number | null {
    return this.#lease;
  }

  /** The date by which leases are noted. One that was set a moment ago is not noted yet: until then the old one goes on. */
  get date(): number {
    return this.#lease === null ? this.#time.now() : this.#time.now() - this.#jump;
  }

  async start(): Promise<void> {
    await this.#begin();
    await this.#wakeTables();
    this.#isStarted = true;
    this.#again();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stop();
    await this.#round;
    await this.#work;
    if (this.#lease !== null) await this.#store.endLease(this.#lease, this.#thereUntil(this.#time.now()));
  }

  /**
   * Null: the lease is kept. A process that was stopped for a while, with its machine or by itself, or whose date has been
   * set, finds out first what that means: until then it would hold time against people that nobody had.
   */
  catchUp(): Promise<void> | null {
    const isKept = this.#lease !== null && !this.#wasStopped && Math.abs(this.#jump) < LEAST_JUMP;
    if (isKept || !this.#isStarted || this.#isClosed) return null;
    this.#catchingUp ??= this.#roundNow().finally(() => {
      this.#catchingUp = null;
    });
    return this.#catchingUp;
  }

  /** It has not been seen for as long as a lease: it could not have done anything. */
  get #wasStopped(): boolean {
    return this.#time.passed() - this.#heardAt > LEASE_LASTS;
  }

  /** Whoever was stopped, perhaps while the store's answer was under way, was there only until it last asked. */
  #thereUntil(date: number): number {
    return this.#time.passed() - this.#keptAt > LEASE_LASTS ? this.#keptDate : date;
  }

  /** How far the date has been set since the lease was kept. */
  get #jump(): number {
    return this.#time.now() - this.#keptDate - Math.round(this.#time.passed() - this.#keptAt);
  }

  async #roundNow(): Promise<void> {
    await this.#round;
    this.#stop();
    this.#makeRound();
    await this.#round;
  }

  #again(): void {
    if (this.#isClosed) return;
    this.#stop = this.#time.later(ROUND, () => this.#makeRound());
  }

  #makeRound(): void {
    this.#round = this.#go()
      .catch(why => this.#calls.failed(why))
      .finally(() => this.#again());
  }

  /** The lease is kept however much there is to do. */
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
    const [at, date] = [this.#time.passed(), this.#time.now()];
    this.#lease = await this.#store.beginLease(date);
    [this.#keptAt, this.#keptDate, this.#heardAt] = [at, date, this.#time.passed()];
  }

  async #keep(): Promise<void> {
    await this.#noticeJump();
    // A store for one server would believe that it was there all the time.
    if (this.#lease !== null && this.#wasStopped && this.#isAnswered) this.#lose('slow');
    if (this.#lease !== null) {
      const [at, date] = [this.#time.passed(), this.#time.now()];
      this.#isAnswered = false;
      const isKept = await this.#store.keepLease(this.#lease, date).catch(why => {
        if (this.#time.passed() - this.#keptAt > LEASE_LASTS) this.#lose('away');
        throw why;
      });
      this.#isAnswered = true;
      if (isKept) [this.#keptAt, this.#keptDate, this.#heardAt] = [at, date, this.#time.passed()];
      else this.#lose('slow');
    }
    if (this.#lease !== null) return;
    await this.#begin();
    await this.#calls.anchored();
  }

  /**
   * A date that is set ends the lease at the old one and begins another at the new one: the dates in between, or those that
   * come a second time, are a time without a server, and count for nobody.
   */
  async #noticeJump(): Promise<void> {
    const jump = this.#jump;
    if (Math.abs(jump) < LEAST_JUMP) return;
    const until = this.#time.now() - jump;
    if (this.#lease !== null) {
      await this.#store.endLease(this.#lease, this.#thereUntil(until));
      this.#lose('slow');
    } else {
      // The store was away when the date was set. How long it was, only the old date tells.
      await this.#store.endLease(await this.#store.beginLease(until), until);
    }
    [this.#keptAt, this.#keptDate] = [this.#time.passed(), this.#time.now()];
    this.#calls.jumped(jump);
  }

  #lose(why: 'slow' | 'away'): void {
    this.#lease = null;
    this.#calls.adrift(why);
  }

  async #wakeTables(): Promise<void> {
    if (this.#lease === null) return;
    const tables = await this.#store.claim(this.#lease, this.#time.now(), MOST_TABLES);
    for (let first = 0; first < tables.length; first += AT_ONCE) {
      if (this.#isClosed) return;
      // One table that cannot be read must not keep the others waiting.
      const some = tables.slice(first, first + AT_ONCE);
      await Promise.all(some.map(table => this.#calls.wake(table).catch(why => this.#calls.failed(why))));
    }
  }
}
