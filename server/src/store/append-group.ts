import type { AppendRows } from './append-rows.ts';

/** What the thread that commits appends is told, and what it answers. */
export interface ThreadOrder {
  readonly path: string;
  /** How long it waits for somebody else who writes, in milliseconds. */
  readonly patience: number;
}

/** All appends that go into one transaction. */
export type Group = readonly AppendRows[];

/** What SQLite or the disk says, as it can be told to another thread. */
export interface Fault {
  readonly message: string;
  readonly errcode: number;
}

/** Written; the number was taken; or it failed by itself. */
export type Outcome = boolean | Fault;

/** Null: all of them are written, and nothing else has to be said. */
export type GroupAnswer =
  | { readonly outcomes: readonly Outcome[] | null; readonly disk: number }
  /** Nothing of it was written. */
  | { readonly failed: Fault }
  /** It was written, and may be on disk or not. */
  | { readonly unsynced: Fault };
