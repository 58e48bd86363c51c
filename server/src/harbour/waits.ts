import type { PersonId, TableId } from '@jamaica/messages';
import { isPlayedByBot, type Table } from '../table/table.ts';

/** Tells people that a table waits for them. Only tables that this server holds are its business. */
export interface Hailer {
  /** Milliseconds: whoever acts within them is not told at all. */
  readonly after: number;
  /** A table that this server holds, as it stands now. */
  held(table: Table): void;
  /** Another server may hold the table now. */
  letGo(table: TableId): void;
}

/** Somebody who is waited for. */
export interface Wait {
  readonly person: PersonId;
  readonly since: number;
}

/** The people whom a table waits for. */
export const waitsAt = ({ game, berths }: Table): Wait[] =>
  (game?.asked ?? []).flatMap(({ seat, since }) => {
    const berth = berths[seat];
    return berth?.sitter.kind === 'person' && !isPlayedByBot(berth) ? [{ person: berth.sitter.person, since }] : [];
  });

/** When the first of them has to be told; null: nobody has. */
export const hailAt = (table: Table, hailer: Hailer | null): number | null => {
  const waits = hailer ? waitsAt(table) : [];
  return hailer && waits.length > 0 ? Math.min(...waits.map(({ since }) => since)) + hailer.after : null;
};
