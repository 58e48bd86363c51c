import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readFiles } from './files.ts';
import { serve } from './serve.ts';

const PAGE = '<!doctype html><title>Jamaica</title>';
const SCRIPT = 'console.log("land ho")';

const FILES = {
  'dist/index.html': PAGE,
  'dist/sw.js': '',
  'dist/assets/index-4f2a.js': SCRIPT,
  'dist/assets/index-4f2a.js.br': brotliCompressSync(SCRIPT),
  'dist/assets/index-4f2a.js.gz': gzipSync(SCRIPT),
  'dist/manifest.webmanifest': '{}',
  'dist/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"><style>g{}</style></svg>',
  'secret.txt': 'the treasure is under the palm',
};

type Answer = {
  readonly status: number | undefined;
  readonly headers: Record<string, unknown>;
  readonly body: Buffer;
};

/** Asks a site made of `FILES`. Not with `fetch`, which tidies up the path and unpacks the answer. */
const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> => {
  const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const site = await serve(readFiles(join(folder, 'dist')), { port: 0, host: '127.0.0.1' });
  onTestFinished(() => site.close());
  return new Promise((resolve, reject) => {
    const asked = request({ port: site.port, host: '127.0.0.1', path, headers, method }, response => {
      const chunks: Buffer[] = [];
      response.on('data', chunk => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject).end();
  });
};

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

  it.each(['/nothing', '/assets/', '/assets/index-4f2a.js.gz', '/%zz'])('%s is not found', async path => {
    expect((await ask(path)).status).toBe(404);
  });

  it('can only be read', async () => {
    const { status, headers } = await ask('/', {}, 'POST');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
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
  it('a file with its hash in its name: for ever', async () => {
    expect((await ask('/assets/index-4f2a.js')).headers['cache-control']).toMatch(/max-age=31536000, immutable/);
  });

  it.each(['/', '/sw.js', '/manifest.webmanifest'])('%s: asked for each time', async path => {
    expect((await ask(path)).headers['cache-control']).toBe('no-cache');
  });
});

it.each(['/', '/nothing'])('the answer for %s runs no script but ours', async path => {
  const { headers } = await ask(path);
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('a picture opened by itself runs nothing, and keeps its looks', async () => {
  const { headers } = await ask('/icon.svg');
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
});
