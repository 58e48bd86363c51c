import type { Hex32 } from '@jamaica/chance';
import type { PersonId, Sitter, Snapshot, TableId, Terms } from '@jamaica/messages';
import type { Fields, Final, Seat } from '@jamaica/rules';
import type { Entry } from '../log/entry.ts';
import type { PeopleStore } from './people-store.ts';

/** What the lists say about a table. It follows from the entries, and is written together with them. */
export interface Standing {
  readonly stage: Snapshot['stage'];
  readonly openedAt: number;
  readonly host: PersonId;
  readonly terms: Terms;
  readonly seats: readonly (Sitter | null)[];
  /** The people who are asked to decide, and when their time is up; null: never. */
  readonly asked: readonly { readonly person: PersonId; readonly seat: Seat; readonly until: number | null }[];
  /** How it ended, once it has. */
  readonly final: Final | null;
  /** When the server has to act if nobody else does; null: it waits for people only. */
  readonly wakeAt: number | null;
}

/** A table in a list. */
export interface Listed {
  readonly table: TableId;
  readonly movedAt: number;
  readonly standing: Standing;
}

/** What is kept together with entries, in the same moment or not at all. */
export interface Beside {
  readonly standing?: Standing;
  /** The secret of the dice: given with the first entry, and kept apart from all of them. */
  readonly secret?: Hex32;
  /** The record of the finished game. */
  readonly record?: object;
}

/** A time without a server. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/**
 * The memory of the harbour. The log of each table is only ever added to, and two who add the same number cannot both
 * succeed. Everything that is promised is on disk when the promise is kept.
 */
export interface Store extends PeopleStore {
  /** True: committed for good. False: somebody else has written that number, and nothing of this was kept. */
  append(table: TableId, entries: readonly Entry[], beside?: Beside): Promise<boolean>;
  /** The entries of a table from a number on; none for a table that there is not. */
  entries(table: TableId, from?: number): Promise<Entry[]>;
  secret(table: TableId): Promise<Hex32 | null>;
  record(table: TableId): Promise<Fields | null>;
  standing(table: TableId): Promise<Listed | null>;

  /** Tables in which the server itself has something to do by then. */
  due(by: number, most: number): Promise<TableId[]>;
  /** Public tables of a stage, the last moved first. */
  listed(stage: Standing['stage'], most: number): Promise<Listed[]>;
  /** The tables somebody sits at that are over, or those that are not, the last moved first. */
  tablesOf(person: PersonId, isOver: boolean, most: number): Promise<Listed[]>;

  /** A server begins its watch; the number names the watch. */
  beginWatch(at: number): Promise<number>;
  /** The watch goes on until now. */
  keepWatch(watch: number, at: number): Promise<void>;
  /** The times since then in which no server was there, the last watch included only up to its last sign of life. */
  outages(since: number): Promise<Outage[]>;

  /** A copy of everything, taken while the server goes on. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
