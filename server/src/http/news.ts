import type { Elsewhere, PersonId } from '@jamaica/messages';
import { ok } from '@jamaica/rules';
import { hashOf, newCalendarSecret } from '../people/codes.ts';
import { hookAddress } from '../push/hook-address.ts';
import type { Services } from './services.ts';
import { deny, type Handlers, known, peopleOnly } from './visit.ts';

const elsewhereOf = async ({ store, config }: Services, person: PersonId): Promise<Elsewhere> => ({
  hosts: [...config.hookHosts],
  url: (await store.hookOf(person))?.url ?? null,
  calendar: await store.hasCalendar(person),
});

type Names = 'elsewhere' | 'setHook' | 'dropHook' | 'newCalendar' | 'dropCalendar';

/** News that go elsewhere than to browsers: to an address of somebody's own, and into their calendar. */
export const NEWS: Handlers<Names> = {
  elsewhere: known(async ({ services, person }) => ok(await elsewhereOf(services, person.id))),

  setHook: peopleOnly(async ({ services, person, body }) => {
    const url = hookAddress(body.url, services.config.hookHosts);
    if (url === null) return deny(409, 'host-not-listed');
    await services.store.setHook(person.id, { url, language: body.language });
    return ok(await elsewhereOf(services, person.id));
  }),

  dropHook: peopleOnly(async ({ services, person }) => {
    await services.store.setHook(person.id, null);
    return ok(await elsewhereOf(services, person.id));
  }),

  newCalendar: peopleOnly(async ({ services: { store, random }, person }) => {
    const secret = newCalendarSecret(random);
    await store.setCalendar(person.id, hashOf('calendar', secret));
    return ok({ path: `/calendar/${secret}.ics` });
  }),

  dropCalendar: peopleOnly(async ({ services, person }) => {
    await services.store.setCalendar(person.id, null);
    return ok(await elsewhereOf(services, person.id));
  }),
};
