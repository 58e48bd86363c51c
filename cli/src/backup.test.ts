import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { newLog, type Running, readConfig, startServer } from '@jamaica/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { called } from '../test/called.ts';
import { jamaica } from '../test/program.ts';

afterEach(() => void vi.unstubAllEnvs());

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'jamaica-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

const opened = async (data: string): Promise<Running> => {
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, BOT_THREADS: '1' });
  if (!config.ok) throw new Error(config.error.setting);
  const server = await startServer(config.value, newLog('silent'));
  onTestFinished(() => server.close());
  return server;
};

/** A guest comes in, and has a name from then on. */
const guestAt = async ({ port }: Running, cookie = ''): Promise<{ readonly cookie: string; readonly name: string }> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/me`, { headers: { cookie } });
  const { name } = await answer.json();
  return { cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie, name };
};

/** The folder of a server that was open for a moment. */
const harbour = async (): Promise<string> => {
  const data = folder();
  await (await opened(data)).close();
  return data;
};

const today = (): string => new Date().toISOString().slice(0, 10);

describe('jamaica backup', () => {
  it('copies what a server has acknowledged, while it runs, for its owner alone', async () => {
    const data = folder();
    const server = await opened(data);
    const guest = await guestAt(server);
    const restored = folder();
    const copy = join(restored, 'jamaica.db');
    const { code, out } = await jamaica(['backup', copy, '--data', data]);
    expect([code, out]).toEqual([
      0,
      `Everything up to now is in “${copy}”. Keep “${join(data, 'keys.json')}” with it.\n`,
    ]);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(readdirSync(restored)).toEqual(['jamaica.db']);

    // With the keys beside it, it is a harbour in which the guest is known.
    copyFileSync(join(data, 'keys.json'), join(restored, 'keys.json'));
    expect(await guestAt(await opened(restored), guest.cookie)).toEqual(guest);
  });

  it('takes the folder of DATA_DIR, and refuses to leave the place of PostgreSQL', async () => {
    const data = await harbour();
    const copy = join(folder(), 'copy.db');
    const DATABASE_URL = 'postgres://jamaica@127.0.0.1:1/jamaica';
    vi.stubEnv('DATA_DIR', data);
    vi.stubEnv('DATABASE_URL', DATABASE_URL);
    expect((await called(['backup', copy])).err).toContain('pg_dump');
    vi.stubEnv('DATABASE_URL', '');
    expect((await called(['backup', copy])).code).toBe(0);
  });

  it.each([
    [[], () => `the name of the copy, such as jamaica-${today()}.db`],
    [['a.db', 'b.db'], () => 'did not expect “b.db”'],
    [['FOLDER/none/a.db'], (at: string) => `there is no folder “${join(at, 'none')}”`],
    [['FOLDER/letter.db/a.db'], (at: string) => `there is no folder “${join(at, 'letter.db')}”`],
    [['FOLDER'], (at: string) => `is a folder: name a file in it, such as “${join(at, `jamaica-${today()}.db`)}”`],
    [['FOLDER/letter.db'], (at: string) => `choose another name, such as “${join(at, `letter-${today()}.db`)}”`],
    [['FOLDER/a.db', '--data', 'FOLDER'], (at: string) => `there is no database “${join(at, 'jamaica.db')}”`],
    [[`FOLDER/${'a'.repeat(300)}`], () => 'may not be written'],
  ])('refuses %j, and leaves nothing behind', async (args, why) => {
    const at = folder();
    writeFileSync(join(at, 'letter.db'), 'Dear Anne');
    vi.stubEnv('DATA_DIR', await harbour());
    const named = args.map(arg => arg.replace('FOLDER', at));
    expect(await called(['backup', ...named])).toEqual({ code: 2, out: '', err: expect.stringContaining(why(at)) });
    expect(readdirSync(at)).toEqual(['letter.db']);
  });

  it('refuses a database that is something else, in the language that is asked for', async () => {
    const data = folder();
    for (const text of ['', 'Dear Anne, ']) {
      writeFileSync(join(data, 'jamaica.db'), text.repeat(1000));
      const args = [join(data, 'copy.db'), '--data', data];
      expect((await called(['backup', ...args, '--lang', 'uk'])).err).toContain('не база цього сервера');
      expect(readdirSync(data)).toEqual(['jamaica.db']);
    }
  });

  it('leaves nothing behind where there is no room for all of it', async () => {
    const data = await harbour();
    const database = new DatabaseSync(join(data, 'jamaica.db'));
    database.exec(`INSERT INTO kept (name, value) VALUES ('ballast', hex(zeroblob(1000000)))`);
    database.close();
    const safe = folder();
    // No file may be longer than a few hundred blocks, as on a disk that is full.
    const script = `ulimit -f 1000; exec "$0" "$@"`;
    const args = [process.execPath, MAIN, 'backup', join(safe, 'copy.db'), '--data', data, '--lang', 'en'];
    const { status, stderr } = spawnSync('sh', ['-c', script, ...args], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, expect.stringContaining('nothing was left behind: is the disk full?')]);
    expect(readdirSync(safe)).toEqual([]);
  });
});
