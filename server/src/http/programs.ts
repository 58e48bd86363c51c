import { ok } from '@jamaica/rules';
import { isAnchored } from '../people/anchored.ts';
import { forget } from '../people/forget.ts';
import { newBot } from '../people/people.ts';
import { programShown } from '../people/programs.ts';
import { deny, type Handlers, peopleOnly, programsOnly } from './visit.ts';

const MOST_BOTS = 10;
const MOST_PROGRAMS = 100;

type Names = 'bots' | 'newBot' | 'dropBot' | 'programs' | 'listProgram' | 'unlistProgram';

/** Programs that play for themselves: somebody's own, and the list of those that anybody may invite. */
export const PROGRAMS: Handlers<Names> = {
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
