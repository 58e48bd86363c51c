import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate, migrations, versionOf } from '../src/store/migrate.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { storeSuite } from './store-suite.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jamaica-store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

storeSuite('the store in SQLite', async () => openSqlite(join(folder, 'harbour.db')));

it('migrations bring a database up to date and are not run twice', () => {
  const database = new DatabaseSync(join(folder, 'old.db'));
  migrate(database, migrations().slice(0, 1));
  expect(versionOf(database)).toBe(1);
  migrate(database);
  migrate(database);
  expect(versionOf(database)).toBe(migrations().length);
  database.exec('PRAGMA user_version = 999');
  expect(() => migrate(database)).toThrow('version 999');
});

it('people of an older database are believed as before', async () => {
  const path = join(folder, 'old.db');
  const database = new DatabaseSync(path);
  migrate(database, migrations().slice(0, 3));
  database.exec(`INSERT INTO people (id, name, kind, came_at) VALUES ('anne', 'Anne', 'guest', 5)`);
  database.close();
  const store = openSqlite(path);
  expect(await store.person('anne')).toMatchObject({ name: 'Anne', trustedSince: 0 });
  await store.close();
});

it('who is asked at a table of an older database is asked still', () => {
  const database = new DatabaseSync(join(folder, 'old.db'));
  migrate(database, migrations().slice(0, 10));
  const open = database.prepare(
    `INSERT INTO tables (id, secret, stage, listed, wake_at, moved_at, standing, asked)
     VALUES (?, 'secret', 'sailing', 0, 7, 5, ?, ?)`,
  );
  open.run('moved', '{"host":"anne","wakeAt":null,"asked":[0]}', '[1,2]');
  open.run('begun', '{"host":"anne","wakeAt":null,"asked":[0]}', null);
  open.run('damaged', '{"host"', '[1]');
  migrate(database);
  const standing = database.prepare('SELECT id, standing FROM tables ORDER BY id').all();
  expect(standing.map(({ standing }) => standing)).toEqual([
    '{"host":"anne","wakeAt":null,"asked":[0]}',
    '{"host"',
    '{"host":"anne","wakeAt":7,"asked":[1,2]}',
  ]);
});
