import { verifyFair } from '@jamaica/chance';
import { waitsAt } from '../../src/harbour/waits.ts';
import { seatOf } from '../../src/table/table.ts';
import type { Environment } from './environment.ts';
import type { Person } from './person.ts';
import { PUSH_DELAY } from './server.ts';

/** Milliseconds after which somebody who is not answered, or not told what happened, waits forever. */
const LONGEST = 20_000;
/** Signals may get lost; the log is looked at every tenth round all the same. */
const STALE = 15_000;

/** Nobody waits forever: looked at from time to time, as long as nothing has failed for a while. */
export class Liveness {
  readonly #environment: Environment;
  readonly #people: readonly Person[];
  /** Since when somebody has known less than the log. */
  readonly #behind = new Map<Person, number>();
  readonly #waiting = new Map<string, number>();

  constructor(environment: Environment, people: readonly Person[]) {
    this.#environment = environment;
    this.#people = people;
  }

  look(): void {
    const { watchers, scheduler } = this.#environment;
    const since = watchers.troubledUntil;
    if (since > scheduler.now) return;
    for (const person of this.#people) {
      this.#isAnswered(person, since);
      this.#isUpToDate(person);
    }
    this.#areHailed();
  }

  #isAnswered({ unanswered, name }: Person, since: number): void {
    const { watchers, scheduler } = this.#environment;
    for (const { verb, at, link } of unanswered) {
      const waited = scheduler.now - Math.max(at, since);
      if (waited > LONGEST && link.isOpenAtServer && !link.isStalled)
        watchers.fail(`${name} has not been answered for ${waited} ms (${verb})`);
    }
  }

  #isUpToDate(person: Person): void {
    const { watchers, scheduler } = this.#environment;
    const table = person.party.table === null ? null : watchers.table(person.party.table);
    const isBehind = table !== null && person.isWatching && person.number < table.number && !person.link?.isStalled;
    if (!isBehind) {
      this.#behind.delete(person);
      return;
    }
    const key = this.#behind.get(person) ?? scheduler.now;
    this.#behind.set(person, key);
    if (scheduler.now - key > STALE)
      watchers.fail(`${person.name} still sees ${person.number}, and ${table.number} is on disk`);
  }

  /** Somebody whom a table waits for is told so, should they have looked away. */
  #areHailed(): void {
    const { watchers, scheduler, database } = this.#environment;
    const waits = new Set<string>();
    for (const table of watchers.tables)
      for (const { person } of waitsAt(table)) {
        const wait = `${table.id}/${person}/${table.game?.decision}`;
        if (database.hails(table.id).some(hail => hail.person === person)) continue;
        waits.add(wait);
        const since = this.#waiting.get(wait) ?? scheduler.now;
        this.#waiting.set(wait, since);
        if (scheduler.now - since > PUSH_DELAY * 1000 + LONGEST)
          watchers.fail(`${person} was not told that ${table.id} waits for them`);
      }
    for (const wait of [...this.#waiting.keys()]) if (!waits.has(wait)) this.#waiting.delete(wait);
  }

  /** What has not come to its end; null: everything has. */
  whatIsLeft(): string | null {
    const { watchers, database } = this.#environment;
    for (const person of this.#people) {
      const { party, name, id } = person;
      const table = party.table === null ? null : watchers.table(party.table);
      if (!table) return `${name} has no table`;
      if (table.stage !== 'over' || !table.isRecorded) return `the game of ${name} is not over`;
      // Whoever rose in the moment in which the host set sail only looks on.
      const isWelcome = party.plan.terms.spectators || table.host === id || seatOf(table, id) !== null;
      if (isWelcome && person.number !== table.number) return `${name} does not know the end`;
      if (table.rematch === null) return `there is no rematch of ${table.id}`;
      if (database.summary(table.rematch) === null) return `the rematch of ${table.id} is not there`;
    }
    return null;
  }

  /** The records of finished games prove their dice. */
  verify(): void {
    const { watchers, database } = this.#environment;
    for (const { id, isRecorded } of watchers.tables) {
      const fair = isRecorded ? verifyFair(database.record(id)) : null;
      if (fair && !fair.ok) watchers.fail(`the record of ${id} proves nothing: ${JSON.stringify(fair.error)}`);
    }
  }

  /** Every listed game that is over was looked at for the ratings. */
  areRated(): boolean {
    const { watchers, people } = this.#environment;
    return watchers.tables.every(({ id, stage, terms }) => stage !== 'over' || !terms.listed || people.isRated(id));
  }
}
