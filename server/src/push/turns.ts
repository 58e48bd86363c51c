import type { PersonId, TableId } from '@jamaica/messages';
import type { Metrics } from '../metrics/metrics.ts';
import type { PeopleStore } from '../store/people-store.ts';
import { type Change, isPlayedByBot } from '../table/table.ts';
import type { PushNews, PushSender } from './sender.ts';

type Wait = { readonly timer: NodeJS.Timeout } | 'told';

export interface TurnNews {
  readonly store: PeopleStore;
  readonly send: PushSender;
  readonly metrics: Metrics;
  /** Milliseconds: who acts within them is not told at all. */
  readonly delay: number;
  failed(error: unknown): void;
}

/**
 * Tells people that a table waits for them: one message a wait, however long it takes and however many decisions are
 * asked meanwhile, and taken back once they have acted. Kept in memory: after a restart a wait may be told again.
 */
export class Turns {
  readonly #news: TurnNews;
  readonly #waits = new Map<TableId, Map<PersonId, Wait>>();

  constructor(news: TurnNews) {
    this.#news = news;
  }

  heard({ table: { id: table, game, berths } }: Change): void {
    const waits = this.#waits.get(table) ?? new Map<PersonId, Wait>();
    const asked = (game?.asked ?? []).map(({ seat }) => berths[seat]).filter(berth => !isPlayedByBot(berth));
    const people = new Set(asked.flatMap(berth => (berth?.sitter.kind === 'person' ? [berth.sitter.person] : [])));
    for (const [person, wait] of waits) if (!people.has(person)) this.#over(table, person, wait, waits);
    for (const person of people) if (!waits.has(person)) this.#wait(table, person, waits);
    if (waits.size > 0) this.#waits.set(table, waits);
    else this.#waits.delete(table);
  }

  close(): void {
    for (const waits of this.#waits.values())
      for (const wait of waits.values()) if (wait !== 'told') clearTimeout(wait.timer);
    this.#waits.clear();
  }

  #wait(table: TableId, person: PersonId, waits: Map<PersonId, Wait>): void {
    const timer = setTimeout(() => {
      waits.set(person, 'told');
      this.#tell(table, person, 'turn').catch(this.#news.failed);
    }, this.#news.delay);
    timer.unref();
    waits.set(person, { timer });
  }

  #over(table: TableId, person: PersonId, wait: Wait, waits: Map<PersonId, Wait>): void {
    waits.delete(person);
    if (wait === 'told') this.#tell(table, person, 'done').catch(this.#news.failed);
    else clearTimeout(wait.timer);
  }

  async #tell(table: TableId, person: PersonId, kind: PushNews['kind']): Promise<void> {
    const { store, send, metrics } = this.#news;
    for (const address of await store.pushOf(person)) {
      const outcome = await send(address, { kind, table });
      metrics.pushed.inc({ outcome });
      if (outcome === 'gone') await store.dropPush(address.endpoint);
    }
  }
}
