import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { newLog } from '../logs/log.ts';
import { type Running, startServer } from './server.ts';

const PAGE = '<!doctype html><title>Jamaica</title>';
const SCRIPT = 'console.log("land ho")';

const FILES = {
  'dist/index.html': PAGE,
  'dist/sw.js': '',
  'dist/icons/favicon.svg': '<svg/>',
  'dist/assets/index-4f2a.js': SCRIPT,
  'dist/assets/index-4f2a.js.br': brotliCompressSync(SCRIPT),
  'dist/assets/index-4f2a.js.gz': gzipSync(SCRIPT),
  'dist/manifest.webmanifest': '{}',
  'dist/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"><style>g{}</style></svg>',
  'secret.txt': 'the treasure is under the palm',
};

let folder: string;
let server: Running;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), WEB_DIR: join(folder, 'dist') };
  const config = readConfig(settings);
  if (!config.ok) throw new Error(config.error.setting);
  server = await startServer(config.value, newLog('silent'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Record<string, unknown>;
  readonly body: Buffer;
}

/** Asks the server. Not with `fetch`, which tidies up the path and unpacks the answer. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ port: server.port, host: '127.0.0.1', path, headers, method }, response => {
      const chunks: Buffer[] = [];
      response.on('data', chunk => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject).end();
  });

describe('a path', () => {
  it.each(['/', '/index.html', '/?language=fr'])('%s is the page', async path => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(PAGE);
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt', '/..%5csecret.txt', '//secret.txt'])(
    '%s leads nowhere',
    async path => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it.each(['/nothing.js', '/assets/index-4f2a.js.gz', '/api/nothing'])('%s is not found', async path => {
    expect((await ask(path)).status).toBe(404);
  });

  it.each([
    ['/nothing', './'],
    ['/far/away', '../'],
    ['/assets/', '../'],
    ['//evil.example/', '../../'],
  ])('%s leads home by way of %s', async (path, home) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([302, home]);
    expect(new URL(home, `http://jamaica.example${path}`).href).toBe('http://jamaica.example/');
  });

  it('can only be read', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(404);
  });
});

describe('what is sent', () => {
  const script = '/assets/index-4f2a.js';

  it('is packed as the browser can unpack it, brotli first', async () => {
    const { headers, body } = await ask(script, { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/javascript; charset=utf-8' });
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  });

  it('is gzip for a browser that refuses brotli', async () => {
    const { headers, body } = await ask(script, { 'accept-encoding': 'br;q=0, gzip;q=0.8' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(SCRIPT);
  });

  it('is plain for one that asks for nothing', async () => {
    const { headers, body } = await ask(script);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(SCRIPT);
  });

  it('is for HEAD only the headers', async () => {
    const { status, headers, body } = await ask('/', {}, 'HEAD');
    expect({ status, length: headers['content-length'], sent: body.length }).toEqual({
      status: 200,
      length: String(PAGE.length),
      sent: 0,
    });
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { 'if-none-match': `"other", ${headers.etag}` });
    expect({ status: again.status, sent: again.body.length }).toEqual({ status: 304, sent: 0 });
  });
});

describe('how long it may be kept', () => {
  it('a file with its hash in its name: forever', async () => {
    expect((await ask('/assets/index-4f2a.js')).headers['cache-control']).toMatch(/max-age=31536000, immutable/);
  });

  it('an icon, which changes with every turn: for a day', async () => {
    expect((await ask('/icons/favicon.svg')).headers['cache-control']).toBe('public, max-age=86400');
  });

  it.each(['/', '/sw.js', '/manifest.webmanifest'])('%s: asked for each time', async path => {
    expect((await ask(path)).headers['cache-control']).toBe('no-cache');
  });
});

it.each(['/', '/nothing', '/api/nothing', '/healthz'])('the answer for %s runs no script but ours', async path => {
  const { headers } = await ask(path);
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('a picture opened by itself runs nothing, and keeps its looks', async () => {
  const { headers } = await ask('/icon.svg');
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
});
