import { fromSeed, verifyFair } from '@jamaica/chance';
import { DAY_SEAT, type DayPage, endOf, ROUTES, type RouteName } from '@jamaica/messages';
import { type Card, view } from '@jamaica/rules';
import { isFields } from '@jamaica/rules/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realRandom } from '../src/clock/random.ts';
import { readConfig } from '../src/config/config.ts';
import type { Crew } from '../src/harbour/thinking.ts';
import { DAYS } from '../src/http/days.ts';
import { newServerCore, type ServerCore } from '../src/http/server-core.ts';
import { TABLES } from '../src/http/tables.ts';
import type { Handler, Visit } from '../src/http/visit.ts';
import { newLog } from '../src/logs/log.ts';
import { newMetrics } from '../src/metrics/metrics.ts';
import { nearSignals } from '../src/signals/near-signals.ts';
import type { Person } from '../src/store/people-store.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { SetClock } from './set-clock.ts';
import { FREELY } from './sockets-visitor.ts';
import { whimsical } from './test-rig.ts';
import { calm } from './test-time.ts';

// A Wednesday, on which three sail.
const DAY = '2027-01-20';
const PEOPLE = process.env.TEST_LONG ? 2000 : 200;
/** So many of them are at sea at a time. */
const TOGETHER = 25;
/** Every fifth is a guest whom nobody would know again. */
const isGuest = (index: number): boolean => index % 5 === 4;

/** Bots that sail ahead whenever they can, so that a race does not take long, and otherwise do whatever comes to mind. */
const hasty: Crew = {
  think: async (view, asked) =>
    view.options.find(option => /^forward\/forward|^to:/.test(option)) ?? whimsical.think(view, asked),
};

const clock = new SetClock(`${DAY}T09:00:00Z`);
let core: ServerCore;

const open = (): ServerCore => {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error(config.error.expected);
  return newServerCore({
    config: config.value,
    keys: { session: 'a secret of more than thirty-two characters', push: { publicKey: '', privateKey: '' } },
    log: newLog('silent'),
    metrics: newMetrics(),
    store: openSqlite(':memory:'),
    signals: nearSignals(),
    crew: hasty,
    threads: 4,
    push: null,
    time: clock,
    random: realRandom,
    allowances: FREELY,
  });
};

/** What somebody is answered: what the schema of the route knows, or the status of a refusal. */
const asked = async <Name extends RouteName>(
  handle: Handler<Name>,
  visit: Pick<Visit<Name>, 'body' | 'query'> & { person: Person | null; named?: string },
): ReturnType<Handler<Name>> =>
  handle({
    services: core.services,
    named: '',
    made: 0,
    address: '127.0.0.1',
    origin: '',
    isFromElsewhere: false,
    remember: () => {},
    ...visit,
  });

const NOTHING = { body: undefined, query: undefined };
const sail = (person: Person) => asked<'sailDay'>(DAYS.sailDay, { ...NOTHING, person });
const dayFor = async (person: Person | null): Promise<DayPage> => {
  const page = await asked<'day'>(DAYS.day, { ...NOTHING, person, named: DAY });
  if (!page.ok) throw new Error(page.error.why);
  return page.value;
};
const recordFor = (person: Person | null, table: string) =>
  asked<'record'>(TABLES.record, { ...NOTHING, person, named: table });

const people: Person[] = [];
const tables: string[] = [];

/** Somebody who plays by a policy of their own: the first option, the last, the middle one, or whatever comes to mind. */
const policyOf =
  (index: number) =>
  (options: readonly string[], turn: number): string => {
    switch (index % 8) {
      case 0:
        return options[0];
      case 1:
        return options[options.length - 1];
      case 2:
        return options[options.length >> 1];
      default:
        return options[fromSeed(`${index}/${turn}`).below(options.length)];
    }
  };

/** Sails on until the game waits for nobody any more; how many decisions it took. */
const play = async (person: Person, table: string, policy: ReturnType<typeof policyOf>, most = Infinity) => {
  const { harbour } = core.services;
  const guest = { person: person.id, name: person.name };
  let turn = 0;
  for (;;) {
    const live = await harbour.table(table);
    if (!live?.game) throw new Error('the race has not begun');
    if (live.isRecorded || turn === most) return turn;
    const { options } = view(live.game.state, DAY_SEAT);
    const { decision } = live.game;
    if (options.length > 0 && decision !== null) {
      const choice = policy(options, turn++);
      const done = await harbour.request(table, guest, { verb: 'choose', body: { decision, choice } });
      if (!done.ok) throw new Error(`${choice}: ${done.error}`);
    } else await clock.pause();
  }
};

beforeAll(async () => {
  core = open();
  await core.start();
  const { store } = core.services;
  for (let index = 0; index < PEOPLE; index++) {
    const id = `person${index}`.padEnd(16, '-');
    const person: Person = { id, name: `P${index}`, kind: 'guest', owner: null, cameAt: 1, trustedSince: 0 };
    await store.addPerson(person);
    if (!isGuest(index)) await store.setRecovery(id, `code ${index}`);
    people.push(person);
  }
  const sailed = async (person: Person, index: number): Promise<void> => {
    const opened = await sail(person);
    if (!opened.ok) throw new Error(opened.error.why);
    tables[index] = opened.value.table;
    await play(person, opened.value.table, policyOf(index));
  };
  for (let first = 0; first < PEOPLE; first += TOGETHER)
    await Promise.all(people.slice(first, first + TOGETHER).map((person, index) => sailed(person, first + index)));
  await calm();
});
afterAll(() => core.close());

const stepsOf = (record: object) => {
  const steps: unknown = isFields(record) ? record.steps : null;
  return Array.isArray(steps) ? steps.filter(isFields) : [];
};

/** All records, as somebody who has finished reads them. */
const recordsForAll = async (): Promise<object[]> => {
  const records: object[] = [];
  for (const table of tables) {
    const record = await recordFor(people[0], table);
    if (!record.ok) throw new Error(record.error.why);
    records.push(record.value);
  }
  return records;
};

describe(`a race of the day that ${PEOPLE} people sail, each in their own way`, () => {
  it('has the same deal, dice and shuffles for all of them, and they are different voyages', async () => {
    const records = await recordsForAll();
    const deals = new Set(records.map(record => JSON.stringify(Object(record).decks)));
    expect(deals.size).toBe(1);
    const known = new Map<string, string>();
    const orders = new Map<string, Set<string>>();
    const differing: string[] = [];
    for (const record of records) {
      const fallen = new Map<string, number>();
      for (const step of stepsOf(record)) {
        if (!('roll' in step) && !('shuffle' in step)) continue;
        const kind = 'shuffle' in step ? `shuffle ${step.shuffle}` : `${step.roll} ${step.ship ?? ''}`;
        const number = 1 + (fallen.get(kind) ?? 0);
        fallen.set(kind, number);
        const what = `${kind} ${number}`;
        if ('shuffle' in step && Array.isArray(step.deck)) {
          const pairs = orders.get(what) ?? new Set();
          orders.set(what, pairs);
          const deck: readonly Card[] = step.deck;
          deck.forEach((card, place) => {
            for (const later of deck.slice(place + 1)) pairs.add(`${card} ${later}`);
          });
          continue;
        }
        const { reroll: _, ...rolled } = step;
        const said = JSON.stringify(rolled);
        if ((known.get(what) ?? said) !== said) differing.push(what);
        known.set(what, said);
      }
    }
    expect(differing).toEqual([]);
    expect(known.size).toBeGreaterThan(10);
    const turned = [...orders].flatMap(([what, pairs]) =>
      [...pairs].filter(pair => pairs.has(pair.split(' ').reverse().join(' '))).map(pair => `${what}: ${pair}`),
    );
    expect(turned).toEqual([]);
    expect(new Set(records.map(record => JSON.stringify(stepsOf(record)))).size).toBeGreaterThan(PEOPLE / 2);
  });

  it('tells everybody their points, their place, and the share of those who did worse: guests have no place', async () => {
    const records = await recordsForAll();
    const points = records.map((record): number => Object(record).final.scores[DAY_SEAT].total);
    const counted = points.filter((_, index) => !isGuest(index));
    for (const [index, person] of people.entries()) {
      const { mine, results } = await dayFor(person);
      const own = points[index];
      expect(mine).toMatchObject({ table: tables[index], counts: !isGuest(index), ended: { points: own } });
      expect(results).toMatchObject({
        finished: counted.length,
        others: counted.length - Number(!isGuest(index)),
        worse: counted.filter(each => each < own).length,
        place: isGuest(index) ? null : 1 + counted.filter(each => each > own).length,
      });
    }
    const { results } = await dayFor(people[0]);
    const best = counted.toSorted((one, other) => other - one).slice(0, 100);
    expect(results?.best.map(each => each.points)).toEqual(best);
  });

  it('knows one try of everybody: asked again it is the same one, and over', async () => {
    for (const [index, person] of people.entries()) {
      const again = await sail(person);
      expect(again).toEqual({ ok: true, value: { table: tables[index] } });
    }
    const table = await core.services.harbour.table(tables[0]);
    expect(table?.stage).toBe('over');
  });

  it('touches no rating, and is in no list', async () => {
    const { store } = core.services;
    expect(await store.ratingsOf(people[0].id)).toEqual([]);
    expect(await store.leaders('2007', 3, 10)).toEqual([]);
    for (const stage of ['gathering', 'sailing', 'over'] as const)
      expect(await store.listed(stage, { most: 10 })).toEqual([]);
  });

  it('says nothing, until midnight, to those who have not finished their own', async () => {
    const { store } = core.services;
    const late: Person = { ...people[0], id: 'late'.padEnd(16, '-'), name: 'Late' };
    await store.addPerson(late);
    const before = await sail(late);
    if (!before.ok) throw new Error(before.error.why);
    await play(late, before.value.table, policyOf(0), 3);
    for (const person of [late, null]) {
      expect(await dayFor(person)).toMatchObject({ secret: null, results: null });
      expect(await recordFor(person, tables[0])).toMatchObject({ ok: false, error: { status: 404 } });
      expect(await asked<'admiralsDay'>(DAYS.admiralsDay, { ...NOTHING, person, named: DAY })).toMatchObject({
        ok: false,
      });
      expect(await asked<'week'>(DAYS.week, { ...NOTHING, person, named: DAY })).toMatchObject({
        value: { from: '2027-01-18', to: '2027-01-24', lines: [] },
      });
    }
    expect(await asked<'practise'>(DAYS.practise, { ...NOTHING, person: late, named: DAY })).toMatchObject({
      error: { status: 403 },
    });
    expect(await asked<'day'>(DAYS.day, { ...NOTHING, person: people[0], named: '2027-01-21' })).toMatchObject({
      error: { status: 404 },
    });

    // A try that is not over by midnight counts for nothing, however it ends.
    clock.set('2027-01-21T00:00:01Z');
    await play(late, before.value.table, policyOf(0));
    expect((await dayFor(late)).mine).toMatchObject({ ended: null });
  });

  it('tells its secret when the day is over, and not a moment before; every voyage proves itself by it', async () => {
    const secret = await core.services.store.secretOfDay(DAY);
    clock.set(new Date(endOf(DAY) - 5000).toISOString());
    expect(await dayFor(people[0])).toMatchObject({ secret: null });
    expect(await recordFor(people[0], tables[0])).toMatchObject({ ok: true });
    for (const table of tables.slice(0, 5)) {
      const told = JSON.stringify([await dayFor(people[0]), await recordFor(people[0], table)]);
      expect(told).not.toContain(secret);
    }
    clock.set('2027-01-21T00:00:01Z');
    expect(await dayFor(null)).toMatchObject({ secret });
    for (const [index, record] of (await recordsForAll()).entries()) {
      if (index % 10 > 0 && !process.env.TEST_LONG) continue;
      expect(Object(record).fair).toMatchObject({ secret, by: 'purpose' });
      const proven = verifyFair(record);
      expect(proven.ok ? null : proven.error).toBeNull();
    }
  });

  it('adds up in the week’s table, for those who count', async () => {
    clock.set('2027-01-21T00:00:01Z');
    const week = await asked<'week'>(DAYS.week, { ...NOTHING, person: null, named: DAY });
    if (!week.ok) throw new Error(week.error.why);
    const { results } = await dayFor(null);
    expect(week.value.lines.map(({ person, points }) => ({ person, points }))).toEqual(
      results?.best.map(({ person, points }) => ({ person, points })),
    );
    expect(ROUTES.week.path).toBe('/api/weeks/:day');
  });

  it('is sailed by the admiral once, with the same luck', async () => {
    const { store } = core.services;
    for (let look = 0; look < 10_000 && !(await dayFor(null)).results?.admiral; look++) await clock.pause();
    const { results } = await dayFor(null);
    const record = await asked<'admiralsDay'>(DAYS.admiralsDay, { ...NOTHING, person: null, named: DAY });
    if (!record.ok) throw new Error(record.error.why);
    expect(verifyFair(record.value)).toMatchObject({ ok: true });
    expect(Object(record.value).final.scores[DAY_SEAT].total).toBe(results?.admiral?.points);
    expect(Object(record.value).berths[DAY_SEAT]).toMatchObject({ bot: 'admiral' });
    expect(await store.admiralOfDay(DAY)).toMatchObject({ final: Object(record.value).final });
  });
});
