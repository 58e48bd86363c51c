import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newLog, readConfig, startServer } from '../../src/index.ts';
import { moveToPostgres, type Progress } from '../../src/store/move-to-postgres.ts';
import { knownFrom, OPEN, SeatedPlayer, tableIn } from '../sockets-player.ts';
import { guest, openHouse, SETTINGS, Visitor } from '../sockets-visitor.ts';
import { type Postgres, startPostgres } from './services.ts';

let postgres: Postgres;
let url = '';
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.remove());
beforeEach(async () => {
  url = await postgres.database();
});

const JAMAICA = join(import.meta.dirname, '..', '..', '..', 'cli', 'src', 'main.ts');
const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys: { p256dh: 'AAAA', auth: 'BBBB' } };

/** What the program says, with the last of these as DATABASE_URL. */
const jamaica = (...args: string[]): string => {
  const env = { ...process.env, DATABASE_URL: args.pop(), LC_ALL: 'C' };
  const { stdout, stderr } = spawnSync(process.execPath, [JAMAICA, ...args], { env, encoding: 'utf8' });
  return stdout + stderr;
};

it('a host moves to PostgreSQL in the middle of a game: everybody is recognised and plays on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jamaica-move-'));
  const config = readConfig(SETTINGS(folder));
  if (!config.ok) throw new Error(config.error.setting);
  const before = await startServer(config.value, newLog('silent'), { patience: () => ({ games: 1 }) });
  const host = await guest({ url: `http://127.0.0.1:${before.port}` });
  await host.post('/api/me/recovery');
  const { cookie: old } = host;
  await host.post('/api/me/renew');
  expect((await host.post('/api/me/leave-elsewhere')).status).toBe(204);
  await host.put('/api/push', SUBSCRIPTION);
  await host.post('/api/bots', { name: 'Clockwork' });
  const table = tableIn(await host.post('/api/tables', { terms: OPEN }));
  const line = await host.connect();
  await line.ask('watch', { table, since: null });
  await line.ask('ready', { table, word: 'tide' });
  await line.ask('start', { table });
  const seat = new SeatedPlayer(line, table);
  let moves = 0;
  await seat.play(() => ++moves < 10);
  const me = await host.get('/api/me');
  await before.close();
  await line.whenClosed();

  const told: Progress[] = [];
  await moveToPostgres(join(folder, 'jamaica.db'), url, progress => told.push(progress));
  const entries = told.findLast(progress => progress.table === 'entries');
  expect(entries?.moved).toBe(entries?.of);
  expect(entries?.moved).toBeGreaterThan(20);
  await expect(moveToPostgres(join(folder, 'jamaica.db'), url)).rejects.toThrow('must be empty');
  expect(jamaica('migrate', 'sqlite-to-postgres', join(folder, 'jamaica.db'), url)).toContain('is not empty');
  const copy = await postgres.database();
  expect(jamaica('migrate', 'sqlite-to-postgres', join(folder, 'jamaica.db'), copy)).toContain('Moved');

  const after = await openHouse({}, { DATABASE_URL: url });
  [host.url, host.origin] = [after.url, after.url];
  expect((await host.get('/api/me')).body).toEqual(me.body);
  expect((await Object.assign(new Visitor(after), { cookie: old }).get('/api/me/games')).status).toBe(401);
  expect((await host.get('/api/bots')).body).toMatchObject({ bots: [{ name: 'Clockwork' }] });
  const again = await host.connect();
  await again.ask('watch', { table, since: null });
  expect(knownFrom(again, table).snapshot).toMatchObject({ stage: 'sailing', you: 0 });
  await new SeatedPlayer(again, table).play();
  await after.close();
  rmSync(folder, { recursive: true });
});
