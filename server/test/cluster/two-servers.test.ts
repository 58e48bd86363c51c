import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Thinkers } from '@jamaica/bots';
import { verifyFair } from '@jamaica/chance';
import { CLOSED, type TableId } from '@jamaica/messages';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heldHeartbeat } from '../heartbeat.ts';
import { MAIN, Program } from '../program.ts';
import { listedProgram } from '../program-accounts.ts';
import { besideOf, changesHeard, knownFrom, OPEN, SeatedPlayer, tableIn } from '../sockets-player.ts';
import { guest, type House, type Line, openHouse, Visitor } from '../sockets-visitor.ts';
import { openFaultyProxy } from './faulty-proxy.ts';
import { type Postgres, type Service, startNats, startPostgres } from './services.ts';

let postgres: Postgres;
let nats: Service;
beforeAll(async () => {
  [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
}, 60_000);
afterAll(() => Promise.all([postgres.remove(), nats.remove()]));

let houses: House[] = [];
let settings: Record<string, string> = {};
beforeEach(async () => {
  settings = { DATABASE_URL: await postgres.database(), NATS_URL: nats.url };
});
afterEach(async () => {
  await Promise.all(houses.map(house => house.close()));
  houses = [];
});

const open = async (equipment: Parameters<typeof openHouse>[0] = {}): Promise<House> => {
  const house = await openHouse(equipment, settings);
  houses.push(house);
  return house;
};

/** The same person, on another server: the cookie is good everywhere. */
const goTo = (visitor: Visitor, { url }: Pick<House, 'url'>): Visitor => Object.assign(visitor, { url, origin: url });

const seated = async (visitor: Visitor, table: TableId): Promise<Line> => {
  const line = await visitor.connect();
  await line.ask('watch', { table, since: null });
  await line.ask('sit', { table, seat: null, pirate: null });
  await line.ask('ready', { table, word: 'tide' });
  return line;
};

/** A game of two people on different servers, and a bot. */
const acrossServers = async (here: House, there: House) => {
  const [host, friend] = [await guest(here), await guest(there)];
  const table = tableIn(await host.post('/api/tables', { terms: OPEN }));
  const [one, other] = [await seated(host, table), await seated(friend, table)];
  expect(await one.ask('bot', { table, seat: 2, level: 'bosun' })).toBe('ok');
  return { host, friend, one, other, table };
};

/** True, or nothing yet. */
const isEnded = (line: Line, table: TableId): true | undefined => {
  const { snapshot, news } = knownFrom(line, table);
  return snapshot?.stage === 'over' || news.some(({ kind }) => kind === 'ended') || undefined;
};

/** Bots that never come to an end. */
const dreamers: Thinkers = {
  think: () => new Promise(() => {}),
  advise: () => new Promise(() => {}),
  chances: () => new Promise(() => {}),
  judge: () => new Promise(() => {}),
  close: () => {},
};

describe('two servers', () => {
  it('have a big screen at the one and its remote control at the other', async () => {
    const [here, there] = [await open(), await open()];
    const screen = await guest(there);
    const table = tableIn(await screen.post('/api/tables', { terms: OPEN, screen: true }));
    const wall = await screen.connect();
    await wall.ask('watch', { table, since: null });
    const host = await seated(await guest(here), table);
    const wanted = { paused: true, speed: 'slow', volume: 0.25, language: 'uk' } as const;
    expect(await host.ask('show', { table, screen: wanted })).toBe('ok');
    expect(await wall.until(() => besideOf(wall)?.screen ?? undefined)).toEqual(wanted);
  });

  it('play one game, a person at each of them and a bot, and both hear everything once and in order', async () => {
    const { friend, one, other, table } = await acrossServers(await open(), await open());
    expect(await one.ask('start', { table })).toBe('ok');
    await Promise.all([new SeatedPlayer(one, table).play(), new SeatedPlayer(other, table).play()]);
    for (const line of [one, other]) {
      await line.until(() => isEnded(line, table));
      const heard = changesHeard(line, table);
      expect(heard).toEqual(heard.map((_, index) => heard[0] + index));
    }
    expect(verifyFair((await friend.get(`/api/records/${table}`)).body).ok).toBe(true);
    const board = await friend.get('/api/leaderboard?edition=2021&players=3');
    // Guests at one address, without a code: that says nothing about anybody.
    expect(board.body).toMatchObject({ lines: [] });
  });

  it('take choices of the same moment, each from its own people', async () => {
    const [here, there] = [await open(), await open()];
    const people = await Promise.all(Array.from({ length: 6 }, (_, index) => guest(index % 2 ? here : there)));
    const terms = { ...OPEN, rules: { edition: '2007', players: 6, ghost: false } };
    const table = tableIn(await people[0].post('/api/tables', { terms }));
    const lines: Line[] = [];
    for (const person of people) lines.push(await seated(person, table));
    expect(await lines[0].ask('start', { table })).toBe('ok');
    await Promise.all(lines.map(line => new SeatedPlayer(line, table).play()));
    expect(verifyFair((await people[5].get(`/api/records/${table}`)).body).ok).toBe(true);
  });

  it('a program is invited at one of them while it follows its tables at the other', async () => {
    const [here, there] = [await open(), await open()];
    const program = await listedProgram(there);
    const host = await guest(here);
    const terms = { ...OPEN, rules: { edition: '2021', players: 2, ghost: true } };
    const table = tableIn(await host.post('/api/tables', { terms }));
    const line = await seated(host, table);
    expect(await line.ask('invite', { table, seat: 1, person: program.person })).toBe('ok');
    await program.line.until(() => knownFrom(program.line, table).snapshot ?? undefined);
    await program.line.ask('ready', { table, word: 'cog' });
    expect(await line.ask('start', { table })).toBe('ok');
    await Promise.all([new SeatedPlayer(line, table).play(), new SeatedPlayer(program.line, table).play()]);
    expect(verifyFair((await host.get(`/api/records/${table}`)).body).ok).toBe(true);
  });

  it('one closes in the middle: its people go on at the other one, and so do the bots', async () => {
    const [here, there] = [await open(), await open()];
    const { host, one, other, table } = await acrossServers(here, there);
    await one.ask('start', { table });
    const theirs = new SeatedPlayer(other, table).play();
    const before = new SeatedPlayer(one, table);
    let moves = 0;
    await before.play(() => ++moves < 8);
    await here.close();
    houses = [there];
    expect(await one.whenClosed()).toBe(1001);
    before.look();
    const again = await goTo(host, there).connect();
    expect(await again.ask('watch', { table, since: before.number })).toBe('ok');
    await Promise.all([new SeatedPlayer(again, table).after(before).play(), theirs]);
    expect(verifyFair((await host.get(`/api/records/${table}`)).body).ok).toBe(true);
  });

  it('one is killed: its people go on at the other one, which plays its bots without being asked', async () => {
    const there = await open();
    const folder = mkdtempSync(join(tmpdir(), 'jamaica-killed-'));
    const program = new Program(folder, MAIN, [], [], settings);
    const here = { url: await program.url };
    const tables = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const host = await guest(here);
        const table = tableIn(await host.post('/api/tables', { terms: { ...OPEN, listed: false } }));
        const line = await seated(host, table);
        for (const seat of [1, 2]) await line.ask('bot', { table, seat, level: 'bosun' });
        expect(await line.ask('start', { table })).toBe('ok');
        return { host, table, line, seat: new SeatedPlayer(line, table) };
      }),
    );
    const [unattended, ...attended] = tables;
    let moves = 0;
    const playing = Promise.allSettled(attended.map(({ seat }) => seat.play(() => ++moves < 60)));
    await expect.poll(() => moves).toBeGreaterThan(10);
    // From now on only bots play here, and somebody looks on, so there is always something to do for whoever holds the table.
    expect(await unattended.line.ask('leave', { table: unattended.table })).toBe('ok');
    const onlooker = await (await guest(there)).connect();
    expect(await onlooker.ask('watch', { table: unattended.table, since: null })).toBe('ok');
    await program.kill();
    await playing;
    const rest = attended.map(async ({ host, table, seat }) => {
      seat.look();
      const line = await goTo(host, there).connect();
      expect(await line.ask('watch', { table, since: seat.number })).toBe('ok');
      await new SeatedPlayer(line, table).after(seat).play();
      expect(verifyFair((await host.get(`/api/records/${table}`)).body).ok).toBe(true);
    });
    await Promise.all(rest);
    const record = `/api/records/${unattended.table}`;
    await expect
      .poll(async () => (await goTo(unattended.host, there).get(record)).status, { timeout: 30_000 })
      .toBe(200);
    rmSync(folder, { recursive: true });
  });

  it('one that is cut off takes nothing more and says so, the other one plays its bots, and when it is back it has it all', async () => {
    const proxy = await openFaultyProxy(postgres.port);
    const database = settings.DATABASE_URL;
    settings = { ...settings, DATABASE_URL: database.replace(String(postgres.port), String(proxy.port)) };
    // The bots of this one never answer, so its table waits for them until somebody else plays them.
    const here = await open({ crew: dreamers });
    settings = { ...settings, DATABASE_URL: database };
    const there = await open();
    const host = await guest(here);
    const table = tableIn(await host.post('/api/tables', { terms: OPEN }));
    const line = await seated(host, table);
    await line.ask('start', { table });
    await line.ask('leave', { table });
    const { number } = knownFrom(line, table);

    proxy.block();
    await expect.poll(async () => (await host.get('/readyz')).status, { timeout: 20_000 }).toBe(503);
    expect(await line.ask('phrase', { table, phrase: 'ahoy' })).toBe('unavailable');
    expect(await host.get('/api/me')).toMatchObject({ status: 503, body: { why: 'unavailable' } });
    await expect(host.connect()).rejects.toThrow('503');
    const elsewhere = await goTo(host, there).connect();
    await elsewhere.ask('watch', { table, since: null });
    await elsewhere.until(() => isEnded(elsewhere, table));
    expect((await host.get('/readyz')).status).toBe(200);

    proxy.clear();
    await expect.poll(async () => (await goTo(host, here).get('/readyz')).status, { timeout: 20_000 }).toBe(200);
    await line.until(() => isEnded(line, table));
    const heard = changesHeard(line, table).filter(each => each > number);
    expect(heard).toEqual(heard.map((_, index) => number + 1 + index));
    await proxy.close();
  });

  it('end what was opened with an older cookie, also where somebody only listens', async () => {
    const { time, beat } = heldHeartbeat();
    const [here, there] = [await open(), await open({ time })];
    const owner = await guest(here);
    const table = tableIn(await owner.post('/api/tables', { terms: OPEN }));
    const thief = goTo(Object.assign(new Visitor(here), { cookie: owner.cookie }), there);
    const [speaking, listening] = [await thief.connect(), await thief.connect()];
    for (const line of [speaking, listening]) expect(await line.ask('watch', { table, since: null })).toBe('ok');
    await owner.post('/api/me/renew');
    expect((await owner.post('/api/me/leave-elsewhere')).status).toBe(204);
    const friend = await guest(there);
    const theirs = await friend.connect();
    await expect(speaking.ask('phrase', { table, phrase: 'ahoy' })).rejects.toThrow(`closed with ${CLOSED.gone}`);
    expect(listening.closed).toBeNull();
    const own = await goTo(owner, there).connect();
    beat();
    expect(await listening.whenClosed()).toBe(CLOSED.gone);
    expect(await own.ask('phrase', { table, phrase: 'ahoy' })).toBe('ok');
    expect(await theirs.ask('ping', {})).toBe('ok');
  });

  it('go on while NATS is away, a second slower, and are quick again when it is back', async () => {
    const { host, one, other, table } = await acrossServers(await open(), await open());
    await one.ask('start', { table });
    await nats.kill();
    expect(await one.ask('phrase', { table, phrase: 'ahoy' })).toBe('ok');
    await other.until(() => knownFrom(other, table).news.find(({ kind }) => kind === 'said'));
    await nats.start();
    await Promise.all([new SeatedPlayer(one, table).play(), new SeatedPlayer(other, table).play()]);
    expect(verifyFair((await host.get(`/api/records/${table}`)).body).ok).toBe(true);
  });
});
