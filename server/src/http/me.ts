import type { Me } from '@jamaica/messages';
import { ok } from '@jamaica/rules';
import { leaveElsewhere } from '../people/elsewhere.ts';
import { forget } from '../people/forget.ts';
import { giveCode, newGuest, personByCode } from '../people/people.ts';
import type { PeopleStore, Person } from '../store/people-store.ts';
import { deny, type Handlers, known, peopleOnly } from './visit.ts';

const meOf = async (store: PeopleStore, person: Person): Promise<Me> => ({
  person: person.id,
  name: person.name,
  bot: person.kind === 'bot',
  recovery: await store.hasRecovery(person.id),
  passkeys: (await store.passkeysOf(person.id)).map(({ id, addedAt }) => ({ passkey: id, made: addedAt })),
});

/** By how much a cookie that was asked for is newer: one that is given out meanwhile, by any server's clock, is older. */
const AHEAD = 60_000;

/** More devices than anybody has. */
const MOST_PASSKEYS = 20;

type Names =
  | 'me'
  | 'rename'
  | 'forget'
  | 'leave'
  | 'renew'
  | 'leaveElsewhere'
  | 'newRecovery'
  | 'recover'
  | 'askNewPasskey'
  | 'keepPasskey'
  | 'dropPasskey'
  | 'askPasskey'
  | 'showPasskey';

/** Who somebody is, and the ways to come back as the same. */
export const ME: Handlers<Names> = {
  async me({ services: { store, paces, random, now }, person, address, isFromElsewhere, remember }) {
    if (person) return ok(await meOf(store, person));
    // Otherwise a picture on any web page could make guests without end.
    if (isFromElsewhere) return deny(403, 'wrong-origin');
    if (!paces.guestsOfAddress.allows(address)) return deny(429, 'too-fast');
    const guest = await newGuest(store, random, now());
    remember(guest);
    return ok(await meOf(store, guest));
  },

  rename: known(async ({ services: { store }, person, body }) => {
    await store.rename(person.id, body.name);
    return ok(await meOf(store, { ...person, name: body.name }));
  }),

  forget: known(async ({ services, person, remember }) => {
    const done = await forget(services, person);
    if (!done.ok) return deny(503, done.error);
    remember(null);
    return ok(undefined);
  }),

  async leave({ remember }) {
    remember(null);
    return ok(undefined);
  },

  renew: peopleOnly(async ({ services: { store, now }, person, remember }) => {
    remember(person, now() + AHEAD);
    return ok(await meOf(store, person));
  }),

  // Two requests, so that no answer that gets lost takes somebody's only cookie with it. And only with a cookie that was
  // just renewed: otherwise somebody with a copy of an older one would stay signed in.
  leaveElsewhere: peopleOnly(async ({ services, person, made }) => {
    if (made <= Math.max(services.now(), person.trustedSince)) return deny(409, 'old-cookie');
    await leaveElsewhere(services, person.id, made);
    return ok(undefined);
  }),

  newRecovery: peopleOnly(async ({ services: { store, random }, person }) =>
    ok({ code: await giveCode(store, random, person.id) }),
  ),

  async recover({ services: { store, paces }, body, address, remember }) {
    if (!paces.guessesOfAddress.allows(address)) return deny(429, 'too-fast');
    const person = await personByCode(store, body.code);
    if (!person) return deny(403, 'wrong-code');
    remember(person);
    return ok(await meOf(store, person));
  },

  askNewPasskey: peopleOnly(async ({ services: { passkeys, now }, person, origin }) =>
    ok({ ...(await passkeys.askForNew(person, { origin }, now())) }),
  ),

  keepPasskey: peopleOnly(async ({ services: { passkeys, store, now }, person, body, origin }) => {
    if ((await store.passkeysOf(person.id)).length >= MOST_PASSKEYS) return deny(409, 'too-many');
    const isKept = await passkeys.keep(person, body, { origin }, now());
    return isKept ? ok(await meOf(store, person)) : deny(403, 'wrong-passkey');
  }),

  dropPasskey: peopleOnly(async ({ services: { store }, person, named }) => {
    const passkey = await store.passkey(named);
    if (passkey?.person !== person.id) return deny(404, 'not-found');
    await store.dropPasskey(named);
    return ok(await meOf(store, person));
  }),

  askPasskey: async ({ services: { passkeys, now }, origin }) => ok({ ...(await passkeys.ask({ origin }, now())) }),

  async showPasskey({ services: { passkeys, store, paces, now }, body, address, origin, remember }) {
    if (!paces.guessesOfAddress.allows(address)) return deny(429, 'too-fast');
    const id = await passkeys.show(body, { origin }, now());
    const person = id === null ? null : await store.person(id);
    if (!person) return deny(403, 'wrong-passkey');
    remember(person);
    return ok(await meOf(store, person));
  },
};
