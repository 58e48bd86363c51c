import type { PersonId, TableId } from '@jamaica/messages';
import type { Edition } from '@jamaica/rules';

/** Somebody who can sit at a table: a person, or a bot account that belongs to one. */
export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly kind: 'guest' | 'bot';
  readonly owner: PersonId | null;
  readonly cameAt: number;
  /** Cookies that were made before are not believed. */
  readonly trustedSince: number;
}

export interface Passkey {
  readonly id: string;
  readonly person: PersonId;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly addedAt: number;
}

/** Where a browser can be reached when its page is closed. */
export interface PushAddress {
  readonly endpoint: string;
  readonly person: PersonId;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Rating {
  readonly person: PersonId;
  readonly edition: Edition;
  readonly players: number;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** Who is rated, and for what. */
export interface Rated {
  readonly people: readonly PersonId[];
  readonly edition: Edition;
  readonly players: number;
  /** When the game ended. */
  readonly at: number;
}

/** Somebody on the leaderboard. */
export interface Leader extends Rating {
  readonly name: string;
  readonly kind: Person['kind'];
}

/** What is known of people. Codes and tokens are given as hashes: the store never sees them. */
export interface PeopleStore {
  /** False when that id is taken. */
  addPerson(person: Person): Promise<boolean>;
  person(id: PersonId): Promise<Person | null>;
  rename(id: PersonId, name: string): Promise<void>;
  /** Believes no cookie any more that was made before. What was not believed stays so. */
  distrust(id: PersonId, before: number): Promise<void>;
  /** Since when cookies of these people are believed; those who are missing no longer have an account. */
  trustedSince(people: readonly PersonId[]): Promise<Map<PersonId, number>>;
  /** Deletes all that is known of a person, and of the bot accounts that are theirs. Finished games stay. */
  forget(id: PersonId): Promise<void>;
  /** The bot accounts of a person. */
  botsOf(owner: PersonId): Promise<Person[]>;

  hasRecovery(person: PersonId): Promise<boolean>;
  /** The one recovery code of a person; a new one replaces the old. */
  setRecovery(person: PersonId, hash: string): Promise<void>;
  personByRecovery(hash: string): Promise<Person | null>;

  /** False when that passkey is known already. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  passkey(id: string): Promise<Passkey | null>;
  passkeysOf(person: PersonId): Promise<Passkey[]>;
  setPasskeyCounter(id: string, counter: number): Promise<void>;
  dropPasskey(id: string): Promise<void>;

  addToken(hash: string, person: PersonId, at: number): Promise<void>;
  personByToken(hash: string): Promise<Person | null>;
  dropTokens(person: PersonId): Promise<void>;

  setPush(address: PushAddress): Promise<void>;
  pushOf(person: PersonId): Promise<PushAddress[]>;
  dropPush(endpoint: string): Promise<void>;

  /** Null: not rated yet. */
  rating(person: PersonId, edition: Edition, players: number): Promise<Rating | null>;
  ratingsOf(person: PersonId): Promise<Rating[]>;
  /**
   * Rates people after a table, from what they were worth before: nobody else rates them meanwhile. False when that table has
   * been rated before, and then nothing changes.
   */
  rate(
    table: TableId,
    rated: Rated,
    weigh: (before: readonly (Rating | null)[]) => readonly Rating[],
  ): Promise<boolean>;
  /** The best first, by what they are almost surely worth: mu - 3 sigma. People who hide their rating are left out. */
  leaders(edition: Edition, players: number, most: number): Promise<Leader[]>;
}
