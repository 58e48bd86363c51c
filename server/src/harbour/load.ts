import type { TableId } from '@jamaica/messages';
import { piecesOf } from '../log/pieces.ts';
import { fold } from '../table/fold.ts';
import type { Table } from '../table/table.ts';
import { LiveTable } from './live-table.ts';
import type { Shared } from './shared.ts';

/** Fetches a table from the store and goes on with it; null when there is none. */
export const load = async (id: TableId, shared: Shared): Promise<LiveTable | null> => {
  const { store, time } = shared;
  // A store that has just come back does not know yet how long it was away.
  await shared.catchUp();
  const secret = await store.secret(id);
  let table: Table | null = null;
  for await (const piece of piecesOf(store, time, id)) for (const entry of piece) table = fold(id, table, entry).table;
  if (table === null || secret === null) return null;
  const live = new LiveTable(shared, table, secret);
  const taken = await live.take();
  if (taken.ok) return live;
  await live.close();
  return null;
};
