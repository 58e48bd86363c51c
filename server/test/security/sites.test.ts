import { ROUTES } from '@jamaica/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FREELY, guest, type House, openHouse, type Visitor } from '../sockets-visitor.ts';
import { answerTo, request, statuses, upgrade } from './by-hand.ts';

const PUBLIC = 'https://jamaica.example';

let house: House;
let visitor: Visitor;
beforeAll(async () => {
  house = await openHouse({ allowances: FREELY }, { PUBLIC_URL: PUBLIC });
  visitor = await guest(house);
});
afterAll(() => house.close());

/** What a page of another site makes a browser say. The cookie comes along: SameSite is not what saves us here. */
const FOREIGN: readonly [string, Record<string, string>][] = [
  ['another site', { Origin: 'https://evil.example' }],
  ['no site at all', { Origin: 'null' }],
  ['the same name without encryption', { Origin: 'http://jamaica.example' }],
  ['another port', { Origin: `${PUBLIC}:8443` }],
  ['a name that begins like ours', { Origin: `${PUBLIC}.evil.example` }],
  ['a name that ends like ours', { Origin: 'https://evil-jamaica.example' }],
  ['a name below ours', { Origin: 'https://chat.jamaica.example' }],
  ['ours with a path', { Origin: `${PUBLIC}/` }],
  ['ours with a user', { Origin: 'https://jamaica.example@evil.example' }],
  ['ours in capital letters', { Origin: PUBLIC.toUpperCase() }],
  ['nowhere', { Origin: '' }],
  ['two places', { Origin: `${PUBLIC}, https://evil.example` }],
  ['a file, with a browser that says only how far it is', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbour, with a browser that says only how far it is', { 'Sec-Fetch-Site': 'same-site' }],
  ['another site, under our name for itself', { Origin: 'https://evil.example', Host: 'evil.example' }],
  ['another site that says it was sent on', { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' }],
];

const cookie = (): Record<string, string> => ({ Cookie: `${visitor.cookie}` });

describe.each(FOREIGN)('a page from %s', (_, headers) => {
  it('opens no socket', async () => {
    const heard = await answerTo(house, upgrade({ ...cookie(), ...headers }));
    expect(statuses(heard)).toEqual([403]);
    expect(heard).not.toContain('hello');
  });

  it('changes nothing', async () => {
    const body = JSON.stringify({ name: 'Mallory' });
    const length = { 'Content-Length': String(body.length), 'Content-Type': 'text/plain' };
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const all = { ...cookie(), ...length, 'Content-Type': type, ...headers };
      const heard = await answerTo(house, request('PUT /api/me/name', all, body));
      expect(statuses(heard)).toEqual([403]);
      expect(heard).toContain('{"why":"wrong-origin"}');
    }
    expect((await visitor.get('/api/me')).body).not.toMatchObject({ name: 'Mallory' });
  });
});

it('every route that changes something asks where it comes from', async () => {
  const changing = Object.values(ROUTES).filter(({ method }) => method !== 'GET');
  expect(changing.length).toBeGreaterThan(10);
  for (const { method, path } of changing) {
    const headers = { ...cookie(), Origin: 'https://evil.example', 'Content-Length': '0' };
    const heard = await answerTo(house, request(`${method} ${path.replace(/:\w+/, 'x')}`, headers));
    expect(heard, path).toContain('{"why":"wrong-origin"}');
  }
});

it('no method is let through because nobody has heard of it', async () => {
  for (const method of ['PATCH', 'OPTIONS', 'PROPFIND', 'QUERY', 'TRACE']) {
    const heard = await answerTo(house, request(`${method} /api/me`, { ...cookie(), Origin: 'https://evil.example' }));
    expect([400, 403, 404], method).toContain(statuses(heard)[0]);
    expect(heard).not.toMatch(/access-control-allow/i);
  }
});

it('a method in a header or in the query is no method', async () => {
  const before = (await visitor.get('/api/me')).body;
  const headers = { ...cookie(), 'X-HTTP-Method-Override': 'DELETE' };
  expect(statuses(await answerTo(house, request('GET /api/me?_method=DELETE', headers)))).toEqual([200]);
  expect(statuses(await answerTo(house, request('GET /api/me', headers)))).toEqual([200]);
  expect((await visitor.get('/api/me')).body).toEqual(before);
});

describe('our own page, and programs, which are no pages', () => {
  it.each<[string, Record<string, string>]>([
    ['our page', { Origin: PUBLIC }],
    ['our page in a browser that says how far it is', { Origin: PUBLIC, 'Sec-Fetch-Site': 'same-origin' }],
    ['a program', {}],
  ])('%s may come in', async (_, headers) => {
    const body = JSON.stringify({ name: 'Nell' });
    const all = { ...cookie(), 'Content-Length': String(body.length), 'Content-Type': 'application/json', ...headers };
    expect(statuses(await answerTo(house, request('PUT /api/me/name', all, body)))).toEqual([200]);
    visitor.origin = headers.Origin ?? null;
    (await visitor.connect()).close();
  });
});
