import type { TableId } from '@jamaica/messages';
import { ok } from '@jamaica/rules';
import { decisionTime } from '../clock/clock.ts';
import { missedSince } from '../clock/outage.ts';
import type { Store } from '../store/store.ts';
import { replayed } from '../table/replayed.ts';
import type { Table } from '../table/table.ts';
import { LiveTable, type Port } from './live-table.ts';

/** Fetches a table from the store and goes on with it; null when there is none. */
export const load = async (id: TableId, port: Port): Promise<LiveTable | null> => {
  const { store } = port;
  const entries = await store.entries(id);
  const secret = await store.secret(id);
  if (entries.length === 0 || secret === null) return null;
  const live = new LiveTable(port, replayed(id, entries), secret);
  const missed = await missedBy(live.table, store);
  const resumed = await live.note(() => ok(missed > 0 ? [{ kind: 'resumed', missed }] : []));
  return resumed.ok ? live : null;
};

/** How long no server was there since the table's last entry, where a clock runs. */
const missedBy = async ({ game, stage, terms, at }: Table, store: Store): Promise<number> => {
  const hasClock = stage === 'sailing' && decisionTime(terms.clock) !== null && (game?.asked.length ?? 0) > 0;
  return hasClock ? missedSince(at, await store.outages(at)) : 0;
};
