import type { TableId } from '@jamaica/messages';
import type { Signal, Signals } from '../../src/signals/signals.ts';
import type { Life } from './life.ts';
import type { Scheduler } from './scheduler.ts';
import type { Weather } from './weather.ts';

interface Subscription {
  readonly table: TableId;
  readonly life: Life;
  readonly seen: (signal: Signal) => void;
}

/** What servers tell each other; some of it is late, or lost. */
export class SimulatedSignals {
  readonly #scheduler: Scheduler;
  readonly #weather: Weather;
  readonly #subscriptions = new Set<Subscription>();

  constructor(scheduler: Scheduler, weather: Weather) {
    this.#scheduler = scheduler;
    this.#weather = weather;
  }

  /** The signals of one server. */
  of(life: Life): Signals {
    const weather = this.#weather;
    return {
      send: (table, signal) => {
        if (life.acts()) this.#send(table, signal);
      },
      subscribe: (table, seen) =>
        new Promise(resolve => {
          if (!life.acts()) return;
          life.later(weather.journey, () => {
            const subscription = { table, life, seen };
            this.#subscriptions.add(subscription);
            resolve(() => void this.#subscriptions.delete(subscription));
          });
        }),
      get isConnected() {
        return !weather.isBlind;
      },
      close: async () => {},
    };
  }

  #send(table: TableId, signal: Signal): void {
    const { luck } = this.#weather;
    for (const subscription of this.#subscriptions) {
      if (subscription.table !== table || subscription.life.isOver) continue;
      for (let times = this.#times(); times > 0; times--) {
        const late = this.#weather.isLossy && luck.oneIn(2) ? luck.between(10, 3000) : this.#weather.journey;
        this.#scheduler.later(late, () => {
          if (this.#subscriptions.has(subscription)) subscription.life.later(0, () => subscription.seen(signal));
        });
      }
    }
  }

  /** How often a signal is seen. */
  #times(): number {
    const { isLossy, isBlind, luck } = this.#weather;
    if (isBlind) return 0;
    return isLossy ? luck.any([0, 0, 1, 2]) : 1;
  }
}
