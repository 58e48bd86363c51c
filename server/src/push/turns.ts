import type { PersonId, TableId } from '@jamaica/messages';
import { realTime, type Time } from '../clock/time.ts';
import { type Hailer, type Wait, waitsAt } from '../harbour/waits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../table/table.ts';
import type { PushNews, PushOutcome, PushSender } from './sender.ts';

interface TurnNews {
  readonly store: Pick<Store, 'hails' | 'hail' | 'unhail' | 'pushOf' | 'dropPush'>;
  /** Null: no browser is told anything. */
  readonly send: PushSender | null;
  /** Tells somebody at an address of their own; null when they have none. */
  readonly elsewhere?: ((person: PersonId, table: TableId) => Promise<PushOutcome | null>) | null;
  readonly metrics: Metrics;
  readonly time?: Time;
  /** Milliseconds: whoever acts within them is not told at all. */
  readonly delay: number;
  failed(error: unknown): void;
}

interface Held {
  readonly waits: Map<PersonId, Waiting>;
  /** The last thing to be done for this table: one after the other, so that news arrives in order. */
  doing: Promise<void>;
}

interface Waiting extends Wait {
  /** Calls it off. */
  readonly stop: () => void;
  /** Somebody may have been told of it: by this server, or by the one that held the table before. */
  mayBeTold: boolean;
}

/**
 * Tells people that a table waits for them: one message a wait, however long it takes and however many decisions are
 * asked meanwhile, and taken back once they have acted. Who has been told is in the store, so that neither a restart nor
 * another server repeats or forgets it.
 */
export class Turns implements Hailer {
  readonly #news: TurnNews;
  readonly #time: Time;
  readonly #tables = new Map<TableId, Held>();

  constructor(news: TurnNews) {
    this.#news = news;
    this.#time = news.time ?? realTime;
  }

  get after(): number {
    return this.#news.delay;
  }

  held(table: Table): void {
    const known = this.#tables.get(table.id);
    const held = known ?? { waits: new Map<PersonId, Waiting>(), doing: Promise.resolve() };
    const people = waitsAt(table);
    for (const [person, wait] of held.waits)
      if (!people.some(each => each.person === person)) this.#over(table.id, held, wait);
    for (const wait of people) if (!held.waits.has(wait.person)) this.#wait(table.id, held, wait, known === undefined);
    if (known) return;
    this.#tables.set(table.id, held);
    this.#next(held, () => this.#takeBack(table.id, held));
  }

  letGo(table: TableId): void {
    for (const { stop } of this.#tables.get(table)?.waits.values() ?? []) stop();
    this.#tables.delete(table);
  }

  close(): void {
    for (const table of [...this.#tables.keys()]) this.letGo(table);
  }

  #next(held: Held, act: () => Promise<void>): void {
    held.doing = held.doing.then(act).catch(this.#news.failed);
  }

  /** Those who were told by a server that held the table before, and have acted since. */
  async #takeBack(table: TableId, held: Held): Promise<void> {
    for (const { person } of await this.#news.store.hails(table))
      if (!held.waits.has(person)) await this.#done(table, person);
  }

  #wait(table: TableId, held: Held, { person, since }: Wait, mayBeTold: boolean): void {
    const { delay } = this.#news;
    // However wrong the date is or was, nobody waits longer than this.
    const left = Math.min(delay, Math.max(0, since + delay - this.#time.now()));
    const stop = this.#time.later(left, () => this.#next(held, () => this.#tell(table, held, wait)));
    const wait: Waiting = { person, since, stop, mayBeTold };
    held.waits.set(person, wait);
  }

  #over(table: TableId, held: Held, { person, stop, mayBeTold }: Waiting): void {
    held.waits.delete(person);
    stop();
    if (mayBeTold) this.#next(held, () => this.#done(table, person));
  }

  async #tell(table: TableId, held: Held, wait: Waiting): Promise<void> {
    const { person, since } = wait;
    wait.mayBeTold = true;
    const others = [...held.waits.values()].filter(each => each !== wait && !each.mayBeTold);
    const next = others.length > 0 ? Math.min(...others.map(each => each.since)) + this.#news.delay : null;
    // By a clock that was set back they would have been told before they were waited for, and so would be told again.
    const at = Math.max(this.#time.now(), since);
    if (await this.#news.store.hail(table, { person, at }, since, next)) await this.#send(table, person, 'turn');
  }

  async #done(table: TableId, person: PersonId): Promise<void> {
    if (await this.#news.store.unhail(table, person)) await this.#send(table, person, 'done');
  }

  async #send(table: TableId, person: PersonId, kind: PushNews['kind']): Promise<void> {
    const { store, send, elsewhere, metrics } = this.#news;
    // What was sent elsewhere cannot be taken back. It takes its time, and browsers do not wait for it.
    if (kind === 'turn' && elsewhere)
      elsewhere(person, table).then(
        outcome => outcome && metrics.hooked.inc({ outcome }),
        error => this.#news.failed(error),
      );
    if (!send) return;
    for (const address of await store.pushOf(person)) {
      const outcome = await send(address, { kind, table });
      metrics.pushed.inc({ outcome });
      if (outcome === 'gone') await store.dropPush(address.endpoint);
    }
  }
}
