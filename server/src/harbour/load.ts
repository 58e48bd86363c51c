import type { TableId } from '@jamaica/messages';
import { replayed } from '../table/replayed.ts';
import { LiveTable } from './live-table.ts';
import type { Port } from './port.ts';

/** Fetches a table from the store and goes on with it; null when there is none. */
export const load = async (id: TableId, port: Port): Promise<LiveTable | null> => {
  const { store } = port;
  const [entries, secret] = await Promise.all([store.entries(id), store.secret(id)]);
  if (entries.length === 0 || secret === null) return null;
  const live = new LiveTable(port, replayed(id, entries), secret);
  const taken = await live.take();
  if (taken.ok) return live;
  await live.close();
  return null;
};
