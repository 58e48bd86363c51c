import type { Beside, News, PersonId, Snapshot, TableId } from '@jamaica/messages';
import type { Seat } from '@jamaica/rules';
import { mayWatch, shown, shownChange, ToldAlike, type Views } from '../table/shown.ts';
import { type Change, seatOf, type Table } from '../table/table.ts';
import { NOTHING_BESIDE } from './beside.ts';

/** What somebody who watches a table is told. */
export type TableTold =
  | { readonly table: TableId; readonly number: number; readonly snapshot: Snapshot }
  | { readonly table: TableId; readonly number: number; readonly news: News };

export type BotsAre = 'slow' | 'ready';

/** Somebody who watches a table. */
export interface Listener {
  readonly person: PersonId | null;
  /** Where they look on from, if that is known. */
  readonly address?: string;
  /** Every step with a view, unless they say otherwise. */
  readonly views?: Views;
  /** They want to hear what happened shortly before they came. */
  readonly recalls?: boolean;
  told(told: TableTold): void;
  /** The bots have more to do than they can manage, and take longer; or this is over. */
  botsAre?(table: TableId, how: BotsAre): void;
  /** Nothing has been heard of them for some seconds. */
  readonly isSilent?: boolean;
  /** The seats whose people have no connection. */
  offlineAre?(table: TableId, seats: readonly Seat[]): void;
  /** What is said beside the game. */
  besideIs?(table: TableId, beside: Beside): void;
  /** The game begins, and strangers may not look on: nothing more is told. */
  sentAway(table: TableId): void;
}

/** A table that somebody comes to. */
export interface Arrival {
  readonly table: Table;
  /** The change that they heard of last; null: none. */
  readonly since: number | null;
  /** The last changes, as far as they may be needed. */
  readonly recent: readonly Change[];
  /** The date at the table, and everywhere else. */
  readonly now: number;
  readonly date: number;
}

/** How a change is told to a seat, or to all who have none. */
interface ToldNews {
  readonly seat: Seat | null;
  readonly views: Views;
  /** Null: not at all. */
  readonly told: Extract<TableTold, { readonly news: News }> | null;
}

/** Those who watch a table. */
export class Listeners {
  readonly #listeners = new Set<Listener>();
  #bots: BotsAre = 'ready';
  #offline: readonly Seat[] = [];
  #beside: Beside = NOTHING_BESIDE;

  get size(): number {
    return this.#listeners.size;
  }

  /** Everything since the change last heard, or the table as it stands: `now` at the table, which is `date` elsewhere. */
  add(listener: Listener, { table, since, recent, now, date }: Arrival): void {
    const missed = since === null ? null : missedOf(recent, since, table.number);
    const [before, ...news] = missed === null && listener.recalls ? recalledBy(listener, recent) : [];
    this.#listeners.add(listener);
    if (this.#bots === 'slow') listener.botsAre?.(table.id, 'slow');
    if (this.#offline.length > 0) listener.offlineAre?.(table.id, this.#offline);
    if (this.#beside !== NOTHING_BESIDE) listener.besideIs?.(table.id, this.#beside);
    if (missed) for (const change of missed) this.#tell([listener], change);
    else if (news.length > 0) {
      const { entry, table: then } = before;
      listener.told({ table: table.id, number: entry.number, snapshot: shown(then, listener.person, entry.at) });
      for (const change of news) this.#tell([listener], change);
    } else listener.told({ table: table.id, number: table.number, snapshot: shown(table, listener.person, now, date) });
  }

  drop(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  botsAre(table: TableId, how: BotsAre): void {
    if (this.#bots === how) return;
    this.#bots = how;
    for (const listener of this.#listeners) listener.botsAre?.(table, how);
  }

  /** Whether somebody looks on who can be heard. */
  hears(person: PersonId): boolean {
    return this.#listeners.values().some(listener => listener.person === person && listener.isSilent !== true);
  }

  /** Whether anybody else looks on. */
  hasOthers(person: PersonId): boolean {
    return this.#listeners.values().some(listener => listener.person !== person);
  }

  /** The seats that everybody was told have no connection. */
  get offline(): readonly Seat[] {
    return this.#offline;
  }

  offlineAre(table: TableId, seats: readonly Seat[]): void {
    if (seats.length === this.#offline.length && seats.every(seat => this.#offline.includes(seat))) return;
    this.#offline = seats;
    for (const listener of this.#listeners) listener.offlineAre?.(table, seats);
  }

  /** What is said beside the game. */
  get beside(): Beside {
    return this.#beside;
  }

  besideIs(table: TableId, beside: Beside): void {
    this.#beside = beside;
    for (const listener of this.#listeners) listener.besideIs?.(table, beside);
  }

  /** Tells everybody what has been committed. */
  tell(changes: readonly Change[]): void {
    for (const change of changes) this.#tell(this.#listeners, change);
  }

  /** Who has the same seat, or none, sees the same and is told it in one of two ways: a thousand spectators are told one thing. */
  #tell(listeners: Iterable<Listener>, change: Change): void {
    const { table, entry } = change;
    const alike = new ToldAlike(change);
    const ways: ToldNews[] = [];
    for (const listener of listeners) {
      const { person, views = 'every-step' } = listener;
      const seat = seatOf(table, person);
      if (seat === null && !this.#isWelcome(listener, table)) continue;
      let way = ways.find(each => each.seat === seat && each.views === views);
      if (!way) {
        const news = shownChange(change, person, views, alike);
        // The same for several seats is one thing, and so is written once.
        const same = ways.find(each => each.told?.news === news)?.told;
        way = { seat, views, told: same ?? (news && { table: table.id, number: entry.number, news }) };
        ways.push(way);
      }
      if (way.told) listener.told(way.told);
    }
  }

  #isWelcome(listener: Listener, table: Table): boolean {
    if (mayWatch(table, listener.person)) return true;
    this.#listeners.delete(listener);
    listener.sentAway(table.id);
    return false;
  }
}

/** The last changes, if somebody may know of all of them. */
const recalledBy = ({ person }: Listener, recent: readonly Change[]): readonly Change[] =>
  recent.every(({ table }) => mayWatch(table, person)) ? recent : [];

/** Null when it is too long ago, or not of this table. */
const missedOf = (recent: readonly Change[], since: number, last: number): readonly Change[] | null => {
  if (since === last) return [];
  const first = recent.findIndex(({ entry }) => entry.number === since + 1);
  return first < 0 ? null : recent.slice(first);
};
