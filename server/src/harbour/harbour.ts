import { commitment } from '@jamaica/chance';
import type { PersonId, Refused, Sitter, TableId, Terms } from '@jamaica/messages';
import { ok, type Result, refused, type View } from '@jamaica/rules';
import { newId, type RandomBytes, randomHex, randomText, realRandom } from '../clock/random.ts';
import { realTime, type Time } from '../clock/time.ts';
import type { Fact } from '../log/entry.ts';
import { PIRATES } from '../log/stored.ts';
import { nearSignals } from '../signals/near-signals.ts';
import type { Signal, Signals } from '../signals/signals.ts';
import type { Store } from '../store/store.ts';
import { Unavailable } from '../store/unavailable.ts';
import type { Guest, Request } from '../table/ask.ts';
import { fold } from '../table/fold.ts';
import { programMark } from '../table/guest.ts';
import { summaryOf } from '../table/summary.ts';
import { type Change, seatOf, type Table } from '../table/table.ts';
import { type DayRace, dayFacts, dayTerms } from './day-table.ts';
import { LeaseKeeper } from './lease-keeper.ts';
import type { Listener } from './listeners.ts';
import type { LiveTable } from './live-table.ts';
import { LivingRoom } from './living-room.ts';
import { load } from './load.ts';
import { rematchFacts } from './rematch.ts';
import type { Shared } from './shared.ts';
import { type Asked, type Crew, type Patience, Thinking } from './thinking.ts';
import { type Hailer, hailAt } from './waits.ts';

export interface HarbourOptions {
  readonly store: Store;
  /** How other servers with the same store are told; nothing: there are none. */
  readonly signals?: Signals;
  readonly crew: Crew;
  /** How many of its bots think at a time. */
  readonly threads?: number;
  readonly patience?: Patience;
  /** Who tells people that they are waited for; nothing: nobody does. */
  readonly hailer?: Hailer | null;
  readonly time?: Time;
  /** Where ids and the secrets of the dice come from. */
  readonly random?: RandomBytes;
  /** Milliseconds after which a table that nobody watches is put away. */
  readonly idle?: number;
  /** The date of this machine has been set. */
  readonly jumped?: (milliseconds: number) => void;
  /** Something went wrong that nobody asked for. */
  readonly failed?: (table: string, why: unknown) => void;
}

const FIVE_MINUTES = 5 * 60 * 1000;
/** Signals can get lost, so every few rounds the log is read anyway. */
const ROUNDS_OF_TRUST = 10;
/** So many tables are looked at before others have their turn. */
const AT_ONCE = 50;
/** How long moves under way may take when the server closes. One whose fate the store cannot tell is not answered. */
const PARTING = 10_000;
const SECRET_BYTES = 32;
const SERVER_BYTES = 6;
/** Games with bots under way at a time that somebody has started, and everybody from one address. */
const MOST_GAMES_OF_PERSON = 10;
const MOST_GAMES_OF_ADDRESS = 60;

interface Opening {
  readonly id: TableId;
  readonly rematchOf: TableId | null;
  readonly isOnScreen?: boolean;
  /** A race of the day, whose secret is everybody's. */
  readonly race?: DayRace;
}

/** A bot that thinks for nobody's game: those who play come first. */
const IN_PASSING = { host: '', address: '', isWatched: () => false, isWanted: () => true, isSlow: () => {} };

/** All tables of a server. They lie in the store; those that are needed are in memory as well. */
export class Harbour {
  readonly #shared: Shared;
  readonly #tables = new Map<TableId, Promise<LiveTable | null>>();
  readonly #live = new Map<TableId, LiveTable>();
  readonly #unsubscribe = new Map<TableId, () => void>();
  readonly #hearers = new Set<(change: Change) => void>();
  readonly #leases: LeaseKeeper;
  /** What is said beside the games. */
  readonly livingRoom: LivingRoom;
  #roundsOfTrust = 0;
  #isAdrift = false;
  #isClosed = false;

  constructor({
    store,
    signals = nearSignals(),
    crew,
    threads = Number.POSITIVE_INFINITY,
    patience = () => undefined,
    hailer = null,
    time = realTime,
    random = realRandom,
    idle = FIVE_MINUTES,
    jumped,
    failed,
  }: HarbourOptions) {
    this.#shared = {
      store,
      signals,
      server: randomText(random, SERVER_BYTES),
      thinking: new Thinking(crew, threads, patience, time),
      hailer,
      time,
      random,
      lease: () => this.#leases.lease,
      date: () => this.#leases.date,
      catchUp: () => this.#leases.catchUp(),
      changed: change => {
        for (const hear of this.#hearers) hear(change);
      },
      failed: failed ?? (() => {}),
    };
    this.livingRoom = new LivingRoom({
      time,
      random,
      signals,
      find: async id => {
        const live = await this.#find(id);
        return live ? ok(live) : refused(this.#isClosed ? 'unavailable' : 'no-table');
      },
      request: (id, who, request) => this.request(id, who, request),
    });
    this.#leases = new LeaseKeeper(store, time, {
      wake: table => this.#wake(table),
      round: async () => {
        await this.#lookAround();
        let done = 0;
        for (const live of this.#live.values()) {
          live.attendance.renew();
          if (live.isSailingAlone) live.lookedAt();
          // A move that comes meanwhile does not wait for all of them.
          if (++done % AT_ONCE === 0) await time.pause();
        }
        await this.#putAway(time.passed() - idle);
      },
      adrift: why => {
        if (why === 'away') this.#isAdrift = true;
        for (const live of this.#live.values()) live.letGo();
      },
      anchored: async () => {
        // First everybody's clock is put right, then people may move again.
        await Promise.all([...this.#live].map(([id, live]) => live.take().catch(why => this.#shared.failed(id, why))));
        this.#isAdrift = false;
      },
      jumped: milliseconds => jumped?.(milliseconds),
      failed: why => this.#shared.failed('', why),
    });
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** Whether people can be served: not while the store is away. */
  get isReady(): boolean {
    return !this.#isAdrift && !this.#isClosed;
  }

  /** Begins its lease, and goes on with every game that waits for the server. */
  start(): Promise<void> {
    return this.#leases.start();
  }

  /** Hears of every change that this server has committed, at any table. It is told everything: nothing of it may reach a player. */
  hear(hearer: (change: Change) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  /** Opens a table; whoever opens it takes the first seat, but for a big screen, which only shows it. */
  async open(host: Guest, terms: Terms, isOnScreen = false): Promise<TableId> {
    const { person, name, isProgram } = host;
    const id = this.newId();
    const sitter: Sitter = { kind: 'person', person, name, pirate: PIRATES[0] };
    const sat: Fact = { kind: 'sat', seat: 0, sitter, ...programMark(isProgram) };
    if (!(await this.#open(host, terms, isOnScreen ? [] : [sat], { id, rematchOf: null, isOnScreen })))
      throw new Error('a table with that id was there already');
    return id;
  }

  /** A new id for a table, which is also its link: nobody can guess it. */
  newId(): TableId {
    return newId(this.#shared.random);
  }

  /** Opens a table for a race of the day, which sets sail at once; where there is one of that id already nothing happens. */
  async sailDay(id: TableId, host: Guest, race: DayRace): Promise<void> {
    await this.#open(host, dayTerms(race), dayFacts(race, host), { id, rematchOf: null, race });
  }

  /** What a bot chooses that plays nobody's game. */
  async think(view: View, asked: Asked): Promise<string> {
    const choice = await this.#shared.thinking.choose(view, asked, IN_PASSING);
    if (choice === null) throw new Error('a thought was not wanted any more');
    return choice;
  }

  /** Does what somebody asks. The number is that of the table's last change once it is on disk. */
  async request(id: TableId, who: Guest, request: Request): Promise<Result<number, Refused>> {
    if (this.#isAdrift) return refused('unavailable');
    try {
      const live = this.#live.get(id) ?? (await this.#find(id));
      if (live?.isClosed && !this.#isClosed) return await this.request(id, who, request);
      if (!live) return refused(this.#isClosed ? 'unavailable' : 'no-table');
      live.cameFrom(who.person, who.address);
      if (request.verb === 'start' && !this.#mayStart(live, who)) return refused('too-many');
      return await live.request(who, request);
    } catch (why) {
      // The disk would not take it: nothing has happened.
      this.#shared.failed(id, why);
      return refused('unavailable');
    }
  }

  /** Whether somebody, and everybody else from where they are, has few enough games under way with bots. */
  #mayStart(live: LiveTable, { person, address }: Guest): boolean {
    if (live.table.berths.every(berth => berth?.sitter.kind === 'person')) return true;
    const playing = [...this.#live.values()].filter(each => each.isPlaying && each !== live);
    const ofPerson = playing.filter(({ table }) => table.host === person).length;
    const ofAddress = address === undefined ? 0 : playing.filter(each => each.address === address).length;
    return ofPerson < MOST_GAMES_OF_PERSON && ofAddress < MOST_GAMES_OF_ADDRESS;
  }

  /** A new table with the same people. Asked by several, it is the same one. */
  async rematch(id: TableId, who: Guest): Promise<Result<TableId, Refused>> {
    if (this.#isAdrift) return refused('unavailable');
    const live = await this.#find(id);
    if (!live) return refused(this.#isClosed ? 'unavailable' : 'no-table');
    const seat = seatOf(live.table, who.person);
    if (seat === null) return refused('not-seated');
    if (live.table.day) return refused('not-yours');
    if (live.table.stage !== 'over') return refused(live.table.game ? 'already-started' : 'not-started');
    if (live.table.rematch !== null) return ok(live.table.rematch);
    const { terms, isOnScreen } = live.table;
    // The id follows from the old table's: whoever else asks, here or at another server, opens the same one or finds it there.
    const { rematchId } = live;
    await this.#open(who, terms, rematchFacts(live.table), { id: rematchId, rematchOf: id, isOnScreen });
    const noted = await live.note(table =>
      ok(table.rematch === null ? [{ kind: 'rematch', table: rematchId, seat }] : []),
    );
    return noted.ok ? ok(live.table.rematch ?? rematchId) : noted;
  }

  /** Watches a table: first what was missed since a change, or a snapshot, then whatever happens. Returns how to stop. */
  async watch(id: TableId, since: number | null, listener: Listener): Promise<Result<() => void, Refused>> {
    const live = await this.#find(id);
    if (live?.isClosed && !this.#isClosed) return this.watch(id, since, listener);
    if (!live) return refused(this.#isClosed ? 'unavailable' : 'no-table');
    const why = await live.welcome(listener, since);
    if (why) return refused(why);
    live.cameFrom(listener.person, listener.address);
    live.lookedAt();
    live.attendance.changed();
    return ok(() => {
      live.listeners.drop(listener);
      live.lookedAt();
      live.attendance.changed();
    });
  }

  /** Whether somebody at a table would miss a person. */
  isAwaited(id: TableId, person: PersonId): boolean {
    return this.#live.get(id)?.attendance.isAwaited(person) ?? false;
  }

  /** Whether somebody sits at a table that is in memory. */
  isSeated(id: TableId, person: PersonId): boolean {
    const live = this.#live.get(id);
    return live !== undefined && seatOf(live.table, person) !== null;
  }

  /** Somebody who watches a table has fallen silent, or is heard again. */
  lookWhoIsThere(id: TableId): void {
    this.#live.get(id)?.attendance.look();
  }

  /** The table itself, for lists and news. It knows everything: only `shown` may be told. */
  async table(id: TableId): Promise<Table | null> {
    return (await this.#find(id))?.table ?? null;
  }

  /** Lets every move under way come to its end, takes no more, and notes the end of its lease. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.race([this.#settle(), new Promise(resolve => this.#shared.time.later(PARTING, () => resolve(null)))]);
    await this.#leases.close().catch(why => this.#shared.failed('', why));
    this.#tables.clear();
    this.#live.clear();
  }

  async #settle(): Promise<void> {
    const tables = await Promise.allSettled(this.#tables.values());
    await Promise.all(tables.map(each => (each.status === 'fulfilled' ? each.value?.close() : null)));
    for (const stop of this.#unsubscribe.values()) stop();
  }

  /** False: a table with that id was there already. */
  async #open(
    host: Guest,
    terms: Terms,
    facts: readonly Fact[],
    { id, rematchOf, isOnScreen, race }: Opening,
  ): Promise<boolean> {
    if (this.#isAdrift) throw new Unavailable('the store is away');
    const { store, time, random, hailer } = this.#shared;
    const secret = race?.secret ?? randomHex(random, SECRET_BYTES);
    const at = time.now();
    const passing = host.isPassing ? { isPassing: true as const } : {};
    const shownOnly = isOnScreen ? { isOnScreen: true as const } : {};
    const first: Fact = {
      kind: 'opened',
      host: host.person,
      terms,
      commitment: commitment(secret),
      rematchOf,
      ...passing,
      ...shownOnly,
      ...(race ? { day: { day: race.day, practice: race.practice } } : {}),
    };
    const changes: Change[] = [];
    for (const fact of [first, ...facts])
      changes.push(fold(id, changes.at(-1)?.table ?? null, { ...fact, number: changes.length + 1, at }));
    const { table } = changes[changes.length - 1];
    const entries = changes.map(({ entry }) => entry);
    const beside = { secret, summary: summaryOf(table), hailAt: hailAt(table, hailer) };
    if (!(await store.append(id, entries, beside))) return false;
    for (const change of changes) this.#shared.changed(change);
    return true;
  }

  #find(id: TableId): Promise<LiveTable | null> {
    if (this.#isClosed) return Promise.resolve(null);
    const known = this.#tables.get(id);
    if (known) return known;
    const loading = this.#load(id);
    this.#tables.set(id, loading);
    loading.then(
      live => {
        if (live) this.#live.set(id, live);
        else this.#forget(id);
      },
      () => this.#forget(id),
    );
    return loading;
  }

  /** Subscribes first and reads then, so that nothing in between is missed. */
  async #load(id: TableId): Promise<LiveTable | null> {
    const { signals, failed } = this.#shared;
    const stop = await signals.subscribe(id, signal => {
      // This server's own come back to it, one with each move: there is nothing new in them.
      if (typeof signal === 'number' && signal <= (this.#live.get(id)?.table.number ?? 0)) return;
      this.#tables
        .get(id)
        ?.then(live => live && heed(live, signal))
        .catch(why => failed(id, why));
    });
    this.#unsubscribe.set(id, stop);
    return load(id, this.#shared);
  }

  #forget(id: TableId): void {
    this.#unsubscribe.get(id)?.();
    this.#unsubscribe.delete(id);
    this.#tables.delete(id);
    this.#live.delete(id);
  }

  async #wake(id: TableId): Promise<void> {
    const known = this.#live.get(id);
    if (known && (!known.isHeld || known.isAhead)) await known.take();
    const live = known ?? (await this.#find(id));
    // A date that an older version left there: nobody plays, so nothing has to be done.
    if (live?.isAsleep) await live.note(() => ok([{ kind: 'resumed', missed: 0 }]));
  }

  /** Reads what other servers wrote, where their signals could not be seen. */
  async #lookAround(): Promise<void> {
    const { store, signals, failed } = this.#shared;
    if (signals.isConnected && this.#roundsOfTrust-- > 0) return;
    this.#roundsOfTrust = signals.isConnected ? ROUNDS_OF_TRUST : 0;
    const numbers = await store.numbers([...this.#live.keys()]);
    await Promise.all(
      [...numbers].map(([id, number]) =>
        this.#live
          .get(id)
          ?.hear(number)
          .catch(why => failed(id, why)),
      ),
    );
  }

  async #putAway(before: number): Promise<void> {
    for (const [id, live] of this.#live) {
      const since = live.idleSince;
      if (since === null || since > before) continue;
      const lease = live.isHeld ? this.#leases.lease : null;
      this.#forget(id);
      await live.close();
      if (lease !== null) await this.#shared.store.release(lease, id);
    }
  }
}

/** Does what another server's signal calls for. */
const heed = (live: LiveTable, signal: Signal): Promise<void> | void => {
  if (typeof signal === 'number') return live.hear(signal);
  if ('beside' in signal) return live.listeners.besideIs(live.table.id, signal.beside);
  return live.attendance.heard(signal);
};
