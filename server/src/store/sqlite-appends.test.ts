import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AppendRows } from './append-rows.ts';
import { migrate } from './migrate.ts';
import { COMMITTED, SqliteAppends } from './sqlite-appends.ts';

let folder = '';
let database: DatabaseSync;
let appends: SqliteAppends;
/** How many appends each commit had, and how often somebody else could write. */
let commits: unknown[] = [];
let freed = 0;
const heard = (said: unknown): void => void commits.push(Object(said).appends);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jamaica-appends-'));
  const path = join(folder, 'harbour.db');
  database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL');
  migrate(database);
  [commits, freed] = [[], 0];
  appends = new SqliteAppends({ path, patience: 1000 }, () => freed++);
  COMMITTED.subscribe(heard);
});
afterEach(async () => {
  COMMITTED.unsubscribe(heard);
  await appends.close();
  database.close();
  rmSync(folder, { recursive: true });
});

const opening = (table: string): AppendRows => ({
  table,
  first: 1,
  secret: 'secret',
  entries: [5, '{"kind":"called"}', 6, '{"kind":"ended"}'],
  listing: ['gathering', 0, null, null, null, 6, '{}'],
  people: ['anne'],
  record: null,
});

const numbers = (table: string): unknown[] =>
  database
    .prepare('SELECT number FROM entries WHERE table_id = ? ORDER BY number')
    .all(table)
    .map(({ number }) => number);

it('appends of one moment are one commit, and can be read when they are answered', async () => {
  expect(await Promise.all(['a', 'b', 'c'].map(table => appends.write(opening(table))))).toEqual([true, true, true]);
  expect([commits, freed]).toEqual([[3], 1]);
  for (const table of ['a', 'b', 'c']) expect(numbers(table)).toEqual([1, 2]);
});

it('what comes while the thread writes goes there together, next', async () => {
  const first = appends.write(opening('a'));
  await new Promise(setImmediate);
  expect(appends.isBusy).toBe(true);
  const others = ['b', 'c'].map(table => appends.write(opening(table)));
  await Promise.all([first, ...others]);
  expect([commits, freed, appends.isBusy]).toEqual([[1, 2], 2, false]);
});

it('a number that is taken, and one that cannot be written, change nothing for the others', async () => {
  await appends.write(opening('a'));
  const stray = { ...opening('nowhere'), first: 3, secret: null, listing: null, people: null };
  const said = await Promise.allSettled(
    [opening('b'), opening('a'), stray, opening('c')].map(rows => appends.write(rows)),
  );
  expect(said.map(each => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual([
    true,
    false,
    'failed',
    true,
  ]);
  expect(['a', 'b', 'c', 'nowhere'].map(numbers)).toEqual([[1, 2], [1, 2], [1, 2], []]);
});

it('what comes before it closes is on disk then, and nothing comes afterwards', async () => {
  const written = appends.write(opening('a'));
  await appends.close();
  expect([await written, numbers('a')]).toEqual([true, [1, 2]]);
  await expect(appends.write(opening('b'))).rejects.toThrow('closed');
});

it('the journal is copied into the database beside the commits', async () => {
  const size = (): number => statSync(join(folder, 'harbour.db')).size;
  const before = size();
  const many = Array.from({ length: 2500 }, (_, index) => opening(`table ${index}`));
  await Promise.all(many.map(rows => appends.write(rows)));
  await expect.poll(size, { timeout: 20_000 }).toBeGreaterThan(before);
});
