import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LEASE_LASTS } from '../src/store/lease-store.ts';
import { migrations } from '../src/store/migrate.ts';
import { openPostgres, POSTGRES_MIGRATIONS } from '../src/store/postgres.ts';
import type { Store } from '../src/store/store.ts';
import { Unavailable } from '../src/store/unavailable.ts';
import { openFaultyProxy } from './cluster/faulty-proxy.ts';
import { type Postgres, startPostgres } from './cluster/services.ts';
import { OPENED, opening, said, storeSuite } from './store-suite.ts';

let postgres: Postgres;
let url = '';
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.remove());
beforeEach(async () => {
  url = await postgres.database();
});

storeSuite('the store in PostgreSQL', () => openPostgres(url));

const sql = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
};

describe('several servers with one database', () => {
  const stores: Store[] = [];
  const open = async (): Promise<Store> => {
    const store = await openPostgres(url);
    stores.push(store);
    return store;
  };
  afterEach(() => Promise.all(stores.splice(0).map(store => store.close())));

  it('may start together: the database is brought up to date once', async () => {
    await Promise.all([open(), open(), open()]);
    expect(await sql('SELECT count(*)::INTEGER AS steps FROM migrated')).toEqual([
      { steps: migrations(POSTGRES_MIGRATIONS).length },
    ]);
    await sql('INSERT INTO migrated VALUES (999)');
    await expect(openPostgres(url)).rejects.toThrow('version 999');
  });

  it('go on when a newer one adds a column to the people', async () => {
    const store = await open();
    const anne = { id: 'anne', name: 'Anne', kind: 'guest', owner: null, cameAt: 5, trustedSince: 0 } as const;
    await store.addPerson(anne);
    expect(await store.person('anne')).toEqual(anne);
    await sql('ALTER TABLE people ADD COLUMN parrot TEXT');
    expect(await store.person('anne')).toEqual(anne);
  });

  it('write a number once, however many try at the same moment', async () => {
    const [one, other, third] = [await open(), await open(), await open()];
    await one.append('t', ...opening());
    for (let number = 2; number < 30; number++) {
      const all = await Promise.all(
        [one, other, third].map((store, index) => store.append('t', [said(number, `server ${index}`)])),
      );
      expect(all.filter(kept => kept !== null)).toHaveLength(1);
    }
    const entries = await one.entries('t');
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
    expect(await other.append('t', [said(99, 'too far')])).toBeNull();
  });

  it('hold a table one at a time, and take over from one that ended or is not heard of any more', async () => {
    const [one, other] = [await open(), await open()];
    const [mine, theirs] = [await one.beginLease(100), await other.beginLease(100)];
    expect(await one.append('t', ...opening({ wakeAt: 50 }, { lease: mine }))).toEqual({ isHeld: true });
    expect(await other.append('t', [said(2, 'ahoy')], { lease: theirs })).toEqual({ isHeld: false });
    expect(await other.claim(theirs, 60, 10)).toEqual([]);
    expect(await other.hold(theirs, 't')).toBe(false);
    await sql('UPDATE watches SET seen = seen - make_interval(secs => $2) WHERE id = $1', [mine, LEASE_LASTS / 1000]);
    expect(await other.claim(theirs, 60, 10)).toEqual(['t']);
    // Whoever comes back after that is told so, and begins anew.
    expect(await one.keepLease(mine, 200)).toBe(false);
    const again = await one.beginLease(200);
    expect(await one.claim(again, 60, 10)).toEqual([]);
    await other.endLease(theirs, 200);
    expect(await one.append('t', [said(3, 'mine again')], { lease: again })).toEqual({ isHeld: true });
  });

  it('share what there is to do without taking anything twice', async () => {
    const [one, other] = [await open(), await open()];
    const watches = [await one.beginLease(100), await other.beginLease(100)];
    const tables = Array.from({ length: 60 }, (_, index) => `t${index}`);
    await Promise.all(tables.map(table => one.append(table, ...opening({ wakeAt: 50 }))));
    const claimed = await Promise.all([one.claim(watches[0], 60, 30), other.claim(watches[1], 60, 30)]);
    const rest = [...(await one.claim(watches[0], 60, 100)), ...(await other.claim(watches[1], 60, 100))];
    expect(claimed.every(each => each.length <= 30)).toBe(true);
    expect(rest.toSorted()).toEqual(tables.toSorted());
  });

  it('count as there as long as one of them is', async () => {
    const [one, other] = [await open(), await open()];
    const mine = await one.beginLease(1000);
    await other.beginLease(5000); // the first one is alive, though it has not said so since
    expect(await other.outages(0)).toEqual([]);
    expect(await one.keepLease(mine, 6000)).toBe(true);
  });

  it('that lose their connections while they write find out what became of it: nothing is lost, nothing is twice', async () => {
    const store = await open();
    const tables = Array.from({ length: 10 }, (_, index) => `t${index}`);
    await Promise.all(tables.map(table => store.append(table, ...opening())));
    let isDone = false;
    const cutting = (async () => {
      while (!isDone)
        await sql(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE application_name = 'jamaica' AND datname = current_database() AND random() < 0.5`,
        );
    })();
    const sail = async (table: string): Promise<number[]> => {
      const kept: number[] = [];
      for (let number = 2; number <= 60; number++) {
        const answer = await store.append(table, [said(number, `${table} ${number}`)]).catch((why: unknown) => why);
        // What was not even sent is refused, and may be asked again.
        if (answer instanceof Unavailable) number--;
        else if (answer === null || answer instanceof Error) throw answer ?? new Error(`${table} ${number} was taken`);
        else kept.push(number);
      }
      return kept;
    };
    const acknowledged = await Promise.all(tables.map(sail)).finally(() => {
      isDone = true;
    });
    await cutting;
    for (const [index, table] of tables.entries())
      expect((await store.entries(table, 2)).map(({ number }) => number)).toEqual(acknowledged[index]);
  });

  it('whose answer got lost are told that it was their own hand that wrote', async () => {
    const proxy = await openFaultyProxy(postgres.port);
    const store = await openPostgres(url.replace(String(postgres.port), String(proxy.port)));
    stores.push(store);
    await store.append('t', ...opening());
    proxy.swallow();
    const kept = store.append('t', [said(2, 'ahoy')]);
    await expect.poll(() => sql('SELECT number FROM tables')).toEqual([{ number: 2 }]);
    proxy.cut();
    expect(await kept).toEqual({ isHeld: false });
    expect(await store.entries('t', 2)).toEqual([said(2, 'ahoy')]);
    // Somebody else's is somebody else's, whatever it says.
    proxy.swallow();
    const late = store.append('t', [said(3, 'mine')]);
    const other = await open();
    await expect.poll(() => other.numbers(['t'])).toEqual(new Map([['t', 3]]));
    expect(await other.append('t', [said(3, 'mine')])).toBeNull();
    proxy.cut();
    expect(await late).toEqual({ isHeld: false });
    // What must not be tried twice is not, and whoever asked is told to come again.
    proxy.swallow();
    const guest = { id: 'nell', name: 'Nell', kind: 'guest', owner: null, cameAt: 5, trustedSince: 0 } as const;
    const came = expect(store.addPerson(guest)).rejects.toThrow(Unavailable);
    await expect.poll(() => sql('SELECT name FROM people')).toEqual([{ name: 'Nell' }]);
    proxy.cut();
    await came;
    await store.close();
    stores.splice(stores.indexOf(store), 1);
    await proxy.close();
  });

  it('are refused what they ask while the database is away, and go on when it is back', async () => {
    const store = await open();
    await store.append('t', ...opening());
    await postgres.stop();
    await expect(store.append('t', [said(2, 'ahoy')])).rejects.toThrow(Unavailable);
    await expect(store.entries('t')).rejects.toThrow(Unavailable);
    await postgres.start();
    expect(await store.append('t', [said(2, 'ahoy')])).toEqual({ isHeld: false });
    expect(await store.entries('t', 2)).toEqual([said(2, 'ahoy')]);
  });
});

describe('a database that takes no changes any more, because another one is in charge', () => {
  it('is unavailable at once: it surely did nothing', async () => {
    const store = await openPostgres(url);
    await store.append('t', ...opening());
    const name = new URL(url).pathname.slice(1);
    const set = (to: 'on' | 'off'): Promise<unknown> =>
      sql(`BEGIN READ WRITE; ALTER DATABASE "${name}" SET default_transaction_read_only = ${to}; COMMIT`);
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                 WHERE application_name = 'jamaica' AND datname = current_database()`;
    await set('on');
    await sql(cut);
    // The first attempt may still meet a connection that was cut.
    await store.entries('t');
    await expect(store.append('t', [said(2, 'ahoy')])).rejects.toThrow(Unavailable);
    await set('off');
    await sql(cut);
    await store.entries('t');
    expect(await store.append('t', [said(2, 'ahoy')])).toEqual({ isHeld: false });
    await store.close();
  });
});

describe('the log by months', () => {
  it('lies in the part of the month in which a table was opened, and can be put away once the games are over', async () => {
    const store = await openPostgres(url);
    const july = Date.UTC(2026, 6, 3);
    await sql('SELECT keep_month(202607)');
    const open = async (table: string): Promise<void> => {
      const [[first], beside] = opening();
      await store.append(table, [{ ...first, at: july }], beside);
      await store.append(table, [{ ...said(2, 'ahoy'), at: july }]);
    };
    await open('over');
    await open('goes on');
    await store.append('over', [{ kind: 'ended', number: 3, at: july }], { record: { v: 1 } });
    expect(await sql('SELECT count(*)::INTEGER AS entries FROM entries_of_202607')).toEqual([{ entries: 5 }]);
    expect(await sql('SELECT drop_month(202607) AS moved')).toEqual([{ moved: 1 }]);
    expect(await store.entries('over')).toEqual([]);
    expect(await store.record('over')).toEqual({ v: 1 });
    expect((await store.entries('goes on')).map(({ kind }) => kind)).toEqual([OPENED.kind, 'said']);
    expect(await store.append('goes on', [said(3, 'still here')])).toEqual({ isHeld: false });
    await store.close();
  });
});
