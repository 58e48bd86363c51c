import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OpenTables } from '@jamaica/messages';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { Harbour } from '../src/harbour/harbour.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { ask, type Guest, type Request } from '../src/table/ask.ts';
import type { Table } from '../src/table/table.ts';
import { ANNE, MARY, PEOPLE, SAMUEL, TERMS } from './people.ts';
import { FREELY, guest, type House, openHouse, type Visitor } from './sockets-visitor.ts';
import { asked, opened, SECRET } from './table.ts';
import { TestRig, whimsical } from './test-rig.ts';

const LISTED = { ...TERMS, listed: true };

describe('a log', () => {
  it('is not filled by somebody who is ready and not ready, again and again', async () => {
    const rig = await TestRig.open();
    let refusal: string | null = null;
    for (let time = 0; refusal === null && time < 5000; time++) {
      const answer = await rig.ask(ANNE, { verb: 'ready', body: { word: `word ${time % 2}` } });
      if (!answer.ok) refusal = answer.error;
    }
    expect(refusal).toBe('too-many');
    // What is needed still goes into it.
    expect((await rig.ask(ANNE, { verb: 'start', body: {} })).ok).toBe(true);
  });

  it('of any length is read in pieces, and others have their turn between them', async () => {
    const store = openSqlite(':memory:');
    const rig = await TestRig.open();
    const [first, second] = await rig.store.entries(rig.id);
    const words = Array.from({ length: 5000 }, (_, index) => ({
      kind: 'ready' as const,
      seat: 0,
      word: `${index % 2}`,
      number: 3 + index,
      at: second.at,
    }));
    const { summary } = (await rig.store.summary(rig.id)) ?? {};
    if (!summary) throw new Error('no summary');
    await store.append(rig.id, [first, second, ...words], { secret: SECRET, summary });
    let turns = 0;
    const count = setInterval(() => turns++, 0);
    const reads: number[] = [];
    const watched = {
      ...store,
      entries: async (table: string, from?: number, most?: number) => {
        reads.push(most ?? Number.POSITIVE_INFINITY);
        return store.entries(table, from, most);
      },
    };
    const harbour = new Harbour({ store: watched, crew: whimsical });
    expect((await harbour.table(rig.id))?.number).toBe(5002);
    clearInterval(count);
    expect(Math.max(...reads)).toBeLessThanOrEqual(1000);
    expect(turns).toBeGreaterThan(0);
    await harbour.close();
  });
});

describe('a rematch', () => {
  it('is one, however many ask for it at once, also at two servers', async () => {
    const rig = await TestRig.sailing(2);
    while (await rig.step());
    const other = new Harbour({ store: rig.store, crew: rig.crew, time: rig.time });
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? other : rig.harbour).rematch(rig.id, index % 3 ? ANNE : MARY),
      ),
    );
    expect(new Set(all.map(each => (each.ok ? each.value : each.error))).size).toBe(1);
    expect(await rig.store.tablesOf(ANNE.person, false, 100)).toHaveLength(1);
    await other.close();
  });
});

describe('a table without spectators', () => {
  it('is closed to strangers also when the game is over: what was said there is not for them', async () => {
    const rig = await TestRig.sailing(2, { spectators: false });
    await rig.must(ANNE, { verb: 'say', body: { text: 'between us' } });
    while (await rig.step());
    const listener = { person: SAMUEL.person, told: () => {}, sentAway: () => {} };
    expect(await rig.harbour.watch(rig.id, null, listener)).toEqual({ ok: false, error: 'no-spectators' });
    expect((await rig.heard(MARY.person)).length).toBeGreaterThan(0);
  });
});

describe('somebody whom the host has sent away', () => {
  it('does not sit down again, and the host can start', () => {
    const after = (table: Table, ...[who, request]: [Guest, Request]): Table => {
      const next = asked(table, who, request);
      if (typeof next === 'string') throw new Error(next);
      return next;
    };
    const sit = (seat: number): Request => ({ verb: 'sit', body: { seat, pirate: null } });
    const ready = after(after(opened(), ANNE, sit(0)), ANNE, { verb: 'ready', body: { word: 'tide' } });
    const removed = after(after(ready, MARY, sit(1)), ANNE, { verb: 'remove', body: { seat: 1 } });
    expect(asked(removed, MARY, sit(1))).toBe('not-yours');
    expect(ask(removed, ANNE, { verb: 'start', body: {} }, SECRET).ok).toBe(true);
    expect(asked(removed, SAMUEL, sit(1))).not.toBeTypeOf('string');
  });
});

describe('over HTTP', () => {
  let house: House;
  afterEach(() => house.close());

  const open = (visitor: Visitor) => visitor.post('/api/tables', { terms: LISTED });

  it('one person keeps five tables in the list, and one address opens no more than people do', async () => {
    house = await openHouse();
    const nell = await guest(house);
    for (let table = 0; table < 5; table++) expect((await open(nell)).status).toBe(200);
    expect(await open(nell)).toMatchObject({ status: 409, body: { why: 'too-many' } });
    const statuses: number[] = [];
    for (let people = 0; people < 30; people++) {
      const another = await guest(house);
      for (let table = 0; table < 5; table++) statuses.push((await open(another)).status);
    }
    expect(statuses.filter(status => status === 200).length).toBeLessThan(80);
    expect(statuses).toContain(429);
  });

  it('the list goes on after the last line that was seen, and knows no pages beyond reason', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
    const store = openSqlite(join(folder, 'jamaica.db'));
    const harbour = new Harbour({ store, crew: whimsical });
    for (let table = 0; table < 130; table++) await harbour.open(PEOPLE[table % 6], LISTED);
    await harbour.close();
    await store.close();
    house = await openHouse({ allowances: FREELY }, { DATA_DIR: folder });
    const visitor = await guest(house);
    const first = v.parse(OpenTables, (await visitor.get('/api/tables')).body);
    const rest = v.parse(OpenTables, (await visitor.get(`/api/tables?after=${first.next}`)).body);
    expect([first.tables.length, rest.tables.length, rest.next]).toEqual([100, 30, null]);
    expect(new Set([...first.tables, ...rest.tables].map(({ table }) => table)).size).toBe(130);
    expect((await visitor.get('/api/tables?skip=999999')).status).toBe(400);
  });

  it('a table of a guest whom nobody would know again is listed for two hours, that of others for two days', async () => {
    house = await openHouse();
    const [passing, anchored] = [await guest(house), await guest(house)];
    await anchored.post('/api/me/recovery');
    await open(passing);
    await open(anchored);
    const database = new DatabaseSync(join(house.folder, 'jamaica.db'));
    const rows = database.prepare('SELECT listed_until - moved_at AS hours FROM tables ORDER BY hours').all();
    database.close();
    expect(rows.map(({ hours }) => Number(hours) / 3_600_000)).toEqual([2, 48]);
  });

  it('a summary that is damaged is left out, and the server starts', async () => {
    house = await openHouse();
    const nell = await guest(house);
    await open(nell);
    await open(nell);
    const database = new DatabaseSync(join(house.folder, 'jamaica.db'));
    database.exec(`UPDATE tables SET standing = '{}' WHERE id = (SELECT min(id) FROM tables)`);
    database.exec(`UPDATE tables SET stage = 'over' WHERE standing = '{}'`);
    database.close();
    house = await house.restart();
    nell.url = house.url;
    const mine = v.parse(OpenTables, (await nell.get('/api/tables')).body);
    expect(mine.tables).toHaveLength(1);
    expect((await nell.get('/api/me/games')).status).toBe(200);
    expect((await nell.get('/api/me/finished')).status).toBe(200);
  });
});
