import type { RandomBytes } from '../clock/random.ts';
import type { Time } from '../clock/time.ts';
import type { Config } from '../config/config.ts';
import type { Keys } from '../config/keys.ts';
import type { Admirals } from '../day/admiral.ts';
import type { Harbour } from '../harbour/harbour.ts';
import type { Log } from '../logs/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { PushSender } from '../push/sender.ts';
import type { Followers } from '../sockets/followers.ts';
import type { Visitors } from '../sockets/visitors.ts';
import type { Store } from '../store/store.ts';
import type { Paces } from './paces.ts';

/** What the server stands on. */
export interface Services {
  readonly config: Config;
  readonly keys: Keys;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly harbour: Harbour;
  readonly admirals: Admirals;
  readonly passkeys: Passkeys;
  readonly paces: Paces;
  readonly visitors: Visitors;
  readonly followers: Followers;
  /** Null: no browser is told anything. */
  readonly push: PushSender | null;
  readonly time: Time;
  readonly random: RandomBytes;
  /** The date. */
  readonly now: () => number;
}
