import { CodeGiven } from '@jamaica/messages';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPEN, tableIn } from './sockets-player.ts';
import { FREELY, guest, type House, openHouse, Visitor } from './sockets-visitor.ts';
import { TestTime } from './test-time.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const opened = async (host: Visitor): Promise<string> => tableIn(await host.post('/api/tables', { terms: OPEN }));
const codeOf = async (host: Visitor, table: string): Promise<string> =>
  v.parse(CodeGiven, (await host.post(`/api/tables/${table}/code`)).body).code ?? '';

describe('a code', () => {
  it('leads to the table, typed in upper or lower case, with a space or without', async () => {
    const host = await guest(house);
    const table = await opened(host);
    const code = await codeOf(host, table);
    expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ]{6}$/);
    expect(await codeOf(host, table)).toBe(code);
    const friend = new Visitor(house);
    for (const typed of [code, code.toLowerCase(), `${code.slice(0, 3)}%20${code.slice(3)}`])
      expect((await friend.get(`/api/codes/${typed}`)).body).toEqual({ table });
  });

  it('ends when the game begins', async () => {
    const host = await guest(house);
    const table = await opened(host);
    const code = await codeOf(host, table);
    const line = await host.connect();
    await line.ask('ready', { table, word: 'fair winds' });
    expect(await line.ask('start', { table })).toBe('ok');
    expect((await new Visitor(house).get(`/api/codes/${code}`)).body).toEqual({ why: 'no-table' });
    expect((await host.post(`/api/tables/${table}/code`)).body).toMatchObject({ code: null });
    line.close();
  });

  it('is given to nobody else', async () => {
    const host = await guest(house);
    const table = await opened(host);
    expect(await (await guest(house)).post(`/api/tables/${table}/code`)).toMatchObject({ body: { code: null } });
    expect(await host.post('/api/tables/AAAAAAAAAAAAAAAA/code')).toMatchObject({
      status: 404,
      body: { why: 'no-table' },
    });
    expect(await new Visitor(house).post(`/api/tables/${table}/code`)).toMatchObject({ status: 401 });
  });
});

describe('guessing', () => {
  const WRONG = 'BBBBBB';

  it('ends after a few wrong codes of one address, also for the right one, and begins again a minute later', async () => {
    const allowances = { ...FREELY, wrongTablesOfAddress: { burst: 3, perMinute: 1 } };
    const time = new TestTime();
    const strict = await openHouse({ allowances, time }, { TRUST_PROXY: '1' });
    const host = await guest(strict);
    const code = await codeOf(host, await opened(host));
    const [guesser, friend] = [new Visitor(strict), new Visitor(strict)];
    [guesser.address, friend.address] = ['198.51.100.7', '198.51.100.8'];
    const tried = async (each: string): Promise<number> => (await guesser.get(`/api/codes/${each}`)).status;
    // A right code costs nothing.
    for (let index = 0; index < 5; index++) expect(await tried(code)).toBe(200);
    // All at once, so that none waits for the answer to another.
    const guesses = await Promise.all(Array.from({ length: 6 }, () => tried(WRONG)));
    expect(guesses.toSorted()).toEqual([404, 404, 404, 429, 429, 429]);
    expect(await tried(code)).toBe(429);
    expect((await friend.get(`/api/codes/${code}`)).status).toBe(200);
    await time.pass(60_000);
    expect([await tried(code), await tried(WRONG), await tried(code)]).toEqual([200, 404, 429]);
    await strict.close();
  });

  it('ends also when it comes from many addresses', async () => {
    const allowances = { ...FREELY, wrongTablesOfAll: { burst: 4, perMinute: 1 } };
    const strict = await openHouse({ allowances }, { TRUST_PROXY: '1' });
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++) {
      const guesser = new Visitor(strict);
      guesser.address = `198.51.100.${index}`;
      statuses.push((await guesser.get(`/api/codes/${WRONG}`)).status);
    }
    expect(statuses).toEqual([404, 404, 404, 404, 429, 429]);
    await strict.close();
  });
});
