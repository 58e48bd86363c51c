import type { Hex32 } from '@jamaica/chance';
import type { PersonId, Sitter, Snapshot, TableId, TableOfDay, Terms } from '@jamaica/messages';
import type { Final, Seat } from '@jamaica/rules';
import type { Fields } from '@jamaica/rules/record';
import type { Entry } from '../log/entry.ts';
import type { CodeStore } from './code-store.ts';
import type { DayStore } from './day-store.ts';
import type { LeaseStore } from './lease-store.ts';
import type { PageStore } from './page-store.ts';
import type { PeopleStore } from './people-store.ts';
import type { ProgramStore } from './program-store.ts';

/** What the lists say about a table. It follows from the entries, and is written together with them. */
export interface Summary {
  readonly stage: Snapshot['stage'];
  readonly openedAt: number;
  readonly host: PersonId;
  readonly terms: Terms;
  readonly seats: readonly (Sitter | null)[];
  /** The seats of bot accounts; missing where an older version wrote it. */
  readonly programs?: readonly Seat[];
  /** The people who are asked to decide, and when their time is up; null: never. */
  readonly asked: readonly { readonly person: PersonId; readonly seat: Seat; readonly until: number | null }[];
  /** How it ended, once it has. */
  readonly final: Final | null;
  /** When the server has to act if nobody else does; null: it waits for people only. */
  readonly wakeAt: number | null;
  /** Until when a public list shows those who gather; missing: for as long as is usual. */
  readonly listedUntil?: number | null;
  /** Whether it counts for the ratings, as far as the table can tell; missing where an older version wrote it. */
  readonly isRated?: boolean;
  /** The race of the day is sailed here. */
  readonly day?: TableOfDay;
}

/** A place in a list, the last moved first: that of a table that has been seen. */
export interface Mark {
  readonly movedAt: number;
  readonly table: TableId;
}

/** Which part of a list. */
export interface Page {
  readonly most: number;
  /** What comes after this; null: from the beginning. */
  readonly after?: Mark | null;
  readonly skip?: number;
  /** Only what a list shows at this time; nothing: everything. */
  readonly now?: number;
}

const DAY = 24 * 60 * 60 * 1000;
/** People who gathered longer ago are not waiting any more. The table stays, for whoever has its link. */
export const LISTED_FOR = 2 * DAY;

/** A table in a list. */
export interface Listed {
  readonly table: TableId;
  readonly movedAt: number;
  readonly summary: Summary;
}

/** What is kept together with entries, in the same moment or not at all. */
export interface Beside {
  readonly summary?: Summary;
  /** The secret of the dice: given with the first entry, and kept apart from all of them. */
  readonly secret?: Hex32;
  /** The record of the finished game. */
  readonly record?: object;
  /** When somebody has to be told that the table waits for them; null: nobody has. Counts with a summary only. */
  readonly hailAt?: number | null;
  /** The lease of the server that writes: it holds the table from now on, unless another server does. */
  readonly lease?: number;
}

/** Entries that were committed. */
export interface Kept {
  /** The lease that was given holds the table. */
  readonly isHeld: boolean;
}

/**
 * The memory of the harbour. The log of each table is only ever added to, and two who add the same number cannot both
 * succeed. When a promise of the store resolves, what it promised is on disk.
 */
export interface Store extends CodeStore, DayStore, PageStore, PeopleStore, ProgramStore, LeaseStore {
  /** Commits entries for good. Null: somebody else has written that number, and nothing of this was kept. */
  append(table: TableId, entries: readonly Entry[], beside?: Beside): Promise<Kept | null>;
  /** The entries of a table from a number on, at most `most` of them; none for a table that does not exist. */
  entries(table: TableId, from?: number, most?: number): Promise<Entry[]>;
  secret(table: TableId): Promise<Hex32 | null>;
  record(table: TableId): Promise<Fields | null>;
  summary(table: TableId): Promise<Listed | null>;
  /** The numbers of the last entries of those tables that there are. */
  numbers(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>>;

  /** Public tables of a stage, the last moved first. One whose summary is damaged is left out. */
  listed(stage: Summary['stage'], page: Page): Promise<Listed[]>;
  /** The tables somebody sits at that are over, or those that are not, the last moved first. */
  tablesOf(person: PersonId, isOver: boolean, most: number, skip?: number): Promise<Listed[]>;

  /** Keeps a value under a name, unless there is one already; the one that is kept. */
  keep(name: string, value: string): Promise<string>;

  close(): Promise<void>;
}
