import type { TableId } from '@jamaica/messages';
import { read, write } from '../../shared/settings/stored.ts';

const KEPT = 'jamaica-mates';
const MOST_TABLES = 10;
/** As many as the server tells apart, and no more than there are seats. */
export const MOST_MATES = 6;

/** How many people share this telephone at a table. */
export const matesAt = (table: TableId): number => {
  const count = read(KEPT)[table];
  return typeof count === 'number' && count >= 1 && count <= MOST_MATES ? Math.trunc(count) : 1;
};

export const keepMates = (table: TableId, count: number): void => {
  const others = Object.entries(read(KEPT)).filter(([other]) => other !== table);
  write(KEPT, Object.fromEntries([...others.slice(1 - MOST_TABLES), [table, count]]));
};
