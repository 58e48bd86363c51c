import type { TableId } from '@jamaica/messages';

/**
 * What servers call to each other: a table has come to a number. It only saves waiting. The log is the truth: whoever
 * sees a signal reads there what happened, and whoever sees none looks there from time to time.
 */
export interface Signals {
  /** Tells the other servers. Nobody may be there to see it. */
  hoist(table: TableId, number: number): void;
  /** Sees what others hoist about a table from the moment this is kept. Returns how to stop. */
  lookOut(table: TableId, seen: (number: number) => void): Promise<() => void>;
  /** Whether the others can be seen. */
  readonly isClear: boolean;
  close(): Promise<void>;
}
