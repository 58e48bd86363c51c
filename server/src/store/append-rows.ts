import type { TableId } from '@jamaica/messages';
import { type Entry, writeFact } from '../log/entry.ts';
import { changesPeople, peopleOf } from './log-rows.ts';
import type { Beside } from './store.ts';

/** What the lists say of a table, in the order of the columns: stage, listed, wake_at, hail_at, listed_until, moved_at, standing. */
export type ListingRow = readonly [string, number, number | null, number | null, number | null, number, string];

/** What an append writes, as texts and numbers: they are all that another thread has to be given. */
export interface AppendRows {
  readonly table: TableId;
  /** The number of the first entry. */
  readonly first: number;
  /** A new table's; null: it has been opened before. */
  readonly secret: string | null;
  /** Date and fact of each, by turns. */
  readonly entries: readonly (number | string)[];
  readonly listing: ListingRow | null;
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
  return {
    table,
    first,
    secret: first === 1 && secret !== undefined ? secret : null,
    entries: entries.flatMap(entry => [entry.at, writeFact(entry)]),
    listing: summary
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
