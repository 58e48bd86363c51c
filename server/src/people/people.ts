import { randomInt } from 'node:crypto';
import type { PersonId } from '@jamaica/messages';
import type { PeopleStore, Person } from '../store/people-store.ts';
import { hashOf, newId, newRecoveryCode, newToken } from './codes.ts';

/** Names that guests get until they choose one: proper names, the same in every language. */
const NAMES = ['Nell', 'Inès', 'Bram', 'Odette', 'Marco', 'Zoya', 'Petro', 'Lucia', 'Rémy', 'Ruth', 'Jonas', 'Olena'];

const guestName = (): string => `${NAMES[randomInt(NAMES.length)]} ${randomInt(10, 100)}`;

/** A visitor becomes somebody at once. */
export const newGuest = async (store: PeopleStore, now: number): Promise<Person> => {
  const person: Person = { id: newId(), name: guestName(), kind: 'guest', owner: null, cameAt: now, trustedSince: 0 };
  return (await store.addPerson(person)) ? person : newGuest(store, now);
};

export const personByCode = (store: PeopleStore, code: string): Promise<Person | null> =>
  store.personByRecovery(hashOf('recovery', code));

export const personByToken = (store: PeopleStore, token: string): Promise<Person | null> =>
  store.personByToken(hashOf('token', token));

/** A new recovery code, to be shown this once. */
export const giveCode = async (store: PeopleStore, person: PersonId): Promise<string> => {
  const code = newRecoveryCode();
  await store.setRecovery(person, hashOf('recovery', code.replaceAll('-', '')));
  return code;
};

export interface NewBot {
  readonly bot: Person;
  readonly token: string;
}

/** A bot account of somebody, with its token to be shown this once. */
export const newBot = async (store: PeopleStore, owner: PersonId, name: string, now: number): Promise<NewBot> => {
  const bot: Person = { id: newId(), name, kind: 'bot', owner, cameAt: now, trustedSince: 0 };
  if (!(await store.addPerson(bot))) return newBot(store, owner, name, now);
  const token = newToken();
  await store.addToken(hashOf('token', token), bot.id, now);
  return { bot, token };
};
