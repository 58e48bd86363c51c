import type { PersonId, TableId } from '@jamaica/messages';
import type { Edition } from '@jamaica/rules';
import type { Leader, Passkey, Person, PushAddress, Rated, Rating } from '../../src/store/people-store.ts';
import { DatabaseDays } from './database-days.ts';
import { DatabasePages } from './database-pages.ts';
import { DatabasePrograms } from './database-programs.ts';

/** People and what lets them in, beside the tables of the database. */
export class DatabasePeople {
  readonly #people = new Map<PersonId, Person>();
  readonly #recovery = new Map<PersonId, string>();
  readonly #tokens = new Map<string, PersonId>();
  readonly #passkeys = new Map<string, Passkey>();
  readonly #push = new Map<string, PushAddress>();
  readonly #ratings = new Map<string, Rating>();
  readonly #rated = new Set<TableId>();
  readonly pages = new DatabasePages(id => this.person(id));
  readonly days = new DatabaseDays(
    id => this.person(id),
    id => this.pages.showsRating(id),
  );
  readonly programs = new DatabasePrograms(id => this.person(id));

  add(person: Person): boolean {
    if (this.#people.has(person.id)) return false;
    this.#people.set(person.id, person);
    return true;
  }

  person(id: PersonId): Person | null {
    return this.#people.get(id) ?? null;
  }

  rename(id: PersonId, name: string): void {
    this.#change(id, person => ({ ...person, name }));
  }

  distrust(id: PersonId, before: number): void {
    this.#change(id, person => ({ ...person, trustedSince: Math.max(person.trustedSince, before) }));
  }

  #change(id: PersonId, change: (person: Person) => Person): void {
    const person = this.#people.get(id);
    if (person) this.#people.set(id, change(person));
  }

  trustedSince(people: readonly PersonId[]): Map<PersonId, number> {
    const known = people.flatMap(id => this.#people.get(id) ?? []);
    return new Map(known.map(({ id, trustedSince }) => [id, trustedSince]));
  }

  forget(id: PersonId): void {
    for (const bot of this.botsOf(id)) this.forget(bot.id);
    this.#people.delete(id);
    this.#recovery.delete(id);
    for (const theirs of [this.#passkeys, this.#push, this.#ratings])
      for (const [key, { person }] of [...theirs]) if (person === id) theirs.delete(key);
    this.dropTokens(id);
    this.programs.unlist(id);
    this.pages.forget(id);
    this.days.forget(id);
  }

  botsOf(owner: PersonId): Person[] {
    const bots = [...this.#people.values()].filter(person => person.owner === owner);
    return bots.sort((one, other) => one.cameAt - other.cameAt);
  }

  hasRecovery(id: PersonId): boolean {
    return this.#recovery.has(id);
  }

  setRecovery(id: PersonId, hash: string): void {
    this.#recovery.set(id, hash);
  }

  personByRecovery(hash: string): Person | null {
    const found = [...this.#recovery].find(([, each]) => each === hash);
    return found ? this.person(found[0]) : null;
  }

  addPasskey(passkey: Passkey): boolean {
    if (this.#passkeys.has(passkey.id)) return false;
    this.#passkeys.set(passkey.id, passkey);
    return true;
  }

  passkey(id: string): Passkey | null {
    return this.#passkeys.get(id) ?? null;
  }

  passkeysOf(id: PersonId): Passkey[] {
    return [...this.#passkeys.values()].filter(({ person }) => person === id);
  }

  setPasskeyCounter(id: string, counter: number): void {
    const passkey = this.#passkeys.get(id);
    if (passkey) this.#passkeys.set(id, { ...passkey, counter });
  }

  dropPasskey(id: string): void {
    this.#passkeys.delete(id);
  }

  addToken(hash: string, person: PersonId): void {
    this.#tokens.set(hash, person);
  }

  personByToken(hash: string): Person | null {
    const id = this.#tokens.get(hash);
    return id === undefined ? null : this.person(id);
  }

  dropTokens(id: PersonId): void {
    for (const [hash, person] of [...this.#tokens]) if (person === id) this.#tokens.delete(hash);
  }

  setPush(address: PushAddress): void {
    this.#push.set(address.endpoint, address);
  }

  pushOf(id: PersonId): PushAddress[] {
    return [...this.#push.values()].filter(({ person }) => person === id);
  }

  dropPush(endpoint: string): void {
    this.#push.delete(endpoint);
  }

  rating(person: PersonId, edition: Edition, players: number): Rating | null {
    return this.#ratings.get(`${person}/${edition}/${players}`) ?? null;
  }

  ratingsOf(id: PersonId): Rating[] {
    return [...this.#ratings.values()].filter(({ person }) => person === id);
  }

  rate(
    table: TableId,
    { people, edition, players, at }: Rated,
    weigh: (before: readonly (Rating | null)[]) => readonly Rating[],
  ): boolean {
    if (this.#rated.has(table)) return false;
    this.#rated.add(table);
    for (const rating of weigh(people.map(person => this.rating(person, edition, players)))) {
      this.#ratings.set(`${rating.person}/${rating.edition}/${rating.players}`, rating);
      this.pages.rated(table, at, rating);
    }
    return true;
  }

  /** Whether a table has been looked at for the ratings. */
  isRated(table: TableId): boolean {
    return this.#rated.has(table);
  }

  leaders(edition: Edition, players: number, most: number): Leader[] {
    const leaders = [...this.#ratings.values()].flatMap((rating): Leader[] => {
      const person = this.person(rating.person);
      const isOf = rating.edition === edition && rating.players === players && this.pages.showsRating(rating.person);
      return person && isOf ? [{ ...rating, name: person.name, kind: person.kind }] : [];
    });
    const surely = ({ mu, sigma }: Rating): number => mu - 3 * sigma;
    return leaders.sort((one, other) => surely(other) - surely(one)).slice(0, most);
  }
}
