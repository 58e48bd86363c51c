import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Trouble } from '@jamaica/messages';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FREELY, type House, openHouse } from '../sockets-visitor.ts';
import { answerTo, request, statuses } from './by-hand.ts';

const SECRET = 'the treasure is under the palm';
const PAGE = '<!doctype html><title>Jamaica</title>';

let house: House;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
  const site = join(folder, 'releases', '7');
  mkdirSync(join(site, 'assets'), { recursive: true });
  mkdirSync(join(folder, 'private'));
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  writeFileSync(join(folder, 'private', 'secret.txt'), SECRET);
  writeFileSync(join(site, 'index.html'), PAGE);
  writeFileSync(join(site, 'assets', 'page.js'), 'sail()');
  symlinkSync(join(folder, 'secret.txt'), join(site, 'link.txt'));
  symlinkSync(join('..', '..', '..', 'secret.txt'), join(site, 'assets', 'link.txt'));
  symlinkSync(join(folder, 'private'), join(site, 'private'));
  symlinkSync(join(folder, 'nowhere'), join(site, 'broken.txt'));
  // The folder itself may be a link: that is how a new release takes the place of an old one.
  symlinkSync(site, join(folder, 'web'));
  house = await openHouse({ allowances: FREELY }, { DATA_DIR: folder });
});
afterAll(() => house.close());

const ask = (path: string): Promise<string> => answerTo(house, request(`GET ${path}`));

it('the page is served from where it is', async () => {
  expect(await ask('/')).toContain(PAGE);
  expect(await ask('/assets/page.js')).toContain('sail()');
});

const UP = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00', '..;', '%c0%ae%c0%ae', '%u002e%u002e', '．．', '....'];
const SLASH = ['/', '%2f', '%252f', '\\', '%5c', '%255c', '//', '/./', '%c0%af', '∕'];
const FILES = ['secret.txt', 'keys.json', 'jamaica.db', 'etc/passwd'];

describe('a way out of the folder', () => {
  const bytes = (path: string): string => Buffer.from(path).toString('latin1');
  it.each(SLASH)('up and over "%s" leads nowhere', async slash => {
    for (const up of UP)
      for (const file of FILES)
        for (const path of [`/${up}${slash}${file}`, `/assets${slash}${`${up}${slash}`.repeat(3)}${file}`]) {
          const heard = await ask(bytes(path));
          expect([302, 400, 404], path).toContain(statuses(heard)[0]);
          expect(heard, path).not.toMatch(/palm|privateKey|SQLite format|root:/);
        }
  });

  it.each([
    '/secret.txt',
    '//secret.txt',
    '/web/../secret.txt',
    '/assets/../../secret.txt',
    '/index.html%00.txt',
    '/index.html/../../secret.txt',
    '/C:/secret.txt',
    '/file:///etc/passwd',
    '/link.txt',
    '/assets/link.txt',
    '/private/secret.txt',
    '/broken.txt',
    '/__proto__',
    '/constructor.js',
    '/assets',
    '/assets/',
    'http://evil.example/secret.txt',
    '*',
  ])('by %s leads nowhere', async path => {
    const heard = await ask(path);
    expect([302, 400, 404]).toContain(statuses(heard)[0]);
    expect(heard).not.toContain(SECRET);
  });
});

describe('a path that cannot be read', () => {
  it.each([
    '/%',
    '/%E0%A4%A',
    '/%ff',
    '/api/records/%E0%A4%A',
    `/api/records/${'x'.repeat(300)}`,
    `/api/bots/${'x'.repeat(10_000)}`,
  ])('(%.30s) is answered as every other trouble is', async path => {
    const heard = await ask(path);
    const [head, body] = heard.split('\r\n\r\n');
    expect(v.parse(Trouble, JSON.parse(body)).why).toMatch(/^(?:not-understood|not-found)$/);
    expect(head.toLowerCase()).toContain("content-security-policy: default-src 'self'");
    expect(heard).not.toContain('FST_');
  });
});

describe('who lost the way is sent home', () => {
  it.each([
    '/table/x',
    '//evil.example/x',
    '///evil.example/%2f',
    '/%5cevil.example/x',
    '/\\evil.example/x',
    '/a/b/c/d',
  ])('and not to another site, from %s', async path => {
    const heard = await ask(path);
    const [, to] = /^location: (.*)$/im.exec(heard) ?? [];
    const from = `https://jamaica.example${path}`;
    expect(statuses(heard)).toEqual([302]);
    expect(new URL(to, from).origin).toBe('https://jamaica.example');
  });
});

describe('lines that do not belong into a head', () => {
  it.each(['/%0d%0aSet-Cookie:%20a=b', '/table/%0d%0a%0d%0a<script>', '/?%0d%0aLocation:%20https://evil.example'])(
    'do not come back from %s',
    async path => {
      const heard = await ask(path);
      expect(heard).not.toMatch(/^(?:set-cookie: a=b|location: https)/im);
      expect(heard.split('\r\n\r\n')[1] ?? '').not.toContain('<script>');
    },
  );

  it.each<[string, string]>([
    ['a blank in a path', 'GET /a b HTTP/1.1\r\nHost: here\r\n\r\n'],
    ['a bare line feed in a header', 'GET / HTTP/1.1\r\nHost: here\r\nX: a\n\nb\r\n\r\n'],
    ['a carriage return in a header', 'GET / HTTP/1.1\r\nHost: here\r\nX: a\rb\r\n\r\n'],
    ['a null in a header', 'GET / HTTP/1.1\r\nHost: here\r\nX: a\0b\r\n\r\n'],
    ['a blank before the colon', 'GET / HTTP/1.1\r\nHost : here\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['nothing of HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
  ])('%s is no request', async (_, bytes) => {
    const heard = await answerTo(house, bytes);
    expect(statuses(heard)).toEqual([400]);
    expect(heard).not.toContain(PAGE);
  });

  it.each(['[', 'a b', '%%%', 'here:port', '<script>', 'a\\b@c'])('a host called %s is nobody’s', async host => {
    const headers = { Host: host, 'Content-Length': '0' };
    const heard = await answerTo(house, request('POST /api/passkeys/ask', headers));
    expect([200, 400]).toContain(statuses(heard)[0]);
    expect(heard).not.toContain('broken');
  });
});

describe('one request that is two to somebody else', () => {
  const inside = 'GET /assets/page.js HTTP/1.1\r\nHost: here\r\n\r\n';
  const post = (...headers: string[]): string =>
    `POST /api/recover HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n${headers.join('\r\n')}\r\n\r\n`;
  it.each<[string, string]>([
    ['has a length and chunks', `${post('Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n${inside}`],
    ['has chunks and a length', `${post('Transfer-Encoding: chunked', 'Content-Length: 5')}0\r\n\r\n${inside}`],
    ['has two lengths', post('Content-Length: 0', `Content-Length: ${inside.length}`) + inside],
    ['has two lengths in one', post(`Content-Length: 0, ${inside.length}`) + inside],
    ['has a length with a sign', post('Content-Length: +0') + inside],
    ['has a length below nothing', post('Content-Length: -1') + inside],
    ['has chunks by another name', `${post('Transfer-Encoding: xchunked')}0\r\n\r\n${inside}`],
    ['has chunks that are not the last thing', `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n${inside}`],
    ['has chunks after a blank', `${post('Transfer-Encoding : chunked')}0\r\n\r\n${inside}`],
    ['folds a header', `${post('X: a', ' Transfer-Encoding: chunked')}0\r\n\r\n${inside}`],
    [
      'has a chunk that is longer than it says',
      `${post('Transfer-Encoding: chunked')}1\r\n{"a"}\r\n0\r\n\r\n${inside}`,
    ],
    ['has a chunk of no number', `${post('Transfer-Encoding: chunked')}0x1\r\n \r\n0\r\n\r\n${inside}`],
  ])('is refused when it %s, and what is inside is never answered', async (_, bytes) => {
    const heard = await answerTo(house, bytes);
    expect(statuses(heard)).toEqual([400]);
    expect(heard).not.toContain('sail()');
    expect(heard.toLowerCase()).toContain('connection: close');
  });
});
