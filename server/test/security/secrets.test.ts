import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { realRandom } from '../../src/clock/random.ts';
import { hashOf, isSame, newRecoveryCode, newToken } from '../../src/people/codes.ts';
import { believe, signed } from '../../src/people/cookie.ts';
import { personByCode, personByToken } from '../../src/people/people.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { FREELY, guest, type House, openHouse, Visitor } from '../sockets-visitor.ts';

// How long a comparison takes is not measured here: a busy machine would say anything. What is held instead is that a wrong
// secret takes the same way however much of it is right: it is hashed whole, and the hash, of which nobody can choose a
// letter, is what is looked up; or it is compared by timingSafeEqual.

/** What was compared in constant time since it was last looked at. */
const compared = (): readonly (readonly number[])[] => {
  const lengths = comparing.mock.calls.map(pair => pair.map(({ byteLength }) => byteLength));
  comparing.mockClear();
  return lengths;
};
const comparing = vi.spyOn(crypto, 'timingSafeEqual');
syncBuiltinESMExports();
afterAll(() => {
  comparing.mockRestore();
  syncBuiltinESMExports();
});

/** Wrong ones: nothing right, a letter more and more, and all but the last. */
const nearly = (secret: string): string[] =>
  Array.from(
    secret,
    (letter, right) => secret.slice(0, right) + (letter === 'A' ? 'B' : 'A') + secret.slice(right + 1),
  );

describe('what was guessed nearly right', () => {
  it.each<[string, 'recovery' | 'token', string, (store: Store, said: string) => Promise<unknown>]>([
    ['a recovery code', 'recovery', newRecoveryCode(realRandom).replaceAll('-', ''), personByCode],
    ['a token', 'token', newToken(realRandom), personByToken],
  ])('(%s) is looked up by its hash alone, once, like every other', async (_, kind, secret, find) => {
    const store = openSqlite(':memory:');
    const asked: string[] = [];
    for (const look of ['personByRecovery', 'personByToken'] as const)
      vi.spyOn(store, look).mockImplementation(async hash => {
        asked.push(hash);
        return null;
      });
    const guesses = nearly(secret);
    for (const said of guesses) expect(await find(store, said)).toBeNull();
    expect(asked).toEqual(guesses.map(said => hashOf(kind, said)));
    // Of a hash nobody knows a letter: what is nearly right is as far from it as anything.
    const right = hashOf(kind, secret);
    expect(new Set(asked).size).toBe(guesses.length);
    for (const hash of asked) expect(hash.slice(0, 12)).not.toBe(right.slice(0, 12));
    await store.close();
  });

  it('(a cookie) is compared whole, once, as long as the right one', () => {
    const secret = 'a secret of more than thirty-two characters';
    const value = signed(secret, 'nellnellnellnell', 1_800_000_000_000);
    const signature = value.slice(value.lastIndexOf('.') + 1);
    for (const said of nearly(signature)) {
      expect(believe(secret, value.replace(signature, said), 1_800_000_000_000)).toBeNull();
      expect(compared()).toEqual([[43, 43]]);
    }
  });

  it('(the token of the numbers) is compared whole, however long it is', () => {
    for (const said of ['', 'B', 'Bearer spyglas', 'Bearer spyglasS', `Bearer spyglass${'x'.repeat(1000)}`]) {
      expect(isSame(said, 'Bearer spyglass')).toBe(false);
      expect(compared()).toEqual([[32, 32]]);
    }
    expect(isSame('Bearer spyglass', 'Bearer spyglass')).toBe(true);
  });
});

describe('from outside', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ allowances: FREELY });
  });
  afterAll(() => house.close());

  it('a code that is nearly right is answered as one that is all wrong', async () => {
    const owner = await guest(house);
    const { code } = v.parse(v.object({ code: v.string() }), (await owner.post('/api/me/recovery')).body);
    const plain = code.replaceAll('-', '');
    const bare = ({ status, body, headers }: Awaited<ReturnType<Visitor['get']>>) => ({
      status,
      body,
      headers: [...headers].filter(([name]) => name !== 'date'),
    });
    const wrong = bare(await new Visitor(house).post('/api/recover', { code: '2345-2345-2345-2345-2345' }));
    for (const said of nearly(plain))
      expect(bare(await new Visitor(house).post('/api/recover', { code: said }))).toEqual(wrong);
  });

  it('codes and tokens are not on disk, only what they hash to', async () => {
    const owner = await guest(house);
    const { code } = v.parse(v.object({ code: v.string() }), (await owner.post('/api/me/recovery')).body);
    const { token } = v.parse(v.object({ token: v.string() }), (await owner.post('/api/bots', { name: 'Bot' })).body);
    const disk = ['jamaica.db', 'jamaica.db-wal']
      .map(file => readFileSync(join(house.folder, file), 'latin1'))
      .join('');
    expect(disk).toContain(hashOf('token', token));
    for (const secret of [code, code.replaceAll('-', ''), token]) expect(disk).not.toContain(secret);
  });
});
