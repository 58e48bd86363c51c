import type { Sitter, TableId } from '@jamaica/messages';
import type { Final, Rules } from '@jamaica/rules';
import type { Store } from '../store/store.ts';
import { standing } from '../table/standing.ts';
import type { Change } from '../table/table.ts';
import { rateGame } from './rating.ts';

interface Ended {
  readonly table: TableId;
  readonly rules: Rules;
  readonly seats: readonly (Sitter | null)[];
  readonly final: Final | null;
}

const rateEnded = async (store: Store, { table, rules, seats, final }: Ended): Promise<void> => {
  const people = seats.map(sitter => (sitter?.kind === 'person' ? sitter.person : null));
  if (final) await rateGame(store, { table, rules, people, final });
};

/** Rates a listed game that has just ended. A private one could be played with oneself. */
export const rateChange = async (store: Store, { entry, table }: Change): Promise<void> => {
  if (entry.kind !== 'ended' || !table.terms.listed) return;
  const { seats, final } = standing(table);
  await rateEnded(store, { table: table.id, rules: table.terms.rules, seats, final });
};

const MOST_MISSED = 200;

/** Rates what ended just before a crash. Those that have been rated stay as they are. */
export const rateMissed = async (store: Store): Promise<void> => {
  for (const { table, standing } of (await store.listed('over', MOST_MISSED)).reverse())
    await rateEnded(store, { table, rules: standing.terms.rules, seats: standing.seats, final: standing.final });
};
