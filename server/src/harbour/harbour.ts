import { randomBytes } from 'node:crypto';
import { commitment, newSecret } from '@jamaica/chance';
import type { Refused, TableId, Terms } from '@jamaica/messages';
import { ok, type Result, refused } from '@jamaica/rules';
import { realTime, type Time } from '../clock/time.ts';
import type { Fact } from '../log/entry.ts';
import { PIRATES } from '../log/stored.ts';
import type { Store } from '../store/store.ts';
import type { Guest, Request } from '../table/ask.ts';
import { fold } from '../table/fold.ts';
import { mayWatch } from '../table/shown.ts';
import { standing } from '../table/standing.ts';
import { type Change, seatOf, type Table } from '../table/table.ts';
import type { Listener } from './listeners.ts';
import type { LiveTable, Port } from './live-table.ts';
import { load } from './load.ts';
import { rematchFacts } from './rematch.ts';
import type { Crew, Patience } from './stand-in.ts';
import { Watchman } from './watchman.ts';

export interface HarbourOptions {
  readonly store: Store;
  readonly crew: Crew;
  readonly patience?: Patience;
  readonly time?: Time;
  /** Milliseconds after which a table that nobody watches is put away. */
  readonly idle?: number;
  /** Something went wrong that nobody asked for. */
  readonly failed?: (table: string, why: unknown) => void;
}

const FIVE_MINUTES = 5 * 60 * 1000;
const ID_BYTES = 12;

/** A table's id is also its link: nobody can guess it. */
export const newTableId = (): TableId => randomBytes(ID_BYTES).toString('base64url');

/** All tables of a server. They lie in the store; those that are needed are in memory as well. */
export class Harbour {
  readonly #port: Port;
  readonly #tables = new Map<TableId, Promise<LiveTable | null>>();
  readonly #live = new Map<TableId, LiveTable>();
  readonly #hearers = new Set<(change: Change) => void>();
  readonly #watchman: Watchman;
  #isClosed = false;

  constructor({
    store,
    crew,
    patience = () => undefined,
    time = realTime,
    idle = FIVE_MINUTES,
    failed,
  }: HarbourOptions) {
    this.#port = {
      store,
      crew,
      patience,
      time,
      changed: change => {
        for (const hear of this.#hearers) hear(change);
      },
      failed: failed ?? (() => {}),
    };
    this.#watchman = new Watchman(store, time, {
      wake: table => this.#wake(table),
      sweep: () => this.#putAway(time.now() - idle),
      failed: why => this.#port.failed('', why),
    });
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** Begins the watch, and goes on with every game that waits for the server. */
  start(): Promise<void> {
    return this.#watchman.start();
  }

  /** Hears of every change at every table, once it is committed. It is told everything: nothing of it may reach a player. */
  hear(hearer: (change: Change) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  /** Opens a table; whoever opens it takes the first seat. */
  open(host: Guest, terms: Terms): Promise<TableId> {
    const { person, name } = host;
    return this.#open(host, terms, null, [
      { kind: 'sat', seat: 0, sitter: { kind: 'person', person, name, pirate: PIRATES[0] } },
    ]);
  }

  /** Does what somebody asks. The number is that of the table's last change once it is on disk. */
  async request(id: TableId, who: Guest, request: Request): Promise<Result<number, Refused>> {
    try {
      const live = await this.#find(id);
      if (live?.isClosed && !this.#isClosed) return await this.request(id, who, request);
      return live ? await live.request(who, request) : refused(this.#isClosed ? 'unavailable' : 'no-table');
    } catch (why) {
      // The disk would not take it: nothing has happened.
      this.#port.failed(id, why);
      return refused('unavailable');
    }
  }

  /** A new table with the same people. Asked by several, it is the same one. */
  async rematch(id: TableId, who: Guest): Promise<Result<TableId, Refused>> {
    const live = await this.#find(id);
    if (!live) return refused(this.#isClosed ? 'unavailable' : 'no-table');
    if (seatOf(live.table, who.person) === null) return refused('not-seated');
    if (live.table.stage !== 'over') return refused(live.table.game ? 'already-started' : 'not-started');
    if (live.table.rematch !== null) return ok(live.table.rematch);
    const { terms } = live.table;
    const opened = await this.#open(who, terms, id, rematchFacts(live.table));
    const noted = await live.note(table => ok(table.rematch === null ? [{ kind: 'rematch', table: opened }] : []));
    return noted.ok ? ok(live.table.rematch ?? opened) : noted;
  }

  /** Watches a table: first what was missed since a change, or a snapshot, then whatever happens. Returns how to stop. */
  async watch(id: TableId, since: number | null, listener: Listener): Promise<Result<() => void, Refused>> {
    const live = await this.#find(id);
    if (live?.isClosed && !this.#isClosed) return this.watch(id, since, listener);
    if (!live) return refused(this.#isClosed ? 'unavailable' : 'no-table');
    if (!mayWatch(live.table, listener.person)) return refused('no-spectators');
    live.listeners.add(listener, live.table, since, this.#port.time.now());
    return ok(() => live.listeners.drop(listener));
  }

  /** The table itself, for lists and news. It knows everything: only `shown` may be told. */
  async table(id: TableId): Promise<Table | null> {
    return (await this.#find(id))?.table ?? null;
  }

  /** Lets every move under way come to its end, takes no more, and notes the end of the watch. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const tables = await Promise.all(this.#tables.values());
    await Promise.all(tables.map(live => live?.close()));
    await this.#watchman.close();
    this.#tables.clear();
    this.#live.clear();
  }

  async #open(host: Guest, terms: Terms, rematchOf: TableId | null, facts: readonly Fact[]): Promise<TableId> {
    const { store, time } = this.#port;
    const id = newTableId();
    const secret = newSecret();
    const at = time.now();
    const first: Fact = { kind: 'opened', host: host.person, terms, commitment: commitment(secret), rematchOf };
    const changes: Change[] = [];
    for (const fact of [first, ...facts])
      changes.push(fold(id, changes.at(-1)?.table ?? null, { ...fact, number: changes.length + 1, at }));
    const { table } = changes[changes.length - 1];
    const entries = changes.map(({ entry }) => entry);
    if (!(await store.append(id, entries, { secret, standing: standing(table) })))
      throw new Error('a table with that id was there already');
    for (const change of changes) this.#port.changed(change);
    return id;
  }

  #find(id: TableId): Promise<LiveTable | null> {
    if (this.#isClosed) return Promise.resolve(null);
    const known = this.#tables.get(id);
    if (known) return known;
    const loading = load(id, this.#port);
    this.#tables.set(id, loading);
    loading.then(
      live => {
        if (live) this.#live.set(id, live);
        else this.#tables.delete(id);
      },
      () => this.#tables.delete(id),
    );
    return loading;
  }

  async #wake(id: TableId): Promise<void> {
    if (!this.#tables.has(id)) await this.#find(id);
  }

  async #putAway(before: number): Promise<void> {
    for (const [id, live] of this.#live) {
      const since = live.idleSince;
      if (since === null || since > before) continue;
      this.#live.delete(id);
      this.#tables.delete(id);
      await live.close();
    }
  }
}
