import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { realRandom } from '../src/clock/random.ts';
import { KeysDamaged, keysIn } from '../src/config/keys.ts';
import { GroupCommit } from '../src/store/group-commit.ts';
import { MAIN } from './program.ts';
import { answerTo, request, statuses } from './security/by-hand.ts';
import { FREELY, guest, type House, openHouse, SETTINGS, Visitor } from './sockets-visitor.ts';

let house: House | null = null;
afterEach(async () => {
  await house?.close();
  house = null;
});

const H2C = {
  Connection: 'Upgrade, HTTP2-Settings',
  Upgrade: 'h2c',
  'HTTP2-Settings': 'AAMAAABkAAQAoAAAAAIAAAAA',
};

/** The status of each answer, also of those that begin where a body ends. */
const all = (heard: string): string[] => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);

describe('an offer to speak HTTP/2 without encryption', () => {
  it('is left without an answer, and the request is answered', async () => {
    house = await openHouse();
    const heard = await answerTo(house, `${request('GET /healthz', H2C)}${request('GET /readyz')}`);
    expect(all(heard)).toEqual(['200', '200']);
    expect(heard).toContain('{"alive":true}');
  });

  it('takes its body along', async () => {
    house = await openHouse();
    const headers = { ...H2C, 'Content-Type': 'application/json', 'Content-Length': '15' };
    const heard = await answerTo(
      house,
      request('POST /api/recover', headers, '{"code":"nope"}') + request('GET /readyz'),
    );
    expect(all(heard)).toEqual(['400', '200']);
  });
});

describe('SQLite', () => {
  it('that somebody else has locked keeps nobody waiting who needs it not, and is written to afterwards', async () => {
    house = await openHouse();
    const other = new DatabaseSync(join(house.folder, 'jamaica.db'));
    other.exec('BEGIN IMMEDIATE');
    const waits = guest(house);
    // Asked after the guest, and answered before: nothing waits inside the database.
    const order: string[] = [];
    void waits.then(() => order.push('guest'));
    for (let time = 0; time < 10; time++) await new Visitor(house).get('/healthz');
    order.push('healthz');
    other.exec('COMMIT');
    other.close();
    expect((await waits).cookie).not.toBeNull();
    expect(order).toEqual(['healthz', 'guest']);
  });

  it('that stays locked is unavailable: 503, and not a fault of ours', async () => {
    house = await openHouse({ allowances: FREELY });
    const other = new DatabaseSync(join(house.folder, 'jamaica.db'));
    other.exec('BEGIN IMMEDIATE');
    expect(await new Visitor(house).get('/api/me')).toMatchObject({ status: 503, body: { why: 'unavailable' } });
    other.exec('COMMIT');
    other.close();
    expect((await new Visitor(house).get('/api/me')).status).toBe(200);
  });

  it('that is full is unavailable as well', async () => {
    const database = new DatabaseSync(':memory:');
    database.exec('CREATE TABLE cargo (load TEXT)');
    database.exec('PRAGMA max_page_count = 10');
    const load = database.prepare('INSERT INTO cargo (load) VALUES (?)');
    const commits = new GroupCommit(database);
    const written = commits.write(() => load.run('x'.repeat(100_000)));
    await expect(written).rejects.toMatchObject({ name: 'Unavailable', statusCode: 503 });
    database.close();
  });
});

describe('keys.json', () => {
  const folder = (): string => mkdtempSync(join(tmpdir(), 'jamaica-'));

  it.each(['', '{', '{}', 'null'])(
    'that says %j is not replaced, and who starts the server is told in words',
    async text => {
      const data = folder();
      writeFileSync(join(data, 'keys.json'), text);
      expect(() => keysIn(data, null, realRandom)).toThrow(KeysDamaged);
      expect(readFileSync(join(data, 'keys.json'), 'utf8')).toBe(text);
    },
  );

  it('that is empty ends the program with a sentence and no stack', async () => {
    const data = folder();
    writeFileSync(join(data, 'keys.json'), '');
    const program = spawn(process.execPath, [MAIN], { env: { ...process.env, ...SETTINGS(data) } });
    let said = '';
    program.stderr.setEncoding('utf8').on('data', text => {
      said += text;
    });
    const [code] = await once(program, 'close');
    expect(code).toBe(1);
    expect(said).toContain('keys.json cannot be read');
    expect(said).not.toContain('    at ');
  });
});

describe('/metrics without a token', () => {
  it('is for this machine, and not for those who come through a proxy on it', async () => {
    house = await openHouse();
    const visitor = new Visitor(house);
    expect((await visitor.get('/metrics')).status).toBe(200);
    visitor.address = '192.0.2.1';
    expect((await visitor.get('/metrics')).status).toBe(401);
  });
});

describe('GET /api/me', () => {
  it('makes no guest for a page of another site', async () => {
    house = await openHouse();
    const heard = await answerTo(
      house,
      request('GET /api/me', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' }),
    );
    expect(statuses(heard)).toEqual([403]);
    expect(heard).not.toContain('Set-Cookie');
    expect(statuses(await answerTo(house, request('GET /api/me', { 'Sec-Fetch-Site': 'none' })))).toEqual([200]);
  });
});
