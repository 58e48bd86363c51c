import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { newLog } from '../logs/log.ts';
import { type Running, startServer } from './server.ts';

const PAGE = '<!doctype html><title>Documents</title>';

let folder: string;
let server: Running;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), WEB_DIR: join(folder, 'web') };
  const config = readConfig(settings);
  if (!config.ok) throw new Error(config.error.setting);
  writeFileSync(join(folder, 'secret.html'), 'the treasure is under the palm');
  server = await startServer(config.value, newLog('silent'), { documents: join(folder, 'site') });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const build = (): void => {
  mkdirSync(join(folder, 'site', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'site', 'index.html'), PAGE);
  writeFileSync(join(folder, 'site', 'assets', 'main.js'), '0');
};

interface Answer {
  readonly status: number | undefined;
  readonly headers: Record<string, unknown>;
  readonly text: string;
}

// Not with `fetch`, which tidies up the path.
const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ port: server.port, host: '127.0.0.1', path, headers }, response => {
      let text = '';
      response.on('data', chunk => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    })
      .on('error', reject)
      .end();
  });

describe('the documents', () => {
  it('until they are built, a page says how to build them; then they are there', async () => {
    const before = await ask('/docs/');
    expect([before.status, before.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(before.text).toContain('npm run build -w docs');
    build();
    const after = await ask('/docs/');
    expect([after.status, after.text]).toEqual([200, PAGE]);
  });

  it('their address without the slash leads to them, also where a proxy has the page in a folder', async () => {
    const { status, headers } = await ask('/docs');
    expect([status, headers.location]).toEqual([302, './docs/']);
  });

  it('are kept, and asked for again each time: no name changes with its content', async () => {
    const { headers } = await ask('/docs/assets/main.js');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await ask('/docs/assets/main.js', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('run no script but ours', async () => {
    const { headers } = await ask('/docs/');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it.each([
    '/docs/../secret.html',
    '/docs/%2e%2e/secret.html',
    '/docs/..%2fsecret.html',
    '/docs//secret.html',
    '/docs/no.html',
  ])('%s leads nowhere', async path => {
    expect((await ask(path)).status).toBe(404);
  });
});
