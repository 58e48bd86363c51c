import { ok } from '@jamaica/rules';
import { isAnchored } from '../people/anchored.ts';
import { forget } from '../people/forget.ts';
import { newBot } from '../people/people.ts';
import { programShown } from '../people/programs.ts';
import { pushService } from '../push/services.ts';
import { deny, type Handlers, peopleOnly, programsOnly } from './visit.ts';

const MOST_BOTS = 10;
const MOST_BROWSERS = 10;
const MOST_PROGRAMS = 100;

type Names =
  | 'pushKey'
  | 'subscribe'
  | 'unsubscribe'
  | 'bots'
  | 'newBot'
  | 'dropBot'
  | 'programs'
  | 'listProgram'
  | 'unlistProgram';

/** Browsers that are told when it is somebody's turn, and programs that play for themselves. */
export const REACH: Handlers<Names> = {
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

  bots: peopleOnly(async ({ services: { store }, person }) => {
    const bots = await store.botsOf(person.id);
    return ok({ bots: bots.map(bot => ({ person: bot.id, name: bot.name, made: bot.cameAt })) });
  }),

  newBot: peopleOnly(async ({ services: { store, random, now }, person, body }) => {
    if ((await store.botsOf(person.id)).length >= MOST_BOTS) return deny(409, 'too-many');
    const { bot, token } = await newBot(store, random, person.id, body.name, now());
    return ok({ person: bot.id, name: bot.name, token });
  }),

  async programs({ services: { store, now } }) {
    const programs = await store.programs(MOST_PROGRAMS);
    return ok({ programs: programs.map(each => programShown(each, now())) });
  },

  // Guests can be made in any number: whoever has neither code nor passkey would fill the list with theirs.
  listProgram: programsOnly(async ({ services: { store }, person, body }) => {
    if (!(await isAnchored(store, person))) return deny(409, 'no-recovery');
    await store.listProgram(person.id, body);
    return ok(undefined);
  }),

  unlistProgram: programsOnly(async ({ services: { store }, person }) => {
    await store.unlistProgram(person.id);
    return ok(undefined);
  }),

  dropBot: peopleOnly(async ({ services, person, named }) => {
    const bot = (await services.store.botsOf(person.id)).find(({ id }) => id === named);
    if (!bot) return deny(404, 'not-found');
    const done = await forget(services, bot);
    return done.ok ? done : deny(503, done.error);
  }),
};
