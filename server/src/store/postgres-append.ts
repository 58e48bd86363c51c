import { randomInt } from 'node:crypto';
import type { TableId } from '@jamaica/messages';
import { type Entry, writeFact } from '../log/entry.ts';
import { LEASE_LASTS } from './lease-store.ts';
import { changesPeople, peopleOf } from './log-rows.ts';
import { isLost, isPassing, type PostgresPool, pause } from './postgres-pool.ts';
import { number, text } from './row.ts';
import type { Beside, Kept } from './store.ts';
import { Unavailable } from './unavailable.ts';

/** Entries to be written, and who waits for it. */
interface Ask {
  readonly table: TableId;
  readonly json: object;
  /** It was sent, and the connection was lost before the answer: it may have been written, or be written yet. */
  isUnsure: boolean;
  resolve(kept: Kept | null): void;
  reject(why: unknown): void;
}

/** While so many are under way the next ones gather, and go together: a commit costs the same for one as for many. */
const MOST_UNDER_WAY = 2;
const MOST_TOGETHER = 200;
const HANDS = 2 ** 47;
const PAUSE = 500;

const APPEND = `SELECT place, outcome FROM append($1, interval '${LEASE_LASTS} milliseconds')`;

/**
 * Writes entries, those of one moment in one statement. When the connection is lost nobody is answered: the same is
 * written again by the same hand until the database says what became of it. A number is written once, so the first
 * attempt, should it arrive late, then finds it taken.
 */
export class PostgresAppend {
  readonly #pool: PostgresPool;
  #asks: Ask[] = [];
  #underWay = 0;
  /** The tables that something is under way for: first come, first written. */
  readonly #busy = new Set<TableId>();
  #isClosed = false;

  constructor(pool: PostgresPool) {
    this.#pool = pool;
  }

  write(table: TableId, entries: readonly Entry[], beside: Beside): Promise<Kept | null> {
    if (this.#isClosed) return Promise.reject(new Error('the store is closed'));
    const [first] = entries;
    if (!first) return Promise.resolve({ isHeld: false });
    if (first.number === 1 && (beside.secret === undefined || beside.summary === undefined))
      return Promise.reject(new Error('a table begins with a secret and a summary'));
    const { promise, resolve, reject } = Promise.withResolvers<Kept | null>();
    this.#gather({ table, json: askOf(table, entries, beside), isUnsure: false, resolve, reject });
    return promise;
  }

  /** Nobody is answered whose entries may or may not have been written. */
  close(): void {
    this.#isClosed = true;
    for (const ask of this.#asks) if (!ask.isUnsure) ask.reject(new Unavailable('the store is closed'));
    this.#asks = [];
  }

  #gather(ask: Ask): void {
    this.#asks.push(ask);
    if (this.#asks.length === 1) setImmediate(() => this.#send());
  }

  #send(): void {
    while (this.#underWay < MOST_UNDER_WAY && this.#asks.length > 0) {
      const sent: Ask[] = [];
      for (const ask of this.#asks) {
        if (sent.length === MOST_TOGETHER) break;
        if (this.#busy.has(ask.table)) continue;
        this.#busy.add(ask.table);
        sent.push(ask);
      }
      if (sent.length === 0) return;
      this.#asks = this.#asks.filter(ask => !sent.includes(ask));
      this.#underWay++;
      this.#append(sent).finally(() => {
        this.#underWay--;
        for (const { table } of sent) this.#busy.delete(table);
        this.#send();
      });
    }
  }

  async #append(asks: readonly Ask[]): Promise<void> {
    try {
      const json = JSON.stringify(asks.map((ask, place) => ({ ...ask.json, place })));
      for (const row of await this.#pool.once(APPEND, [json])) answer(asks[number(row, 'place')], text(row, 'outcome'));
    } catch (why) {
      await this.#failed(asks, why);
    }
  }

  async #failed(asks: readonly Ask[], why: unknown): Promise<void> {
    const wasSent = !(why instanceof Unavailable);
    if (wasSent && !isLost(why) && !isPassing(why) && asks.length > 1) {
      // One of them is at fault, and the others are not.
      for (const ask of asks) await this.#append([ask]);
      return;
    }
    if (wasSent && isLost(why)) for (const ask of asks) ask.isUnsure = true;
    const unsure = asks.filter(ask => ask.isUnsure);
    for (const ask of asks) if (!ask.isUnsure) ask.reject(why);
    if (unsure.length === 0) return;
    await pause(PAUSE);
    if (this.#isClosed) return;
    for (const ask of unsure) this.#gather(ask);
  }
}

const answer = (ask: Ask, outcome: string): void => {
  if (outcome === 'taken') ask.resolve(null);
  else if (outcome === 'held' || outcome === 'kept') ask.resolve({ isHeld: outcome === 'held' });
  else ask.reject(new Error(`there is no table ${ask.table}`));
};

const askOf = (table: TableId, entries: readonly Entry[], beside: Beside): object => {
  const { summary, secret, record, lease, hailAt } = beside;
  const { at, number } = entries[entries.length - 1];
  const listing = summary && {
    standing: JSON.stringify(summary),
    stage: summary.stage,
    listed: summary.terms.listed,
    wake_at: summary.wakeAt,
    hail_at: hailAt,
    listed_until: summary.listedUntil,
    people: entries.some(changesPeople) ? [...peopleOf(summary)] : null,
  };
  return {
    table,
    before: entries[0].number - 1,
    number,
    at,
    hand: randomInt(HANDS),
    watch: lease,
    secret,
    ...listing,
    record: record && JSON.stringify(record),
    entries: entries.map(entry => [entry.at, writeFact(entry)]),
  };
};
