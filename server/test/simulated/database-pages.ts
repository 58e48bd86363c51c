import type { PageShown, PersonId, TableId } from '@jamaica/messages';
import type { Hook, RatedThen } from '../../src/store/page-store.ts';
import type { Person, Rating } from '../../src/store/people-store.ts';

/** What people show of themselves, beside the people of the database. */
export class DatabasePages {
  readonly #person: (id: PersonId) => Person | null;
  readonly #shown = new Map<PersonId, PageShown>();
  readonly #history = new Map<PersonId, (RatedThen & { readonly table: TableId })[]>();
  readonly #hooks = new Map<PersonId, Hook>();
  readonly #calendars = new Map<PersonId, string>();

  constructor(person: (id: PersonId) => Person | null) {
    this.#person = person;
  }

  show(person: PersonId, shown: PageShown): void {
    this.#shown.set(person, shown);
  }

  shownBy(people: readonly PersonId[]): Map<PersonId, PageShown> {
    return new Map([...this.#shown].filter(([person]) => people.includes(person)));
  }

  /** Whether somebody shows what they are worth. */
  showsRating(person: PersonId): boolean {
    return this.#shown.get(person)?.rating ?? true;
  }

  rated(table: TableId, at: number, { person, edition, players, mu, sigma }: Rating): void {
    this.#history.set(person, [...(this.#history.get(person) ?? []), { table, edition, players, at, mu, sigma }]);
  }

  history(person: PersonId, most: number): RatedThen[] {
    const all = (this.#history.get(person) ?? []).toSorted((one, other) => one.at - other.at);
    return all.slice(-most).map(({ table: _, ...then }) => then);
  }

  setHook(person: PersonId, hook: Hook | null): void {
    if (hook) this.#hooks.set(person, hook);
    else this.#hooks.delete(person);
  }

  hookOf(person: PersonId): Hook | null {
    return this.#hooks.get(person) ?? null;
  }

  setCalendar(person: PersonId, hash: string | null): void {
    if (hash === null) this.#calendars.delete(person);
    else this.#calendars.set(person, hash);
  }

  hasCalendar(person: PersonId): boolean {
    return this.#calendars.has(person);
  }

  personByCalendar(hash: string): Person | null {
    const found = [...this.#calendars].find(([, each]) => each === hash);
    return found ? this.#person(found[0]) : null;
  }

  forget(person: PersonId): void {
    for (const theirs of [this.#shown, this.#history, this.#hooks, this.#calendars]) theirs.delete(person);
  }
}
