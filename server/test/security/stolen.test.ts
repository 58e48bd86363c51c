import { CLOSED, Me } from '@jamaica/messages';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPEN, tableIn } from '../sockets-player.ts';
import { FREELY, guest, type House, openHouse, Visitor } from '../sockets-visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ allowances: FREELY });
});
afterAll(() => house.close());

const codeOf = async (visitor: Visitor): Promise<string> =>
  v.parse(v.object({ code: v.string() }), (await visitor.post('/api/me/recovery')).body).code;

const recover = (code: string) => new Visitor(house).post('/api/recover', { code });

const WRONG = { status: 403, body: { why: 'wrong-code' } };

describe('a stolen recovery code', () => {
  it('is worth nothing once its owner has taken a new one', async () => {
    const owner = await guest(house);
    const stolen = await codeOf(owner);
    await codeOf(owner);
    expect(await recover(stolen)).toMatchObject(WRONG);
  });

  it('is worth nothing once its owner is gone', async () => {
    const owner = await guest(house);
    const stolen = await codeOf(owner);
    await owner.delete('/api/me');
    expect(await recover(stolen)).toMatchObject(WRONG);
  });

  it('cannot be had by somebody else who asks for a new one', async () => {
    const owner = await guest(house);
    const { person } = v.parse(Me, (await owner.get('/api/me')).body);
    const code = await codeOf(owner);
    const thief = await guest(house);
    expect((await thief.post('/api/me/recovery', { person })).status).toBe(200); // for the thief, whatever the body says
    expect((await recover(code)).body).toMatchObject({ person });
  });
});

const Bot = v.object({ person: v.string(), token: v.string() });

const withToken = (token: string): Visitor => {
  const program = new Visitor(house);
  program.token = token;
  program.origin = null;
  return program;
};

/** Somebody with the same cookie. */
const thiefOf = ({ cookie }: Visitor): Visitor => Object.assign(new Visitor(house), { cookie });

const leaveElsewhere = async (owner: Visitor): Promise<void> => {
  expect((await owner.post('/api/me/renew')).status).toBe(200);
  expect((await owner.post('/api/me/leave-elsewhere')).status).toBe(204);
};

describe('a stolen cookie', () => {
  it('is worth nothing once its owner has signed out everywhere else, and what it opened is closed', async () => {
    const owner = await guest(house);
    const { person } = v.parse(Me, (await owner.get('/api/me')).body);
    const table = tableIn(await owner.post('/api/tables', { terms: OPEN }));
    const thief = thiefOf(owner);
    const line = await thief.connect();
    expect(await line.ask('phrase', { table, phrase: 'ahoy' })).toBe('ok');
    const closed = line.whenClosed();
    await leaveElsewhere(owner);
    expect(await closed).toBe(CLOSED.gone);
    expect((await thief.get('/api/me/games')).status).toBe(401);
    await expect(thief.connect()).rejects.toThrow('401');
    expect(v.parse(Me, (await thief.get('/api/me')).body).person).not.toBe(person);
    expect(v.parse(Me, (await owner.get('/api/me')).body).person).toBe(person);
    const own = await owner.connect();
    expect(await own.ask('phrase', { table, phrase: 'ahoy' })).toBe('ok');
    own.close();
  });

  it('that was renewed by the thief is worth nothing either', async () => {
    const owner = await guest(house);
    const thief = thiefOf(owner);
    await thief.post('/api/me/renew');
    await new Promise(resolve => setTimeout(resolve, 2));
    await leaveElsewhere(owner);
    expect((await thief.post('/api/me/leave-elsewhere')).status).toBe(401);
    expect((await owner.get('/api/me/games')).status).toBe(200);
  });

  it('signs nobody out by itself: a copy of it would stay', async () => {
    const owner = await guest(house);
    expect(await owner.post('/api/me/leave-elsewhere')).toMatchObject({ status: 409, body: { why: 'old-cookie' } });
    await leaveElsewhere(owner);
    // Nor does it a second time, with the cookie of the first.
    expect((await owner.post('/api/me/leave-elsewhere')).body).toEqual({ why: 'old-cookie' });
  });

  it('does not keep its owner from coming back at the same moment, and is ended the next time', async () => {
    const owner = await guest(house);
    const code = await codeOf(owner);
    await leaveElsewhere(owner);
    const elsewhere = new Visitor(house);
    expect((await elsewhere.post('/api/recover', { code })).status).toBe(200);
    expect((await elsewhere.get('/api/me/games')).status).toBe(200);
    await new Promise(resolve => setTimeout(resolve, 2));
    await leaveElsewhere(owner);
    expect((await elsewhere.get('/api/me/games')).status).toBe(401);
  });

  it('of somebody else is not touched, nor are the programs of its owner', async () => {
    const [owner, friend] = [await guest(house), await guest(house)];
    const { token } = v.parse(Bot, (await owner.post('/api/bots', { name: 'Clockwork' })).body);
    const [program, theirs] = [await withToken(token).connect(), await friend.connect()];
    await leaveElsewhere(owner);
    expect([await program.ask('ping', {}), await theirs.ask('ping', {})]).toEqual(['ok', 'ok']);
    expect((await withToken(token).get('/api/me')).status).toBe(200);
    expect((await friend.get('/api/me/games')).status).toBe(200);
    for (const path of ['/api/me/renew', '/api/me/leave-elsewhere'])
      expect((await withToken(token).post(path)).body).toEqual({ why: 'not-yours' });
    program.close();
    theirs.close();
  });
});

describe('a stolen token', () => {
  it('is worth nothing once it is withdrawn, and what it opened is closed', async () => {
    const owner = await guest(house);
    const { person, token } = v.parse(Bot, (await owner.post('/api/bots', { name: 'Clockwork' })).body);
    const thief = withToken(token);
    const line = await thief.connect();
    const closed = line.whenClosed();
    expect((await owner.delete(`/api/bots/${person}`)).status).toBe(204);
    expect(await closed).toBe(CLOSED.gone);
    expect((await thief.get('/api/me')).status).toBe(401);
    await expect(thief.connect()).rejects.toThrow('401');
  });

  it('is worth nothing once its owner is gone', async () => {
    const owner = await guest(house);
    const { token } = v.parse(Bot, (await owner.post('/api/bots', { name: 'Clockwork' })).body);
    await owner.delete('/api/me');
    expect((await withToken(token).get('/api/me')).status).toBe(401);
  });

  it('is no way into the account of its owner', async () => {
    const owner = await guest(house);
    const { token } = v.parse(Bot, (await owner.post('/api/bots', { name: 'Clockwork' })).body);
    const thief = withToken(token);
    for (const path of ['/api/me/recovery', '/api/passkeys/new'])
      expect((await thief.post(path)).body).toEqual({ why: 'not-yours' });
    expect((await thief.get('/api/bots')).body).toEqual({ why: 'not-yours' });
    expect((await thief.post('/api/bots', { name: 'Offspring' })).body).toEqual({ why: 'not-yours' });
    // No cookie either, with which one would be somebody without the token.
    expect((await thief.get('/api/me')).headers.get('set-cookie')).toBeNull();
  });

  it('of a bot does not end the bots of others', async () => {
    const [owner, thief] = [await guest(house), await guest(house)];
    const { person, token } = v.parse(Bot, (await owner.post('/api/bots', { name: 'Clockwork' })).body);
    expect((await thief.delete(`/api/bots/${person}`)).body).toEqual({ why: 'not-found' });
    expect((await withToken(token).get('/api/me')).status).toBe(200);
  });

  it('is not taken from the address, where it would be written down', async () => {
    const owner = await guest(house);
    const { token } = v.parse(Bot, (await owner.post('/api/bots', { name: 'Clockwork' })).body);
    expect((await new Visitor(house).get(`/api/me/games?token=${token}&access_token=${token}`)).status).not.toBe(200);
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', 'Bearer a b', `Bearer ${'x'.repeat(4000)}`])(
    'that is "%.20s" is refused, also beside a good cookie',
    async authorization => {
      const visitor = await guest(house);
      const headers = { ...visitor.headers, Authorization: authorization };
      expect((await fetch(`${house.url}/api/me/games`, { headers })).status).toBe(401);
    },
  );
});
