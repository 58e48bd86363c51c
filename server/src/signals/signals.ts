import type { Beside, PersonId, TableId } from '@jamaica/messages';

/** Who of a table's people has a connection to a server. */
export interface Muster {
  readonly server: string;
  readonly there: readonly PersonId[];
}

/** A table has come to a number, or somebody has been given a seat; or who is there; or what is said beside the game. */
export type Signal = number | Muster | { readonly beside: Beside };

/**
 * What servers tell each other: a table has come to a number, or, under the id of a person, somebody has a seat somewhere. That
 * only saves waiting. The log is the truth: whoever
 * hears a signal reads there what happened, and whoever hears none looks there from time to time. Who is there is in no
 * log: a server that cannot be heard does not count.
 */
export interface Signals {
  /** Tells the other servers, if there are any. */
  send(about: TableId | PersonId, signal: Signal): void;
  /** Hears what others tell about a table or a person, from the moment this promise resolves. Returns how to stop. */
  subscribe(about: TableId | PersonId, heard: (signal: Signal) => void): Promise<() => void>;
  /** Whether the others can be heard. */
  readonly isConnected: boolean;
  close(): Promise<void>;
}
