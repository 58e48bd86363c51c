import type { TableId } from '@jamaica/messages';
import type { Entry } from '../log/entry.ts';
import { fold } from './fold.ts';
import type { Table } from './table.ts';

/** The table that entries tell of. */
export const replayed = (id: TableId, entries: readonly Entry[]): Table => {
  const table = entries.reduce<Table | null>((before, entry) => fold(id, before, entry).table, null);
  if (!table) throw new Error(`table ${id} has no entries`);
  return table;
};
