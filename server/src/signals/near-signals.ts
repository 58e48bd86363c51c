import type { TableId } from '@jamaica/messages';
import type { Signals } from './signals.ts';

/** Signals between the harbours of one process. Whoever hoists sees them as well. */
export const nearSignals = (): Signals => {
  const lookouts = new Map<TableId, Set<(number: number) => void>>();
  return {
    hoist(table, number) {
      for (const seen of [...(lookouts.get(table) ?? [])]) seen(number);
    },
    async lookOut(table, seen) {
      const those = lookouts.get(table) ?? new Set();
      lookouts.set(table, those.add(seen));
      return () => {
        those.delete(seen);
        if (those.size === 0) lookouts.delete(table);
      };
    },
    isClear: true,
    async close() {
      lookouts.clear();
    },
  };
};
