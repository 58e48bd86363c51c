import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newLog, readConfig, startServer } from '@jamaica/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { called } from '../test/called.ts';
import { jamaica } from '../test/program.ts';

afterEach(() => void vi.unstubAllEnvs());

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'jamaica-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

/** The database of a server that was open for a moment. */
const harbour = async (): Promise<string> => {
  const data = folder();
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, BOT_THREADS: '1' });
  if (!config.ok) throw new Error(config.error.setting);
  await (await startServer(config.value, newLog('silent'))).close();
  return join(data, 'jamaica.db');
};

/** Nobody listens there. */
const DATABASE_URL = 'postgres://jamaica@127.0.0.1:1/jamaica';

describe('jamaica migrate', () => {
  it.each([
    [[], 'sqlite-to-postgres'],
    [['postgres-to-sqlite', 'x.db'], 'sqlite-to-postgres'],
    [['sqlite-to-postgres'], 'the name of the SQLite file'],
    [['sqlite-to-postgres', 'x.db', 'y.db'], 'did not expect “y.db”'],
    [['sqlite-to-postgres', 'no-such.db'], 'there is no file “no-such.db”'],
  ])('refuses %j', async (args, why) => {
    vi.stubEnv('DATABASE_URL', DATABASE_URL);
    expect(await called(['migrate', ...args])).toEqual({ code: 2, out: '', err: expect.stringContaining(why) });
  });

  it('wants to know where to', async () => {
    vi.stubEnv('DATABASE_URL', '');
    expect((await called(['migrate', 'sqlite-to-postgres', 'x.db'])).err).toContain('DATABASE_URL must say where to');
  });

  it('refuses a file that is something else, in the language that is asked for', async () => {
    const file = join(folder(), 'letter.db');
    for (const text of ['', 'Dear Anne, ']) {
      writeFileSync(file, text.repeat(1000));
      vi.stubEnv('DATABASE_URL', DATABASE_URL);
      const { err } = await called(['migrate', 'sqlite-to-postgres', file, '--lang', 'it']);
      expect(err).toContain('non è un database di questo server');
    }
  });

  it('says when PostgreSQL is not there', async () => {
    const { code, err } = await jamaica(['migrate', 'sqlite-to-postgres', await harbour()], { env: { DATABASE_URL } });
    expect([code, err]).toEqual([2, expect.stringContaining('cannot be reached; nothing was moved')]);
  });
});
