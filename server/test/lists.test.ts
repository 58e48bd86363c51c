import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OpenTables } from '@jamaica/messages';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { TERMS } from './people.ts';
import { guest, type House, openHouse, Visitor } from './sockets-visitor.ts';

const DAY = 24 * 60 * 60 * 1000;
const TABLES = 130;
const idOf = (index: number): string => `table-${index}`.padEnd(16, '-');

let house: House;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
  const store = openSqlite(join(folder, 'jamaica.db'));
  const host = 'host'.padEnd(16, '-');
  const terms = { ...TERMS, listed: true };
  // The first one was opened last, the last one days ago, however long it takes to write them down.
  const now = Date.now();
  for (let index = 0; index <= TABLES; index++) {
    const at = now - (index === TABLES ? 3 * DAY : index * 1000);
    const summary = {
      stage: 'gathering',
      openedAt: at,
      host,
      terms,
      seats: [],
      asked: [],
      final: null,
      wakeAt: null,
    } as const;
    await store.append(
      idOf(index),
      [{ kind: 'opened', number: 1, at, host, terms, commitment: '00'.repeat(32), rematchOf: null }],
      { secret: '00'.repeat(32), summary },
    );
  }
  await store.close();
  house = await openHouse({}, { DATA_DIR: folder });
});
afterAll(() => house.close());

const listed = async (query = '') => {
  const { status, body } = await new Visitor(house).get(`/api/tables${query}`);
  expect(status).toBe(200);
  const { tables, more } = v.parse(OpenTables, body);
  return { ids: tables.map(({ table }) => table), more };
};

describe('the list of tables that gather', () => {
  it('comes in pages, the last moved first', async () => {
    const [first, second] = [await listed(), await listed('?skip=100')];
    expect([first.more, second.more]).toEqual([true, false]);
    expect([...first.ids, ...second.ids]).toEqual(Array.from({ length: TABLES }, (_, index) => idOf(index)));
  });

  it('has nothing on it that nobody has touched for days, and its link works all the same', async () => {
    expect((await listed('?skip=100')).ids).not.toContain(idOf(TABLES));
    const line = await (await guest(house)).connect();
    expect(await line.ask('watch', { table: idOf(TABLES), since: null })).toBe('ok');
    line.close();
  });

  it.each(['?skip=-1', '?skip=many', '?page=2'])('understands no %s', async query => {
    expect((await new Visitor(house).get(`/api/tables${query}`)).status).toBe(400);
  });
});
