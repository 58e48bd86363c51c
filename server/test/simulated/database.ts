import type { Hex32 } from '@jamaica/chance';
import type { PersonId, TableCode, TableId } from '@jamaica/messages';
import { type Fields, isFields } from '@jamaica/rules/record';
import { type Entry, readEntry, writeFact } from '../../src/log/entry.ts';
import { AHEAD, type Hail, LEASE_LASTS, type Outage } from '../../src/store/lease-store.ts';
import { changesPeople, FIRST, peopleOf } from '../../src/store/log-rows.ts';
import { type Beside, type Kept, LISTED_FOR, type Listed, type Page, type Summary } from '../../src/store/store.ts';
import { readSummary } from '../../src/store/stored-summary.ts';

interface Row {
  readonly id: TableId;
  readonly secret: Hex32;
  /** As they lie on disk, with the hand that wrote them. */
  readonly entries: { readonly at: number; readonly fact: string; readonly hand: number }[];
  holder: number | null;
  /** When that lease began to hold it, on the clock of the database. */
  heldSince: number;
  standing: string;
  stage: Summary['stage'];
  isListed: boolean;
  wakeAt: number | null;
  hailAt: number | null;
  listedUntil: number | null;
  movedAt: number;
  people: ReadonlySet<PersonId>;
  record: string | null;
  readonly hails: Map<PersonId, number>;
}

interface Lease {
  readonly began: number;
  until: number;
  /** On the clock of the database. */
  seen: number;
}

/** What is seen of everything that is committed, in the moment it is. */
export interface Onlooker {
  committed(table: TableId, entries: readonly Entry[], beside: Beside): void;
  hailed(table: TableId, hail: Hail): void;
}

/**
 * The tables as PostgreSQL keeps them: what is in here is on disk. Each call is one transaction; how it gets here, and
 * whether its answer gets back, is the business of whoever calls.
 */
export class Database {
  /** The clock of the database's own machine. */
  readonly #now: () => number;
  readonly #rows = new Map<TableId, Row>();
  readonly #leases: Lease[] = [];
  readonly #kept = new Map<string, string>();
  readonly #codes = new Map<TableCode, { readonly table: TableId; until: number }>();
  onlooker: Onlooker | null = null;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Null: somebody else has written that number. The same hand that asks again is told that it has written. */
  append(table: TableId, entries: readonly Entry[], beside: Beside, hand: number): Kept | null {
    const [first] = entries;
    const { lease } = beside;
    if (!first) return { isHeld: false };
    const row = first.number === 1 ? this.#opened(table, entries, beside) : this.#rows.get(table);
    if (!row) throw new Error(`there is no table ${table}`);
    if (row.entries.length !== first.number - 1) {
      const isOwn = row.entries[first.number - 1]?.hand === hand;
      return isOwn ? { isHeld: row.holder === lease && lease !== undefined } : null;
    }
    for (const entry of entries) row.entries.push({ at: entry.at, fact: writeFact(entry), hand });
    if (lease !== undefined && this.#isFree(row, lease)) this.#give(row, lease);
    if (beside.summary) stand(row, beside.summary, entries, beside.hailAt ?? null);
    if (beside.record) row.record ??= JSON.stringify(beside.record);
    this.onlooker?.committed(table, entries, beside);
    return { isHeld: row.holder === lease && lease !== undefined };
  }

  #opened(table: TableId, entries: readonly Entry[], { secret, summary }: Beside): Row {
    if (secret === undefined || summary === undefined) throw new Error('a table begins with a secret and a summary');
    const known = this.#rows.get(table);
    if (known) return known;
    const row: Row = {
      id: table,
      secret,
      entries: [],
      holder: null,
      heldSince: 0,
      standing: '',
      stage: 'gathering',
      isListed: false,
      wakeAt: null,
      hailAt: null,
      listedUntil: null,
      movedAt: entries[0].at,
      people: new Set(),
      record: null,
      hails: new Map(),
    };
    this.#rows.set(table, row);
    return row;
  }

  entries(table: TableId, from: number, most: number): Entry[] {
    const all = this.#rows.get(table)?.entries ?? [];
    return all.slice(from - 1, from - 1 + most).map(({ at, fact }, index) => readEntry(from + index, at, fact));
  }

  secret(table: TableId): Hex32 | null {
    return this.#rows.get(table)?.secret ?? null;
  }

  record(table: TableId): Fields | null {
    const record: unknown = JSON.parse(this.#rows.get(table)?.record ?? 'null');
    return isFields(record) ? record : null;
  }

  summary(table: TableId): Listed | null {
    const row = this.#rows.get(table);
    return row ? listedIn(row) : null;
  }

  numbers(tables: readonly TableId[]): Map<TableId, number> {
    const known = tables.flatMap(table => this.#rows.get(table) ?? []);
    return new Map(known.map(({ id, entries }) => [id, entries.length]));
  }

  listed(stage: Summary['stage'], { most, after, skip = 0, now = 0 }: Page): Listed[] {
    const place = after ?? FIRST;
    const shown = [...this.#rows.values()].filter(
      ({ id, isListed, stage: at, movedAt, listedUntil }) =>
        isListed &&
        at === stage &&
        (movedAt < place.movedAt || (movedAt === place.movedAt && id < place.table)) &&
        movedAt > now - LISTED_FOR &&
        (listedUntil ?? movedAt + LISTED_FOR) > now,
    );
    shown.sort((one, other) => other.movedAt - one.movedAt || (one.id < other.id ? 1 : -1));
    return shown.slice(skip, skip + most).map(listedIn);
  }

  tablesOf(person: PersonId, isOver: boolean, most: number, skip: number): Listed[] {
    const theirs = [...this.#rows.values()].filter(
      ({ people, stage }) => people.has(person) && (stage === 'over') === isOver,
    );
    theirs.sort((one, other) => other.movedAt - one.movedAt);
    return theirs.slice(skip, skip + most).map(listedIn);
  }

  keep(name: string, value: string): string {
    const kept = this.#kept.get(name) ?? value;
    this.#kept.set(name, kept);
    return kept;
  }

  giveCode(table: TableId, code: TableCode, now: number, until: number): TableCode | null {
    for (const [each, given] of [...this.#codes]) if (given.until <= now) this.#codes.delete(each);
    for (const [each, given] of this.#codes) {
      if (given.table !== table) continue;
      given.until = Math.max(given.until, until);
      return each;
    }
    if (this.#codes.has(code)) return null;
    this.#codes.set(code, { table, until });
    return code;
  }

  tableByCode(code: TableCode, now: number): TableId | null {
    const given = this.#codes.get(code);
    const isGathering = given && given.until > now && this.#rows.get(given.table)?.stage === 'gathering';
    return isGathering ? given.table : null;
  }

  /** Ids of all tables, in the order in which they were opened. */
  get tables(): readonly TableId[] {
    return [...this.#rows.keys()];
  }

  /** Which lease holds a table, and since when; null: none that is still there. */
  holder(table: TableId): { readonly lease: number; readonly since: number } | null {
    const row = this.#rows.get(table);
    return row && row.holder !== null && this.#isKept(row.holder) ? { lease: row.holder, since: row.heldSince } : null;
  }

  #isKept(lease: number): boolean {
    return this.#leases[lease - 1].seen > this.#now() - LEASE_LASTS;
  }

  #isFree({ holder }: Row, lease: number): boolean {
    return holder === null || holder === lease || !this.#isKept(holder);
  }

  #give(row: Row, lease: number): void {
    if (row.holder !== lease) row.heldSince = this.#now();
    row.holder = lease;
  }

  beginLease(at: number): number {
    const now = this.#now();
    for (const lease of this.#leases)
      if (lease.seen > now - LEASE_LASTS && at - lease.until < AHEAD) lease.until = Math.max(lease.until, at);
    return this.#leases.push({ began: at, until: at, seen: now });
  }

  keepLease(lease: number, at: number): boolean {
    if (!this.#isKept(lease)) return false;
    const kept = this.#leases[lease - 1];
    [kept.until, kept.seen] = [Math.max(kept.until, at), this.#now()];
    return true;
  }

  endLease(lease: number, at: number): void {
    const ended = this.#leases[lease - 1];
    [ended.until, ended.seen] = [Math.max(ended.until, at), Number.NEGATIVE_INFINITY];
  }

  outages(since: number): Outage[] {
    const leases = this.#leases.toSorted((one, other) => one.began - other.began);
    let ended = Number.POSITIVE_INFINITY;
    const outages: Outage[] = [];
    for (const { began, until } of leases) {
      if (began > ended && began > since) outages.push({ from: ended, until: began });
      ended = ended === Number.POSITIVE_INFINITY ? until : Math.max(ended, until);
    }
    return outages;
  }

  claim(lease: number, by: number, most: number): TableId[] {
    const due = [...this.#rows.values()].filter(row => isDue(row, by));
    due.sort((one, other) => (one.wakeAt ?? Infinity) - (other.wakeAt ?? Infinity) || 0);
    const free = due.filter(row => row.holder !== lease && this.#isFree(row, lease)).slice(0, most);
    const own = due.filter(row => row.holder === lease);
    for (const row of free) this.#give(row, lease);
    return [...free, ...own].slice(0, most).map(({ id }) => id);
  }

  hold(lease: number, table: TableId): boolean {
    const row = this.#rows.get(table);
    if (!row || !this.#isFree(row, lease)) return false;
    this.#give(row, lease);
    return true;
  }

  release(lease: number, table: TableId): void {
    const row = this.#rows.get(table);
    if (row?.holder === lease) row.holder = null;
  }

  hails(table: TableId): Hail[] {
    const hails = [...(this.#rows.get(table)?.hails ?? [])].map(([person, at]) => ({ person, at }));
    return hails.sort((one, other) => (one.person < other.person ? -1 : 1));
  }

  hail(table: TableId, hail: Hail, since: number, next: number | null): boolean {
    const row = this.#rows.get(table);
    if (!row) throw new Error(`there is no table ${table}`);
    row.hailAt = next;
    const before = row.hails.get(hail.person);
    if (before !== undefined && before >= since) return false;
    row.hails.set(hail.person, hail.at);
    this.onlooker?.hailed(table, hail);
    return true;
  }

  unhail(table: TableId, person: PersonId): boolean {
    return this.#rows.get(table)?.hails.delete(person) ?? false;
  }
}

const stand = (row: Row, standing: Summary, entries: readonly Entry[], hailAt: number | null): void => {
  const { stage, terms, wakeAt, listedUntil = null } = standing;
  [row.stage, row.isListed, row.wakeAt, row.hailAt] = [stage, terms.listed, wakeAt, hailAt];
  [row.listedUntil, row.movedAt] = [listedUntil, entries[entries.length - 1].at];
  row.standing = JSON.stringify(standing);
  if (entries.some(changesPeople)) row.people = peopleOf(standing);
};

const listedIn = ({ id, movedAt, standing }: Row): Listed => ({
  table: id,
  movedAt,
  summary: readSummary(standing),
});

const isDue = ({ wakeAt, hailAt, movedAt }: Row, by: number): boolean =>
  (wakeAt !== null && (wakeAt <= by || movedAt > by + AHEAD)) || (hailAt !== null && hailAt <= by);
