import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest, type House, openHouse } from '../sockets-visitor.ts';
import { answerTo, request, statuses } from './by-hand.ts';

let house: House;
let cookie = '';
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html><title>Jamaica</title>');
  writeFileSync(join(folder, 'web', 'assets', 'page.js'), 'sail()');
  writeFileSync(join(folder, 'web', 'chart.svg'), '<svg/>');
  const settings = { DATA_DIR: folder, PUBLIC_URL: 'https://jamaica.example', METRICS_TOKEN: 'spyglass' };
  house = await openHouse({ allowances: { guessesOfAddress: { burst: 1, perMinute: 1 } } }, settings);
  cookie = `${(await guest(house)).cookie}`;
});
afterAll(() => house.close());

const JSON_BODY = { 'Content-Type': 'application/json' };
const withBody = (line: string, body: string, headers: Record<string, string> = {}): string =>
  request(line, { ...JSON_BODY, 'Content-Length': String(body.length), ...headers }, body);
const CODE = JSON.stringify({ code: '2345-2345-2345-2345-2345' });

/** One of every kind of answer that there is. */
const KINDS: readonly [string, number, () => string][] = [
  ['a page', 200, () => request('GET /')],
  ['only its head', 200, () => request('HEAD /')],
  ['a script', 200, () => request('GET /assets/page.js')],
  ['a picture', 200, () => request('GET /chart.svg')],
  ['a way home', 302, () => request('GET /table/x')],
  ['an answer', 200, () => request('GET /api/tables')],
  ['an answer with a cookie', 200, () => request('GET /api/me')],
  ['nothing', 204, () => request('POST /api/me/leave', { 'Content-Length': '0' })],
  ['the description', 200, () => request('GET /api/openapi.json')],
  ['the description of messages', 200, () => request('GET /api/messages.schema.json')],
  ['how it is', 200, () => request('GET /healthz')],
  ['no numbers', 401, () => request('GET /metrics')],
  ['the numbers', 200, () => request('GET /metrics', { Authorization: 'Bearer spyglass' })],
  ['no such file', 404, () => request('GET /missing.js')],
  ['no such route', 404, () => request('GET /api/none')],
  ['nobody', 401, () => request('GET /api/me/games')],
  ['somebody', 200, () => request('GET /api/me/games', { Cookie: cookie })],
  ['another site', 403, () => request('POST /api/me/leave', { Origin: 'https://evil.example' })],
  ['no JSON', 400, () => withBody('POST /api/recover', '{')],
  ['no body', 400, () => request('POST /api/recover', { ...JSON_BODY, 'Content-Length': '0' })],
  ['another type', 415, () => withBody('POST /api/recover', '<a/>', { 'Content-Type': 'text/xml' })],
  ['a prototype', 400, () => withBody('POST /api/recover', '{"__proto__":{"code":1}}')],
  ['too big', 413, () => withBody('POST /api/recover', ' '.repeat(20_000))],
  ['a guess', 403, () => withBody('POST /api/recover', CODE)],
  ['one guess more', 429, () => withBody('POST /api/recover', CODE)],
  ['an unreadable path', 400, () => request('GET /%E0%A4%A')],
  ['a part too long', 400, () => request(`GET /api/records/${'x'.repeat(300)}`)],
  ['an unreadable request', 400, () => 'GET / HTTP/9\r\n\r\n'],
  ['a head too long', 431, () => request('GET /', { Cookie: 'x'.repeat(20_000) })],
];

const headerIn = (heard: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)\r$`, 'im').exec(heard.split('\r\n\r\n')[0])?.[1];

describe('every kind of answer', () => {
  it.each(KINDS)(
    '(%s, %i) keeps scripts, frames and other sites away, and says nothing of how it is built',
    async (_, status, asked) => {
      const heard = await answerTo(house, asked());
      expect(statuses(heard)).toEqual([status]);
      const policy = headerIn(heard, 'content-security-policy') ?? '';
      expect(policy).toMatch(/^default-src '(?:self'.*frame-ancestors 'none'|none'.*sandbox)/);
      expect(policy).not.toMatch(/script-src|unsafe-eval|\*/);
      expect(headerIn(heard, 'x-content-type-options')).toBe('nosniff');
      expect(headerIn(heard, 'referrer-policy')).toBe('no-referrer');
      expect(headerIn(heard, 'cross-origin-resource-policy')).toBe('same-origin');
      expect(headerIn(heard, 'cross-origin-opener-policy')).toBe('same-origin');
      expect(heard).not.toMatch(/^(?:server|x-powered-by|access-control-[a-z-]+):/im);
      expect(heard).not.toMatch(/node_modules|\.ts:\d|FST_|HPE_|Error:|\n\s+at /);
    },
  );

  it('that is about somebody is kept by no cache', async () => {
    for (const path of ['/api/me', '/api/me/games', '/api/tables', '/api/none', '/metrics'])
      expect(headerIn(await answerTo(house, request(`GET ${path}`)), 'cache-control'), path).toBe('no-store');
  });
});
