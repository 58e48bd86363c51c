import { commitment } from '@jamaica/chance';
import {
  COUNTED_DAYS,
  type DayResults,
  dayAfter,
  dayAt,
  endOf,
  RaceDay,
  type RouteAnswer,
  raceOf,
  streakOf,
  weekOf,
} from '@jamaica/messages';
import { ok } from '@jamaica/rules';
import * as v from 'valibot';
import { admiralEnded } from '../day/admiral.ts';
import { mayKnowDay } from '../day/known.ts';
import { isDayOver, secretOf } from '../day/secret.ts';
import { beginTry, practise, tryOf, tryShown } from '../day/tries.ts';
import { isAnchored } from '../people/anchored.ts';
import type { Try } from '../store/day-store.ts';
import type { Services } from './services.ts';
import { dayRecord, isFinished } from './tables.ts';
import { deny, type Handlers, known, peopleOnly, type Visit } from './visit.ts';

const MOST_LINES = 100;
/** More than a year. */
const MOST_DAYS = 400;

const fixedFor = async ({ store, random }: Services, day: RaceDay) => ({
  day,
  rules: raceOf(day),
  commitment: commitment(await secretOf(store, random, day)),
});

/** The day that a path names: what is still to come, and days that nobody sailed, are not there. */
const pastDay = async ({ named, services: { store, now } }: Visit<'day' | 'practise' | 'admiralsDay' | 'week'>) => {
  const today = dayAt(now());
  if (!v.is(RaceDay, named) || named > today) return null;
  return named === today || (await store.secretOfDay(named)) !== null ? named : null;
};

const myTry = async ({ store, time }: Services, day: RaceDay, person: string | null): Promise<Try | null> =>
  person === null ? null : tryOf(store, time, day, person);

/** The admiral sails a day that somebody has come to the end of. */
const admiralOf = async ({ store, random, admirals }: Services, day: RaceDay, mine: Try | null) => {
  const isSailed = mine?.ended != null || (await store.compared(day, 0)).finished > 0;
  return isSailed ? admirals.record(day, await secretOf(store, random, day)) : null;
};

const resultsOf = async (services: Services, day: RaceDay, mine: Try | null): Promise<DayResults> => {
  const { store } = services;
  const ended = mine?.ended ?? null;
  const { finished, worse, better } = await store.compared(day, ended?.points ?? 0);
  const isOne = ended !== null && mine?.counts === true;
  const admiral = await admiralOf(services, day, mine);
  return {
    finished,
    worse: ended ? worse : 0,
    others: finished - Number(isOne),
    place: isOne ? better + 1 : null,
    best: await store.bestOfDay(day, MOST_LINES),
    admiral: admiral && admiralEnded(admiral),
  };
};

type Names = 'today' | 'sailDay' | 'day' | 'practise' | 'admiralsDay' | 'week' | 'myDays';

/** The race of the day. */
export const DAYS: Handlers<Names> = {
  async today({ services, person }) {
    const { store, now } = services;
    const day = dayAt(now());
    const mine = await myTry(services, day, person?.id ?? null);
    const { finished } = await store.compared(day, 0);
    const today: RouteAnswer<'today'> = {
      ...(await fixedFor(services, day)),
      ends: endOf(day),
      next: await fixedFor(services, dayAfter(day)),
      counts: person !== null && (await isAnchored(store, person)),
      finished,
      mine: mine && tryShown(mine),
    };
    return ok(today);
  },

  sailDay: peopleOnly(async ({ services, person, address }) => {
    const { paces, now } = services;
    if (!paces.tablesOfPerson.allows(person.id) || !paces.tablesOfAddress.allows(address)) return deny(429, 'too-fast');
    return ok({ table: (await beginTry(services, { person, address }, dayAt(now()))).table });
  }),

  async day(visit) {
    const { services, person } = visit;
    const { store, random, time, now } = services;
    const day = await pastDay(visit);
    if (day === null) return deny(404, 'not-found');
    const mine = await myTry(services, day, person?.id ?? null);
    const mayKnow = await mayKnowDay(store, time, day, person?.id ?? null);
    return ok({
      ...(await fixedFor(services, day)),
      secret: isDayOver(day, now()) ? await secretOf(store, random, day) : null,
      mine: mine && tryShown(mine),
      results: mayKnow ? await resultsOf(services, day, mine) : null,
    });
  },

  practise: peopleOnly(async visit => {
    const { services, person, address } = visit;
    const { store, paces, time } = services;
    const day = await pastDay(visit);
    if (day === null) return deny(404, 'not-found');
    if (!(await mayKnowDay(store, time, day, person.id))) return deny(403, 'not-yours');
    if (!paces.tablesOfPerson.allows(person.id) || !paces.tablesOfAddress.allows(address)) return deny(429, 'too-fast');
    return ok({ table: await practise(services, { person, address }, day) });
  }),

  async admiralsDay(visit) {
    const { services, person } = visit;
    const { store, time, now } = services;
    const day = await pastDay(visit);
    if (day === null || !(await mayKnowDay(store, time, day, person?.id ?? null))) return deny(404, 'not-found');
    const record = await admiralOf(services, day, await myTry(services, day, person?.id ?? null));
    if (!record || !isFinished(record)) return deny(404, 'not-found');
    return ok(dayRecord(record, day, await store.secretOfDay(day), now()));
  },

  async week(visit) {
    const { services, person } = visit;
    const { store, time, now } = services;
    const day = await pastDay(visit);
    if (day === null) return deny(404, 'not-found');
    const [from, to] = weekOf(day);
    const today = dayAt(now());
    // What others made of today's race is for those who have sailed it.
    const mayKnow = await mayKnowDay(store, time, today, person?.id ?? null);
    const until = mayKnow || to < today ? to : dayAfter(today, -1);
    return ok({ from, to, lines: await store.bestOfWeek({ from, to: until, counted: COUNTED_DAYS }, MOST_LINES) });
  },

  myDays: known(async ({ services: { store, now }, person }) => {
    const tries = await store.triesOf(person.id, MOST_DAYS);
    const finished = tries.flatMap(({ day, ended }) => (ended ? [day] : []));
    return ok({ days: tries.map(tryShown), streak: streakOf(finished, dayAt(now())) });
  }),
};
