import type { PersonId, ProgramCard } from '@jamaica/messages';
import type { Person } from '../../src/store/people-store.ts';
import type { Program } from '../../src/store/program-store.ts';

/** Programs that can be invited, beside the people of the database. */
export class DatabasePrograms {
  readonly #person: (id: PersonId) => Person | null;
  readonly #cards = new Map<PersonId, { readonly card: ProgramCard; readonly seenAt: number }>();

  constructor(person: (id: PersonId) => Person | null) {
    this.#person = person;
  }

  list(person: PersonId, card: ProgramCard): void {
    this.#cards.set(person, { card, seenAt: this.#cards.get(person)?.seenAt ?? 0 });
  }

  unlist(person: PersonId): void {
    this.#cards.delete(person);
  }

  program(person: PersonId): Program | null {
    const known = this.#cards.get(person);
    const bot = this.#person(person);
    const owner = bot?.owner && this.#person(bot.owner);
    return known && bot && owner
      ? { ...known.card, person, name: bot.name, owner: owner.name, seenAt: known.seenAt }
      : null;
  }

  all(most: number): Program[] {
    const all = [...this.#cards.keys()].flatMap(person => this.program(person) ?? []);
    return all.sort((one, other) => other.seenAt - one.seenAt || (one.person < other.person ? -1 : 1)).slice(0, most);
  }

  seen(people: readonly PersonId[], at: number): void {
    for (const person of people) {
      const known = this.#cards.get(person);
      if (known) this.#cards.set(person, { ...known, seenAt: at });
    }
  }
}
