import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Me } from '@jamaica/messages';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPEN, tableIn } from './sockets-player.ts';
import { guest, type House, openHouse, type Reply, Visitor } from './sockets-visitor.ts';

let house: House;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html><title>Jamaica</title>');
  writeFileSync(join(folder, 'web', 'index.html.br'), 'packed');
  writeFileSync(join(folder, 'web', 'assets', 'page-1a2b.js'), 'sail()');
  writeFileSync(join(folder, 'web', 'chart.svg'), '<svg/>');
  house = await openHouse({}, { DATA_DIR: folder });
});
afterAll(() => house.close());

const me = ({ status, body }: Reply) => {
  expect(status).toBe(200);
  return v.parse(Me, body);
};

describe('a visitor', () => {
  it('is a guest at once, and stays the same one', async () => {
    const visitor = new Visitor(house);
    const first = me(await visitor.get('/api/me'));
    expect(first.name).not.toBe('');
    expect(me(await visitor.get('/api/me'))).toEqual(first);
    expect(me(await new Visitor(house).get('/api/me')).person).not.toBe(first.person);
  });

  it('gets a cookie that scripts and other sites do not', async () => {
    const { headers } = await new Visitor(house).get('/api/me');
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
  });

  it('with a forged cookie is somebody new', async () => {
    const visitor = await guest(house);
    const { person } = me(await visitor.get('/api/me'));
    const [value, time, signature] = visitor.cookie?.split('.') ?? [];
    visitor.cookie = [value, time, signature.replace(/^./, first => (first === 'A' ? 'B' : 'A'))].join('.');
    expect((await visitor.put('/api/me/name', { name: 'Mallory' })).status).toBe(401);
    expect(me(await visitor.get('/api/me')).person).not.toBe(person);
  });

  it('takes another name, without tricks', async () => {
    const visitor = await guest(house);
    expect(me(await visitor.put('/api/me/name', { name: ' Энн Бонни ' })).name).toBe('Энн Бонни');
    for (const name of ['', '   ', 'x'.repeat(21), 'a\nb', 'a\u202eb', 'a\u200bb', '\u3164', 5, null])
      expect((await visitor.put('/api/me/name', { name })).body).toMatchObject({ why: 'not-understood', path: 'name' });
    expect(me(await visitor.get('/api/me')).name).toBe('Энн Бонни');
  });

  it('comes back from another device with a recovery code, and only with the last one', async () => {
    const visitor = await guest(house);
    const { person } = me(await visitor.get('/api/me'));
    const Code = v.object({ code: v.string() });
    const old = v.parse(Code, (await visitor.post('/api/me/recovery')).body).code;
    const { code } = v.parse(Code, (await visitor.post('/api/me/recovery')).body);
    expect(code).toMatch(/^(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
    const elsewhere = new Visitor(house);
    expect((await elsewhere.post('/api/recover', { code: old })).body).toEqual({ why: 'wrong-code' });
    expect(me(await elsewhere.post('/api/recover', { code: code.toLowerCase().replaceAll('-', ' ') })).person).toBe(
      person,
    );
    expect(me(await elsewhere.get('/api/me'))).toMatchObject({ person, recovery: true });
  });

  it('who deletes their data is nobody any more', async () => {
    const visitor = await guest(house);
    const { cookie } = visitor;
    const { person } = me(await visitor.get('/api/me'));
    expect((await visitor.delete('/api/me')).status).toBe(204);
    expect(visitor.cookie).toBeNull();
    visitor.cookie = cookie;
    expect((await visitor.get('/api/me/games')).status).toBe(401);
    expect(me(await visitor.get('/api/me')).person).not.toBe(person);
  });

  it('who deletes their data while they ask for something is nobody there either', async () => {
    for (let index = 0; index < 10; index++) {
      const visitor = await guest(house);
      const all = await Promise.all([
        visitor.delete('/api/me'),
        visitor.post('/api/me/recovery'),
        visitor.post('/api/bots', { name: 'Clockwork' }),
      ]);
      expect(all.map(({ status }) => status).filter(status => ![200, 204, 401].includes(status))).toEqual([]);
    }
  });

  it('is asked for a passkey with a challenge, and a made-up answer is refused', async () => {
    const visitor = await guest(house);
    expect((await visitor.post('/api/passkeys/new')).body).toMatchObject({ rp: { id: '127.0.0.1' } });
    const { body } = await visitor.post('/api/passkeys/ask');
    expect(body).toMatchObject({ rpId: '127.0.0.1' });
    const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
    const shown = { id: 'AA', rawId: 'AA', type: 'public-key', response };
    expect((await visitor.post('/api/passkeys/show', shown)).body).toEqual({ why: 'wrong-passkey' });
  });
});

describe('tables', () => {
  it('are opened, listed when they are public, and found among my games', async () => {
    const visitor = await guest(house);
    const listed = tableIn(await visitor.post('/api/tables', { terms: OPEN }));
    const hidden = tableIn(await visitor.post('/api/tables', { terms: { ...OPEN, listed: false } }));
    const all = JSON.stringify((await new Visitor(house).get('/api/tables')).body);
    expect(all).toContain(listed);
    expect(all).not.toContain(hidden);
    const mine = JSON.stringify((await visitor.get('/api/me/games')).body);
    expect(mine).toContain(listed);
    expect(mine).toContain(hidden);
    expect((await visitor.get(`/api/records/${listed}`)).status).toBe(404);
  });

  it('where a game is on are listed for those who want to watch, unless the table wants nobody', async () => {
    const visitor = await guest(house);
    const line = await visitor.connect();
    const start = async (terms: object): Promise<string> => {
      const table = tableIn(await visitor.post('/api/tables', { terms: { ...OPEN, ...terms } }));
      await line.ask('ready', { table, word: '' });
      expect(await line.ask('start', { table })).toBe('ok');
      return table;
    };
    const watched = await start({});
    const closed = await start({ spectators: false });
    const hidden = await start({ listed: false });
    const running = JSON.stringify((await new Visitor(house).get('/api/tables/running')).body);
    expect(running).toContain(watched);
    expect(running).not.toContain(closed);
    expect(running).not.toContain(hidden);
    line.close();
  });

  it('of somebody who deletes their data do not wait for them', async () => {
    const visitor = await guest(house);
    const { person } = me(await visitor.get('/api/me'));
    const line = await visitor.connect();
    await visitor.post('/api/tables', { terms: OPEN });
    const sailing = tableIn(await visitor.post('/api/tables', { terms: OPEN }));
    await line.ask('ready', { table: sailing, word: '' });
    await line.ask('start', { table: sailing });
    const gathering = async (): Promise<string> => JSON.stringify((await new Visitor(house).get('/api/tables')).body);
    expect(await gathering()).toContain(person);
    await visitor.delete('/api/me');
    expect(await gathering()).not.toContain(person);
    const onlooker = await (await guest(house)).connect();
    await onlooker.ask('watch', { table: sailing, since: null });
    const { snapshot } = await onlooker.until(() => onlooker.heard.find(told => 'snapshot' in told));
    expect(snapshot.seats[0].absent).toBe('left');
    onlooker.close();
  });

  it.each([
    ['seven players', { ...OPEN, rules: { ...OPEN.rules, players: 7 } }, 'terms.rules.players'],
    ['two without the Ghost Ship', { ...OPEN, rules: { ...OPEN.rules, players: 2 } }, 'terms.rules'],
    ['a clock of its own', { ...OPEN, clock: { kind: 'sand' } }, 'terms.clock.kind'],
    ['a bribe', { ...OPEN, bribe: 5 }, 'terms.bribe'],
  ])('with %s are not opened', async (_, terms, path) => {
    const { status, body } = await (await guest(house)).post('/api/tables', { terms });
    expect(status).toBe(400);
    expect(body).toMatchObject({ why: 'not-understood', path });
  });
});

describe('programs', () => {
  it('play with a token of their own, which ends when their owner says so', async () => {
    const owner = await guest(house);
    const Bot = v.object({ person: v.string(), token: v.string() });
    const { person, token } = v.parse(Bot, (await owner.post('/api/bots', { name: 'Clockwork' })).body);
    const program = new Visitor(house);
    program.token = token;
    program.origin = null;
    expect(me(await program.get('/api/me'))).toMatchObject({ person, name: 'Clockwork', bot: true });
    expect((await program.post('/api/bots', { name: 'Offspring' })).status).toBe(403);
    expect((await program.post('/api/me/recovery')).status).toBe(403);
    expect(JSON.stringify((await owner.get('/api/bots')).body)).not.toContain(token);
    expect((await owner.delete(`/api/bots/${person}`)).status).toBe(204);
    expect((await program.get('/api/me')).status).toBe(401);
  });
});

describe('the door', () => {
  it.each(['https://evil.example', 'null', 'http://127.0.0.1'])('lets nothing be changed from %s', async origin => {
    const visitor = await guest(house);
    visitor.origin = origin;
    expect((await visitor.put('/api/me/name', { name: 'Mallory' })).body).toEqual({ why: 'wrong-origin' });
  });

  it('serves the page packed, also for the link of a table, and says when it is unchanged', async () => {
    const page = await fetch(`${house.url}/table/AAAAAAAAAAAAAAAA`, { headers: { 'Accept-Encoding': 'identity' } });
    expect(await page.text()).toContain('<title>Jamaica</title>');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'self'/);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    const tag = page.headers.get('etag') ?? '';
    expect((await fetch(`${house.url}/`, { headers: { 'If-None-Match': tag } })).status).toBe(304);
    const script = await fetch(`${house.url}/assets/page-1a2b.js`);
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${house.url}/chart.svg`)).headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each(['/missing.js', '/../keys.json', '/..%2fkeys.json', '/api/none', '/api/records/..%2f..%2fkeys'])(
    'does not serve %s',
    async path => {
      const { status, body } = await new Visitor(house).get(path);
      expect(status).toBe(404);
      expect(JSON.stringify(body)).not.toContain('privateKey');
    },
  );

  it('says what is wrong without saying how it is built', async () => {
    const visitor = await guest(house);
    const send = (body: string, type = 'application/json') =>
      fetch(`${house.url}/api/tables`, { method: 'POST', headers: { ...visitor.headers, 'Content-Type': type }, body });
    for (const response of [await send('{'), await send('x'.repeat(20_000)), await send('<a/>', 'text/xml')]) {
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(await response.json()).toEqual({ why: 'not-understood' });
    }
  });

  it('says how it is', async () => {
    const visitor = new Visitor(house);
    expect((await visitor.get('/healthz')).body).toEqual({ alive: true });
    expect((await visitor.get('/readyz')).body).toEqual({ ready: true });
    expect((await visitor.get('/metrics')).body).toContain('jamaica_sockets');
    expect((await visitor.get('/api/openapi.json')).body).toMatchObject({ openapi: '3.1.0' });
    expect((await visitor.get('/api/messages.schema.json')).body).toHaveProperty(['$defs', 'Told']);
  });
});

describe('too many', () => {
  it('requests, guests or wrong codes from one address are refused', async () => {
    const allowances = { guestsOfAddress: { burst: 2, perMinute: 1 }, guessesOfAddress: { burst: 2, perMinute: 1 } };
    const strict = await openHouse({ allowances: { ...allowances, requestsOfAddress: { burst: 12, perMinute: 1 } } });
    const statuses = [];
    for (let index = 0; index < 3; index++) statuses.push((await new Visitor(strict).get('/api/me')).status);
    const code = '2345-2345-2345-2345-2345';
    for (let index = 0; index < 3; index++)
      statuses.push((await new Visitor(strict).post('/api/recover', { code })).status);
    expect(statuses).toEqual([200, 200, 429, 403, 403, 429]);
    for (let index = 0; index < 6; index++) await new Visitor(strict).get('/api/tables');
    expect((await new Visitor(strict).get('/api/tables')).status).toBe(429);
    expect((await new Visitor(strict).get('/healthz')).status).toBe(200);
    await strict.close();
  });
});
