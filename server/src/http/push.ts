import { ok } from '@jamaica/rules';
import { pushService } from '../push/services.ts';
import { deny, type Handlers, peopleOnly } from './visit.ts';

const MOST_BROWSERS = 10;

/** Browsers that are told when it is somebody's turn. */
export const PUSH: Handlers<'pushKey' | 'subscribe' | 'unsubscribe'> = {
  pushKey: async ({ services: { keys, push } }) => ok({ key: push === null ? null : keys.push.publicKey }),

  subscribe: peopleOnly(async ({ services: { store }, person, body }) => {
    const endpoint = pushService(body.endpoint);
    if (endpoint === null) return deny(400, 'not-understood');
    const known = await store.pushOf(person.id);
    const isNew = known.every(each => each.endpoint !== endpoint);
    if (isNew && known.length >= MOST_BROWSERS) await store.dropPush(known[0].endpoint);
    const { keys } = body;
    await store.setPush({ endpoint, person: person.id, p256dh: keys.p256dh, auth: keys.auth });
    return ok(undefined);
  }),

  unsubscribe: peopleOnly(async ({ services: { store }, person, body }) => {
    const known = await store.pushOf(person.id);
    // Those of the version before lie there as they were said.
    for (const endpoint of [body.endpoint, URL.parse(body.endpoint)?.href ?? ''])
      if (known.some(each => each.endpoint === endpoint)) await store.dropPush(endpoint);
    return ok(undefined);
  }),
};
