import type { TableId } from '@jamaica/messages';
import { type Fields, isFields } from '@jamaica/rules/record';
import { type Entry, readEntry } from '../log/entry.ts';
import type { Hail, Outage } from './lease-store.ts';
import { number, type Row, text } from './row.ts';
import type { Listed, Mark, Summary } from './store.ts';
import { readSummary } from './stored-summary.ts';

// What rows of the log mean, whichever database they come from.

export const entryOf = (row: Row): Entry => readEntry(number(row, 'number'), number(row, 'at'), text(row, 'fact'));

/** Says that something that was stored cannot be read. */
export type Damaged = (table: TableId, why: unknown) => void;

/** None when the summary is damaged: one table must not take the lists, or the server, with it. */
export const listedIn = (rows: readonly Row[], damaged: Damaged): Listed[] =>
  rows.flatMap(row => {
    const table = text(row, 'id');
    try {
      return [{ table, movedAt: number(row, 'moved_at'), summary: readSummary(text(row, 'standing')) }];
    } catch (why) {
      damaged(table, why);
      return [];
    }
  });

/** The end of a list that is read from its beginning. */
export const FIRST: Mark = { movedAt: Number.MAX_SAFE_INTEGER, table: '' };

export const recordOf = (row: Row): Fields => {
  const record: unknown = JSON.parse(text(row, 'record'));
  if (!isFields(record)) throw new Error('a record is not an object');
  return record;
};

export const hailOf = (row: Row): Hail => ({ person: text(row, 'person'), at: number(row, 'at') });

export const outageOf = (row: Row): Outage => ({ from: number(row, 'ended'), until: number(row, 'began') });

/** Whether the people of a table may be others after an entry. */
export const changesPeople = ({ kind }: Entry): boolean =>
  kind === 'opened' || kind === 'sat' || kind === 'rose' || kind === 'hosted' || kind === 'started';

/** Those in whose list a table is. */
export const peopleOf = ({ host, seats, stage }: Summary): ReadonlySet<string> => {
  const seated = seats.flatMap(sitter => (sitter?.kind === 'person' ? [sitter.person] : []));
  return new Set(stage === 'gathering' ? [host, ...seated] : seated);
};
