import type { PageShown, PersonId } from '@jamaica/messages';
import type { Edition } from '@jamaica/rules';
import type { Person } from './people-store.ts';

/** What somebody was worth after a game. */
export interface RatedThen {
  readonly edition: Edition;
  readonly players: number;
  readonly at: number;
  readonly mu: number;
  readonly sigma: number;
}

/** Where somebody wants to be told that it is their turn, beside their browsers. */
export interface Hook {
  readonly url: string;
  readonly language: string;
}

/** Nobody has a page who has not asked for one. */
export const UNASKED: PageShown = { page: false, rating: true, games: true, rivals: true };

/** What people show of themselves, and where else they are told of their turns. */
export interface PageStore {
  setShown(person: PersonId, shown: PageShown): Promise<void>;
  /** What these people show; those who have never said anything are missing. */
  shownBy(people: readonly PersonId[]): Promise<Map<PersonId, PageShown>>;
  /** What somebody was worth after each of their last games, the first of them first. */
  ratingHistory(person: PersonId, most: number): Promise<RatedThen[]>;

  /** Null: nowhere. */
  setHook(person: PersonId, hook: Hook | null): Promise<void>;
  hookOf(person: PersonId): Promise<Hook | null>;

  /** Who may read somebody's calendar, as a hash; null: nobody. */
  setCalendar(person: PersonId, hash: string | null): Promise<void>;
  hasCalendar(person: PersonId): Promise<boolean>;
  personByCalendar(hash: string): Promise<Person | null>;
}
