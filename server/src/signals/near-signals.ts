import type { TableId } from '@jamaica/messages';
import type { Signal, Signals } from './signals.ts';

/** Signals between the harbours of one process. The sender sees its own as well. */
export const nearSignals = (): Signals => {
  const lookouts = new Map<TableId, Set<(signal: Signal) => void>>();
  return {
    hoist(table, signal) {
      for (const seen of [...(lookouts.get(table) ?? [])]) seen(signal);
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
