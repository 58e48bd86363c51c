import type { TableId } from '@jamaica/messages';
import type { Signal, Signals } from './signals.ts';

/** Signals between the harbours of one process. The sender hears its own as well. */
export const nearSignals = (): Signals => {
  const subscribers = new Map<TableId, Set<(signal: Signal) => void>>();
  return {
    send(table, signal) {
      for (const heard of [...(subscribers.get(table) ?? [])]) heard(signal);
    },
    async subscribe(table, heard) {
      const those = subscribers.get(table) ?? new Set();
      subscribers.set(table, those.add(heard));
      return () => {
        those.delete(heard);
        if (those.size === 0) subscribers.delete(table);
      };
    },
    isConnected: true,
    async close() {
      subscribers.clear();
    },
  };
};
