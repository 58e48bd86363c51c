import type { CLOSED, PersonId } from '@jamaica/messages';
import type { PeopleStore } from '../store/people-store.ts';

/** Who opened a connection, and from where. */
export interface Arrival {
  readonly person: PersonId;
  readonly name: string;
  readonly address: string;
  /** When the cookie was made that it was opened with; infinity for a token. */
  readonly made: number;
}

/** A connection as far as the others need to know it. */
export interface Visitor extends Arrival {
  /** Ends it, with one of the reasons of `CLOSED`. */
  end(why: keyof typeof CLOSED): void;
  /** Says who they are and which date it is. */
  greet(): void;
  /** Asks whether anybody is still there, and ends it when nobody answered the last time. */
  check(): void;
  /** The same for those whom somebody would miss: no answer until the next time means that they have fallen silent. */
  listen(): void;
}

const MOST_OF_PERSON = 20;

/** Everybody who is connected. */
export class Visitors {
  readonly #visitors = new Set<Visitor>();
  readonly #mostOfAddress: number;

  constructor(mostOfAddress: number) {
    this.#mostOfAddress = mostOfAddress;
  }

  get size(): number {
    return this.#visitors.size;
  }

  /** All of them, as of now. */
  get all(): readonly Visitor[] {
    return [...this.#visitors];
  }

  /** Whether one more may come. */
  hasRoom(person: PersonId, address: string): boolean {
    let [ofPerson, ofAddress] = [0, 0];
    for (const visitor of this.#visitors) {
      if (visitor.person === person) ofPerson++;
      if (visitor.address === address) ofAddress++;
    }
    return ofPerson < MOST_OF_PERSON && ofAddress < this.#mostOfAddress;
  }

  came(visitor: Visitor): void {
    this.#visitors.add(visitor);
  }

  left(visitor: Visitor): void {
    this.#visitors.delete(visitor);
  }

  /** Somebody's account has ended, and with it their connections. */
  dismiss(person: PersonId): void {
    for (const visitor of this.all) if (visitor.person === person) visitor.end('gone');
  }

  /** Somebody has signed out wherever the cookie is older. */
  distrust(person: PersonId, before: number): void {
    for (const visitor of this.all) if (visitor.person === person && visitor.made < before) visitor.end('gone');
  }

  /** The same for what other servers were told: `trustedSince` knows nobody whose account has ended. */
  async review(trustedSince: PeopleStore['trustedSince']): Promise<void> {
    const there = this.all;
    const trusted = await trustedSince([...new Set(there.map(({ person }) => person))]);
    for (const visitor of there) {
      const since = trusted.get(visitor.person);
      if (since === undefined || visitor.made < since) visitor.end('gone');
    }
  }

  /** The date is another one: clients count from the one that they were greeted with. */
  greet(): void {
    for (const visitor of this.all) visitor.greet();
  }

  endAll(why: keyof typeof CLOSED): void {
    for (const visitor of this.all) visitor.end(why);
  }
}
