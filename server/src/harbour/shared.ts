import type { RandomBytes } from '../clock/random.ts';
import type { Time } from '../clock/time.ts';
import type { Signals } from '../signals/signals.ts';
import type { Store } from '../store/store.ts';
import type { Change } from '../table/table.ts';
import type { Thinking } from './thinking.ts';
import type { Hailer } from './waits.ts';

/** What every table of a harbour shares. */
export interface Shared {
  readonly store: Store;
  readonly signals: Signals;
  /** What this server is called among others. */
  readonly server: string;
  readonly thinking: Thinking;
  readonly time: Time;
  readonly random: RandomBytes;
  readonly hailer: Hailer | null;
  /** The lease with which this server holds tables; null while it keeps none. */
  lease(): number | null;
  /** The date by which leases are noted in the store. */
  date(): number;
  /** Null: the server knows of no time that it missed. Otherwise nothing is decided before this has come. */
  catchUp(): Promise<void> | null;
  /** Hears of every change that this server has committed. */
  changed(change: Change): void;
  /** Something went wrong that nobody asked for. */
  failed(table: string, why: unknown): void;
}
