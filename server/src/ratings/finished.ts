import type { Sitter, TableId } from '@jamaica/messages';
import type { Final, Rules } from '@jamaica/rules';
import type { Listed, Mark, Store } from '../store/store.ts';
import { summaryOf } from '../table/summary.ts';
import type { Change } from '../table/table.ts';
import { rateGame } from './rating.ts';

interface Ended {
  readonly table: TableId;
  readonly rules: Rules;
  readonly seats: readonly (Sitter | null)[];
  readonly final: Final | null;
  readonly isRated: boolean;
  readonly at: number;
}

/** False: it had been looked at before. */
const rateEnded = async (store: Store, { table, rules, seats, final, isRated, at }: Ended): Promise<boolean> => {
  const people = seats.map(sitter => (sitter?.kind === 'person' ? sitter.person : null));
  return final !== null && rateGame(store, { table, rules, people, final, isRated, at });
};

/** Rates a listed game that has just ended. A private one could be played with oneself. */
export const rateChange = async (store: Store, { entry, table }: Change): Promise<void> => {
  if (entry.kind !== 'ended' || !table.terms.listed) return;
  const { seats, final, isRated = false } = summaryOf(table);
  await rateEnded(store, { table: table.id, rules: table.terms.rules, seats, final, isRated, at: entry.at });
};

const PAGE = 200;

/**
 * Rates what ended just before a crash and could not be rated then. It looks back from the last game that ended, further and
 * further, until it comes to games of which all had been looked at before.
 */
export const rateMissed = async (store: Store, page = PAGE): Promise<void> => {
  for (let [after, most]: [Mark | null, number] = [null, page]; ; most *= 2) {
    const ended: readonly Listed[] = await store.listed('over', { most, after });
    let isNew = false;
    for (const { table, summary, movedAt } of ended.toReversed()) {
      const { terms, seats, final, isRated = terms.clock.kind !== 'none' } = summary;
      if (await rateEnded(store, { table, rules: terms.rules, seats, final, isRated, at: movedAt })) isNew = true;
    }
    const last = ended.at(-1);
    if (!isNew || ended.length < most || !last) return;
    after = last;
  }
};
