import { createHmac } from 'node:crypto';
import { Me } from '@jamaica/messages';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COOKIE, signed } from '../../src/people/cookie.ts';
import { FREELY, guest, type House, openHouse, Visitor } from '../sockets-visitor.ts';

const SECRET = 'the secret that these cookies are signed with';
const DAY = 24 * 60 * 60 * 1000;

let house: House;
let victim: Visitor;
let person = '';
let value = '';
beforeAll(async () => {
  house = await openHouse({ allowances: FREELY }, { SESSION_SECRET: SECRET });
  victim = await guest(house);
  person = await whoIs(victim);
  value = victim.cookie?.slice(`${COOKIE}=`.length) ?? '';
});
afterAll(() => house.close());

const whoIs = async (visitor: Visitor): Promise<string> => v.parse(Me, (await visitor.get('/api/me')).body).person;

/** How somebody with this header is received where only people we know are. */
const received = async (cookie: string): Promise<number> => {
  const visitor = new Visitor(house);
  visitor.cookie = cookie;
  return (await visitor.get('/api/me/games')).status;
};

const parts = (): readonly [string, string, string] => {
  const [who = '', made = '', signature = ''] = value.split('.');
  return [who, made, signature];
};

describe('a forged cookie', () => {
  it('is refused with any bit of it flipped, and believed with none', async () => {
    expect(await received(`${COOKIE}=${value}`)).toBe(200);
    const bytes = [...Buffer.from(value).entries()];
    const forged = bytes.flatMap(([at, byte]) =>
      Array.from({ length: 7 }, (_, bit) => {
        const flipped = String.fromCharCode(byte ^ (1 << bit));
        return value.slice(0, at) + flipped + value.slice(at + 1);
      }),
    );
    // Some of these are no header at all, which the client refuses to send.
    const sendable = forged.filter(each => /^[\x21-\x7e]+$/.test(each));
    expect(sendable.length).toBeGreaterThan(400);
    for (const each of sendable) expect(await received(`${COOKIE}=${each}`), each).toBe(401);
  });

  const hmac = (algorithm: string, text: string): string =>
    createHmac(algorithm, SECRET).update(text).digest('base64url');
  it.each<[string, () => string]>([
    ['signed with another secret', () => signed('another secret, of thirty-two or more', person, Date.now())],
    ['signed with an empty secret', () => signed('', person, Date.now())],
    ['that has run out', () => signed(SECRET, person, Date.now() - 401 * DAY)],
    ['that names somebody else', () => value.replace(person, 'annaannaannaanna')],
    ['whose time was moved', () => value.replace(parts()[1], (Date.now() + DAY).toString(36))],
    ['without a signature', () => parts().slice(0, 2).join('.')],
    ['with an empty signature', () => `${parts().slice(0, 2).join('.')}.`],
    ['with half a signature', () => value.slice(0, -20)],
    ['with a signature twice', () => `${value}${parts()[2]}`],
    ['with padding', () => `${value}=`],
    ['in quotes', () => `"${value}"`],
    ['with percent escapes', () => value.replaceAll('.', '%2E')],
    ['in capital letters', () => value.toUpperCase()],
    ['with a weaker algorithm', () => [...parts().slice(0, 2), hmac('sha1', person).padEnd(43, 'A')].join('.')],
    [
      'signed for another purpose',
      () => [person, parts()[1], hmac('sha256', `jamaica/passkey/1/${person}/`)].join('.'),
    ],
    // The words of other formats: a token that says itself how it is to be believed.
    ['that is a JWT of no algorithm', () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ person }))}.`],
    ['that is JSON', () => encodeURIComponent(JSON.stringify({ person, stale: false }))],
    ['for everybody', () => `__proto__.${parts()[1]}.${parts()[2]}`],
    ['that moves a dot', () => value.replace('.', '').replace('.', '..')],
  ])('%s is refused', async (_, forge) => {
    expect(await received(`${COOKIE}=${forge()}`)).toBe(401);
  });

  it('before the true one counts as none: nobody can be made to be somebody else', async () => {
    const other = await guest(house);
    expect(await received(`${COOKIE}=x; ${victim.cookie}`)).toBe(401);
    const visitor = new Visitor(house);
    visitor.cookie = `${victim.cookie}; ${other.cookie}`;
    expect(await whoIs(visitor)).toBe(person);
  });

  it('does not open a socket', async () => {
    const visitor = new Visitor(house);
    visitor.cookie = `${COOKIE}=${signed('another secret, of thirty-two or more', person, Date.now())}`;
    await expect(visitor.connect()).rejects.toThrow('401');
  });

  it('with a true signature, of somebody who has deleted their data, names nobody', async () => {
    const gone = await guest(house);
    const { cookie } = gone;
    await gone.delete('/api/me');
    expect(await received(`${cookie}`)).toBe(401);
  });
});

describe('a cookie is given', () => {
  it('so that no script and no other site has it, and only over https where there is https', async () => {
    const flags = (await new Visitor(house).get('/api/me')).headers.get('set-cookie')?.split('; ').slice(1);
    expect(flags).toEqual(['Path=/', `Max-Age=${400 * 24 * 60 * 60}`, 'HttpOnly', 'SameSite=Lax']);
    const safe = await openHouse({}, { PUBLIC_URL: 'https://jamaica.example' });
    const { headers } = await new Visitor(safe).get('/api/me');
    expect(headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
    await safe.close();
  });

  it('and taken away with the same flags', async () => {
    const visitor = await guest(house);
    const { headers } = await visitor.post('/api/me/leave');
    expect(headers.get('set-cookie')).toBe(`${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
  });
});
