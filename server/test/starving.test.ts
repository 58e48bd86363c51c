import { type Budget, type Level, usualBudget } from '@jamaica/bots';
import { fromSeed } from '@jamaica/chance';
import type { TableId } from '@jamaica/messages';
import { optionsOf } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { Harbour } from '../src/harbour/harbour.ts';
import type { Crew } from '../src/harbour/thinking.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Guest } from '../src/table/ask.ts';
import { TERMS } from './people.ts';
import { Luck } from './simulated/luck.ts';
import { calm, TestTime } from './test-time.ts';

const SECOND = 1000;
const QUICK = 5;

/** One thread that thinks for as long as it is told to, in the time of the test: first come, first served. */
class OneThread implements Crew {
  readonly #time: TestTime;
  #last: Promise<unknown> = Promise.resolve();
  readonly levels: Level[] = [];

  constructor(time: TestTime) {
    this.#time = time;
  }

  think: Crew['think'] = ({ options }, { level, seed, budget }) => {
    const thought = this.#last.then(async () => {
      this.levels.push(level);
      await new Promise<void>(resolve => this.#time.later(lengthOf(budget ?? usualBudget(level)), resolve));
      return options[fromSeed(seed).below(options.length)];
    });
    this.#last = thought;
    return thought;
  };
}

const lengthOf = (budget: Budget): number => ('milliseconds' in budget ? budget.milliseconds : QUICK);

const somebody = (name: string, address: string): Guest => ({ person: name.padEnd(16, '-'), name, address });
const ANNE = somebody('Anne', '192.0.2.1');
const crook = (index: number): Guest => somebody(`Crook ${index}`, '203.0.113.66');

/** A harbour whose games are the same at every run. */
const openHarbour = async (seed = 'starving') => {
  const time = new TestTime();
  const crew = new OneThread(time);
  const luck = new Luck(seed);
  const harbour = new Harbour({
    store: openSqlite(':memory:'),
    crew,
    threads: 1,
    time,
    random: length => luck.bytes(length),
  });
  await harbour.start();
  /** A game with bots in all other seats. */
  const start = async (who: Guest, players: number, level: Level): Promise<TableId> => {
    const id = await harbour.open(who, { ...TERMS, rules: { edition: '2007', players, ghost: false } });
    for (let seat = 1; seat < players; seat++) await harbour.request(id, who, { verb: 'bot', body: { seat, level } });
    await harbour.request(id, who, { verb: 'ready', body: { word: 'tide' } });
    const started = await harbour.request(id, who, { verb: 'start', body: {} });
    if (!started.ok) throw new Error(started.error);
    return id;
  };
  const watch = async (who: Guest, id: TableId): Promise<string[]> => {
    const bots: string[] = [];
    const watching = await harbour.watch(id, null, {
      person: who.person,
      ...(who.address === undefined ? {} : { address: who.address }),
      told: () => {},
      botsAre: (_, how) => bots.push(how),
      sentAway: () => {},
    });
    if (!watching.ok) throw new Error(watching.error);
    return bots;
  };
  /** How often somebody who thinks this long can choose in the given number of seconds, game after game against two captains. */
  const moves = async (who: Guest, seconds: number, thought = 0): Promise<number> => {
    const end = time.passed() + seconds * SECOND;
    let [count, id]: [number, TableId | null] = [0, null];
    while (time.passed() < end) {
      const table = id === null ? null : await harbour.table(id);
      if (id === null || table?.stage === 'over') {
        id = await start(who, 3, 'captain');
        await watch(who, id);
      } else if (table?.game?.asked.some(({ seat }) => seat === 0)) {
        const { decision, state } = table.game;
        await time.pass(thought);
        const body = { decision: decision ?? 0, choice: optionsOf(state, 0)[0] };
        if ((await harbour.request(id, who, { verb: 'choose', body })).ok) count++;
        await calm();
      } else await time.pass(10);
    }
    return count;
  };
  return { harbour, time, crew, start, watch, moves };
};

describe('somebody opens twenty tables with five admirals each', () => {
  it('and hangs up: the games without them sleep, and others keep the pace they had', async () => {
    const { harbour, crew, start, moves } = await openHarbour();
    const before = await moves(ANNE, 20);
    for (let index = 0; index < 20; index++) {
      const id = await start(crook(index), 6, 'admiral');
      await harbour.request(id, crook(index), { verb: 'leave', body: {} });
    }
    crew.levels.length = 0;
    const during = await moves(ANNE, 20);
    expect(during).toBeGreaterThanOrEqual(0.7 * before);
    // One of them may have been thinking already.
    expect(crew.levels.filter(level => level === 'admiral').length).toBeLessThanOrEqual(1);
  });

  it('and looks at all of them: they have the share of one address, and shorter thoughts', async () => {
    // A few harbours together: in one of them the games themselves differ by as much as is allowed here.
    let [before, during] = [0, 0];
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const { start, watch, moves } = await openHarbour(seed);
      before += await moves(ANNE, 40, SECOND);
      for (let index = 0; index < 20; index++) await watch(crook(index), await start(crook(index), 6, 'admiral'));
      during += await moves(ANNE, 40, SECOND);
    }
    expect(during).toBeGreaterThanOrEqual(0.7 * before);
  });

  it('and their captains stay captains, however long they wait', async () => {
    const { harbour, time, crew, start, watch } = await openHarbour();
    const ids: TableId[] = [];
    for (let index = 0; index < 60; index++) {
      ids.push(await start(crook(index), 6, 'captain'));
      await watch(crook(index), ids[index]);
    }
    for (let second = 0; second < 60; second++) await time.pass(SECOND);
    expect(new Set(crew.levels)).toEqual(new Set(['captain']));
    // By now all of them wait for a person.
    for (const id of ids) {
      const { game } = (await harbour.table(id)) ?? {};
      expect(game?.asked.map(({ seat }) => seat)).toEqual([0]);
    }
  });

  it('from one account: only ten of them may be under way', async () => {
    const { start } = await openHarbour();
    const one = crook(1);
    for (let index = 0; index < 10; index++) await start(one, 6, 'admiral');
    await expect(start(one, 6, 'admiral')).rejects.toThrow('too-many');
  });
});

describe('a game that all have left', () => {
  it('sleeps, also when it is put away, and goes on when somebody looks on', async () => {
    const { harbour, time, crew, start, watch } = await openHarbour();
    const id = await start(ANNE, 3, 'bosun');
    await harbour.request(id, ANNE, { verb: 'leave', body: {} });
    await time.pass(SECOND);
    const asleep = (await harbour.table(id))?.number;
    crew.levels.length = 0;
    await time.pass(600 * SECOND);
    expect([harbour.size, crew.levels]).toEqual([0, []]);
    await watch(ANNE, id);
    await time.pass(20 * SECOND);
    expect((await harbour.table(id))?.number).toBeGreaterThan(asleep ?? 0);
  });
});

it('people who wait for overloaded bots are told so', async () => {
  const { time, start, watch } = await openHarbour();
  const others = Array.from({ length: 9 }, (_, index) => somebody(`Guest ${index}`, `198.51.100.${index}`));
  const told: string[][] = [];
  for (const who of [...others, ANNE])
    for (let table = 0; table < 10; table++) told.push(await watch(who, await start(who, 6, 'admiral')));
  await time.pass(20 * SECOND);
  expect(told.flat()).toContain('slow');
});
