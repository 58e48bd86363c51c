import type { Elsewhere, PersonId } from '@jamaica/messages';
import { ok } from '@jamaica/rules';
import { hashOf, newCalendarSecret } from '../people/codes.ts';
import { hookAddress } from '../push/hook-address.ts';
import type { Premises } from './premises.ts';
import { deny, type Handlers, known, peopleOnly } from './visit.ts';

const elsewhereOf = async ({ store, config }: Premises, person: PersonId): Promise<Elsewhere> => ({
  hosts: [...config.hookHosts],
  url: (await store.hookOf(person))?.url ?? null,
  calendar: await store.hasCalendar(person),
});

type Names = 'elsewhere' | 'setHook' | 'dropHook' | 'newCalendar' | 'dropCalendar';

/** News that go elsewhere than to browsers: to an address of somebody's own, and into their calendar. */
export const NEWS: Handlers<Names> = {
  elsewhere: known(async ({ premises, person }) => ok(await elsewhereOf(premises, person.id))),

  setHook: peopleOnly(async ({ premises, person, body }) => {
    const url = hookAddress(body.url, premises.config.hookHosts);
    if (url === null) return deny(409, 'host-not-listed');
    await premises.store.setHook(person.id, { url, language: body.language });
    return ok(await elsewhereOf(premises, person.id));
  }),

  dropHook: peopleOnly(async ({ premises, person }) => {
    await premises.store.setHook(person.id, null);
    return ok(await elsewhereOf(premises, person.id));
  }),

  newCalendar: peopleOnly(async ({ premises: { store, random }, person }) => {
    const secret = newCalendarSecret(random);
    await store.setCalendar(person.id, hashOf('calendar', secret));
    return ok({ path: `/calendar/${secret}.ics` });
  }),

  dropCalendar: peopleOnly(async ({ premises, person }) => {
    await premises.store.setCalendar(person.id, null);
    return ok(await elsewhereOf(premises, person.id));
  }),
};
