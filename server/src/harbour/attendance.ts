import type { PersonId } from '@jamaica/messages';
import type { Seat } from '@jamaica/rules';
import type { Muster } from '../signals/signals.ts';
import { seatOf, type Table } from '../table/table.ts';
import type { Listeners } from './listeners.ts';
import type { Shared } from './shared.ts';

/** Somebody who reloads their page is back within this time. */
const GRACE = 800;
/** How often a server repeats who is there, and for how long it is believed: long enough for two of these messages to get lost. */
const SAID_EVERY = 15_000;
const BELIEVED_FOR = 40_000;

type AttendanceShared = Pick<Shared, 'server' | 'signals' | 'time'>;

/**
 * Which people of a table have a connection, at this server or another. It is not written down: it is true now, and those
 * who look on are told when it changes. Where the other servers cannot be seen nobody is said to be missing.
 */
export class Attendance {
  readonly #shared: AttendanceShared;
  readonly #listeners: Listeners;
  readonly #live: { readonly table: Table };
  readonly #elsewhere = new Map<string, { readonly there: readonly PersonId[]; readonly at: number }>();
  /** What the other servers were told last, and when. */
  #said: readonly PersonId[] = [];
  #saidAt = 0;
  #stopLooking: (() => void) | null = null;

  constructor(shared: AttendanceShared, listeners: Listeners, live: { readonly table: Table }) {
    this.#shared = shared;
    this.#listeners = listeners;
    this.#live = live;
  }

  /** Whether somebody who looks on would miss a person of this table. */
  isAwaited(person: PersonId): boolean {
    if (seatOf(this.#live.table, person) === null) return false;
    return this.#listeners.hasOthers(person) || [...this.#elsewhere.values()].some(({ there }) => there.length > 0);
  }

  /** Somebody has come, gone, or taken another seat. That somebody is back is told at once, that somebody is gone after a moment. */
  changed(): void {
    this.#say();
    const missing = this.#missing();
    this.#listeners.offlineAre(
      this.#live.table.id,
      this.#listeners.offline.filter(seat => missing.includes(seat)),
    );
    this.#stopLooking ??= this.#shared.time.later(GRACE, () => {
      this.#stopLooking = null;
      this.look();
    });
  }

  /** Somebody has fallen silent, or is heard again. */
  look(): void {
    this.#say();
    this.#listeners.offlineAre(this.#live.table.id, this.#missing());
  }

  /** Another server says who is there. One that has not been heard of before does not know who is here. */
  heard({ server, there }: Muster): void {
    if (server === this.#shared.server) return;
    const isNew = !this.#elsewhere.has(server);
    this.#elsewhere.set(server, { there, at: this.#shared.time.passed() });
    if (isNew) this.#saidAt = Number.NEGATIVE_INFINITY;
    this.changed();
  }

  /** Repeats who is here, and forgets what other servers have not repeated for long. */
  renew(): void {
    const before = this.#shared.time.passed() - BELIEVED_FOR;
    const old = [...this.#elsewhere].filter(([, { at }]) => at < before);
    for (const [server] of old) this.#elsewhere.delete(server);
    if (old.length > 0) this.look();
    else this.#say();
  }

  close(): void {
    this.#stopLooking?.();
    this.#stopLooking = null;
  }

  #people(): { readonly seat: Seat; readonly person: PersonId }[] {
    return this.#live.table.berths.flatMap((berth, seat) =>
      berth?.sitter.kind === 'person' ? [{ seat, person: berth.sitter.person }] : [],
    );
  }

  #here(): PersonId[] {
    // Asked every second of every table that is in memory, and at most of them nobody looks on.
    if (this.#listeners.size === 0) return [];
    return this.#people().flatMap(({ person }) => (this.#listeners.hears(person) ? [person] : []));
  }

  #missing(): Seat[] {
    if (!this.#shared.signals.isConnected) return [];
    const there = new Set([...this.#here(), ...[...this.#elsewhere.values()].flatMap(each => each.there)]);
    return this.#people().flatMap(({ seat, person }) => (there.has(person) ? [] : [seat]));
  }

  #say(): void {
    const { signals, server, time } = this.#shared;
    const here = this.#here();
    const isSame = here.length === this.#said.length && here.every(person => this.#said.includes(person));
    const isFresh = here.length === 0 || time.passed() - this.#saidAt < SAID_EVERY;
    if (isSame && isFresh) return;
    this.#said = here;
    this.#saidAt = time.passed();
    signals.send(this.#live.table.id, { server, there: here });
  }
}
