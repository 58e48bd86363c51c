import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { called } from '../test/called.ts';
import { jamaica } from '../test/program.ts';

afterEach(() => void vi.unstubAllEnvs());

const MAIN = new URL('./main.ts', import.meta.url).pathname;

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'jamaica-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

/** Starts the program and waits until it says where it is. */
const opened = async (args: readonly string[]): Promise<{ child: ChildProcess; url: string }> => {
  const child = spawn(process.execPath, [MAIN, 'serve', ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for await (const chunk of child.stderr.setEncoding('utf8')) {
    said += chunk;
    const [url] = /http:\/\/\S+/.exec(said) ?? [];
    if (url !== undefined) return { child, url };
  }
  throw new Error(`it ended: ${said}`);
};

describe('jamaica serve', () => {
  it('opens tables online, and closes when it is told to', async () => {
    const { child, url } = await opened(['--port', '0', '--host', '127.0.0.1', '--data', join(folder(), 'data')]);
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ready: true });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it.each([
    [['--port', 'eighty'], 'expected a port from 0 to 65535, not “eighty”'],
    [['--port', '65536'], 'expected a port from 0 to 65535, not “65536”'],
    [['--prot', '80'], 'Did you mean “--port”?'],
    [['--data'], 'the option --data needs a value'],
    [['now'], 'did not expect “now”'],
    [['--book', 'it-2007'], 'expected the book en-2007, ru-2007, fr-2007, uk-2021, or it-2021, not it-2007'],
  ])('refuses %j', async (args, why) => {
    expect(await called(['serve', ...args])).toEqual({ code: 2, out: '', err: expect.stringContaining(why) });
  });

  it('R-HOU-6 says by which book tables begin', async () => {
    const begin = ['--book', 'it-2021', '--house', 'loot=empty-hold'];
    const { url } = await opened(['--port', '0', '--host', '127.0.0.1', '--data', join(folder(), 'data'), ...begin]);
    const house = { gift: 'any', shuffle: 'when-empty', loot: 'empty-hold' };
    expect(await (await fetch(`${url}/api/tables/new`)).json()).toEqual({ edition: '2021', house });
  });

  it('refuses a setting of the environment that makes no sense', async () => {
    vi.stubEnv('TRUST_PROXY', 'everybody');
    expect((await called(['serve'])).err).toContain('the setting TRUST_PROXY makes no sense');
  });

  it('refuses a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const args = ['--port', `${port}`, '--host', '127.0.0.1', '--data', join(folder(), 'data')];
    const { code, err } = await jamaica(['serve', ...args], { env: { LOG_LEVEL: 'silent' } });
    expect([code, err]).toEqual([2, expect.stringContaining(`something else is using port ${port}`)]);
  });

  it('refuses a folder that is none, in the language that is asked for', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    const { code, err } = await jamaica(['serve', '--port', '0', '--data', file, '--lang', 'fr']);
    expect([code, err]).toEqual([2, expect.stringContaining('n’est pas un dossier où l’on peut écrire')]);
    for (const data of [join(file, 'below'), '/proc/x', '/proc', '/dev/null'])
      expect((await called(['serve', '--port', '0', '--data', data])).err).toBe(
        `“${data}” is no folder that can be written to`,
      );
  });
});
