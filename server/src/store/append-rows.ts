import type { TableId } from '@jamaica/messages';
import { type Entry, writeFact } from '../log/entry.ts';
import { changesPeople, isMove, peopleOf } from './log-rows.ts';
import type { Beside } from './store.ts';

/** What the lists say of a table, in the order of the columns: stage, listed, wake_at, hail_at, listed_until, moved_at, standing. */
export type ListingRow = readonly [string, number, number | null, number | null, number | null, number, string];

/** What a move changes of that, in the order of the columns: wake_at, hail_at, moved_at, asked. */
export type MovedRow = readonly [number | null, number | null, number, string];

/** What an append writes, as texts and numbers: they are all that another thread has to be given. */
export interface AppendRows {
  readonly table: TableId;
  /** The number of the first entry. */
  readonly first: number;
  /** A new table's; null: it has been opened before. */
  readonly secret: string | null;
  /** Date and fact of each, by turns. */
  readonly entries: readonly (number | string)[];
  /** Null: all of it stays, or nothing changes but what a move does. */
  readonly listing: ListingRow | null;
  readonly moved: MovedRow | null;
  /** Those in whose list it is from now on; null: the same as before. */
  readonly people: readonly string[] | null;
  readonly record: string | null;
}

export const rowsOf = (table: TableId, entries: readonly Entry[], beside: Beside): AppendRows => {
  const { summary, secret, record, hailAt = null } = beside;
  const first = entries[0].number;
  if (first === 1 && (secret === undefined || summary === undefined))
    throw new Error('a table begins with a secret and a summary');
  const { at } = entries[entries.length - 1];
  const isOnlyMoved = summary !== undefined && isMove(entries, summary);
  return {
    table,
    first,
    secret: first === 1 && secret !== undefined ? secret : null,
    entries: entries.flatMap(entry => [entry.at, writeFact(entry)]),
    moved: isOnlyMoved ? [summary.wakeAt, hailAt, at, JSON.stringify(summary.asked)] : null,
    listing:
      summary && !isOnlyMoved
        ? [
            summary.stage,
            summary.terms.listed ? 1 : 0,
            summary.wakeAt,
            hailAt,
            summary.listedUntil ?? null,
            at,
            JSON.stringify(summary),
          ]
        : null,
    people: summary && entries.some(changesPeople) ? [...peopleOf(summary)] : null,
    record: record ? JSON.stringify(record) : null,
  };
};
