import type { PersonId } from '@jamaica/messages';
import { newId, type RandomBytes, randomBelow } from '../clock/random.ts';
import type { PeopleStore, Person } from '../store/people-store.ts';
import { hashOf, newRecoveryCode, newToken } from './codes.ts';

/** Names that guests get until they choose one: proper names, the same in every language. */
const NAMES = ['Nell', 'Inès', 'Bram', 'Odette', 'Marco', 'Zoya', 'Petro', 'Lucia', 'Rémy', 'Ruth', 'Jonas', 'Olena'];

const guestName = (random: RandomBytes): string =>
  `${NAMES[randomBelow(random, NAMES.length)]} ${10 + randomBelow(random, 90)}`;

/** A visitor becomes somebody at once. */
export const newGuest = async (store: PeopleStore, random: RandomBytes, now: number): Promise<Person> => {
  const [id, name] = [newId(random), guestName(random)];
  const person: Person = { id, name, kind: 'guest', owner: null, cameAt: now, trustedSince: 0 };
  return (await store.addPerson(person)) ? person : newGuest(store, random, now);
};

export const personByCode = (store: PeopleStore, code: string): Promise<Person | null> =>
  store.personByRecovery(hashOf('recovery', code));

export const personByToken = (store: PeopleStore, token: string): Promise<Person | null> =>
  store.personByToken(hashOf('token', token));

/** A new recovery code, to be shown this once. */
export const giveCode = async (store: PeopleStore, random: RandomBytes, person: PersonId): Promise<string> => {
  const code = newRecoveryCode(random);
  await store.setRecovery(person, hashOf('recovery', code.replaceAll('-', '')));
  return code;
};

interface NewBot {
  readonly bot: Person;
  readonly token: string;
}

/** A bot account of somebody, with its token to be shown this once. */
export const newBot = async (
  store: PeopleStore,
  random: RandomBytes,
  owner: PersonId,
  name: string,
  now: number,
): Promise<NewBot> => {
  const bot: Person = { id: newId(random), name, kind: 'bot', owner, cameAt: now, trustedSince: 0 };
  if (!(await store.addPerson(bot))) return newBot(store, random, owner, name, now);
  const token = newToken(random);
  await store.addToken(hashOf('token', token), bot.id, now);
  return { bot, token };
};
