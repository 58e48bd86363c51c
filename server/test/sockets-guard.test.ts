import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { CLOSED } from '@jamaica/messages';
import { afterEach, describe, expect, it } from 'vitest';
import { heldHeartbeat } from './heartbeat.ts';
import { OPEN, tableIn } from './sockets-player.ts';
import { FREELY, guest, type House, openHouse, type Visitor } from './sockets-visitor.ts';

let house: House;
afterEach(async () => {
  await house.close();
});

/** A client by hand, which does nothing that it is not told to: it answers no pings. */
const byHand = (visitor: Visitor): Socket => {
  const { host, hostname, port } = new URL(house.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  socket.write(
    `GET /socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: ${visitor.cookie}\r\n\r\n`,
  );
  return socket;
};

describe('who comes to the socket', () => {
  it.each([
    [
      'without a name',
      (visitor: Visitor) => {
        visitor.cookie = null;
      },
      '401',
    ],
    [
      'with a forged cookie',
      (visitor: Visitor) => {
        visitor.cookie = `${visitor.cookie?.slice(0, -1)}${visitor.cookie?.endsWith('A') ? 'B' : 'A'}`;
      },
      '401',
    ],
    [
      'with a made-up token',
      (visitor: Visitor) => {
        visitor.token = 'jamaica_guess';
      },
      '401',
    ],
    [
      'from another site',
      (visitor: Visitor) => {
        visitor.origin = 'https://evil.example';
      },
      '403',
    ],
  ])('%s is turned away', async (_, change, status) => {
    house = await openHouse();
    const visitor = await guest(house);
    change(visitor);
    await expect(visitor.connect()).rejects.toThrow(status);
  });

  it('too often from one address is turned away, until somebody goes', async () => {
    house = await openHouse({}, { CONNECTIONS_PER_ADDRESS: '2' });
    const visitor = await guest(house);
    const lines = [await visitor.connect(), await visitor.connect()];
    await expect(visitor.connect()).rejects.toThrow('429');
    lines[0].close();
    // The server hears of it a moment later than the client.
    await expect.poll(() => visitor.connect().then(() => 'welcome', String)).toBe('welcome');
  });

  it('is greeted by name', async () => {
    house = await openHouse();
    const visitor = await guest(house);
    await visitor.put('/api/me/name', { name: 'Нелл' });
    const line = await visitor.connect();
    expect(await line.until(() => line.heard[0])).toMatchObject({ hello: { name: 'Нелл' } });
  });
});

describe('a message that makes no sense', () => {
  const TABLE = 'AAAAAAAAAAAAAAAA';
  it.each([
    ['no JSON', '{', '', 'Object'],
    ['not an object', '[1]', '', 'Object'],
    ['no verb', '{}', '', 'one of watch'],
    ['an unknown verb', '{"sink":{}}', '', 'one of watch'],
    ['a verb of every object', '{"constructor":{}}', '', 'one of watch'],
    ['two verbs', `{"rise":{"table":"${TABLE}"},"start":{"table":"${TABLE}"}}`, '', 'nothing but id and rise'],
    ['no table', '{"rise":{}}', 'rise.table', '"table"'],
    ['a table that is no id', '{"rise":{"table":"../../etc"}}', 'rise.table', ''],
    ['something more', `{"rise":{"table":"${TABLE}","gold":5}}`, 'rise.gold', 'never'],
    ['a seat that there is not', `{"remove":{"table":"${TABLE}","seat":6}}`, 'remove.seat', '<=5'],
    ['a seat and a half', `{"remove":{"table":"${TABLE}","seat":1.5}}`, 'remove.seat', ''],
    ['an id that is no id', '{"id":{},"ping":{}}', 'id', 'string | number'],
    ['invisible writing', `{"say":{"table":"${TABLE}","text":"a\\u202eb"}}`, 'say.text', ''],
    ['too much to say', `{"say":{"table":"${TABLE}","text":"${'a'.repeat(201)}"}}`, 'say.text', '<=200'],
  ])('(%s) is answered with where and what, and the connection goes on', async (_, message, path, expected) => {
    house = await openHouse();
    const line = await (await guest(house)).connect();
    await line.until(() => line.heard[0]);
    const answer = line.next();
    line.socket.send(message);
    const told = await answer;
    expect(told).toMatchObject({ why: 'not-understood', path });
    expect('expected' in told && told.expected).toContain(expected);
    expect(await line.ask('ping', {})).toBe('ok');
  });

  it('in bytes is refused too', async () => {
    house = await openHouse();
    const line = await (await guest(house)).connect();
    await line.until(() => line.heard[0]);
    const answer = line.next();
    line.socket.send(Buffer.from([1, 2, 3]));
    expect(await answer).toMatchObject({ refused: null, why: 'not-understood' });
  });

  it('about a table that there is not is refused', async () => {
    house = await openHouse();
    const line = await (await guest(house)).connect();
    for (const verb of ['rise', 'start', 'leave', 'rematch'] as const)
      expect(await line.ask(verb, { table: TABLE })).toBe('no-table');
    expect(await line.ask('watch', { table: TABLE, since: null })).toBe('no-table');
  });
});

describe('a connection is cut off', () => {
  it('when a message is too big', async () => {
    house = await openHouse();
    const line = await (await guest(house)).connect();
    line.socket.send('x'.repeat(16 * 1024 + 1));
    expect(await line.whenClosed()).toBe(CLOSED.tooBig);
  });

  it('when messages flood it, and the others notice nothing', async () => {
    house = await openHouse({ allowances: { asksOfPerson: { burst: 50, perMinute: 60 } } });
    const [quiet, loud] = [await (await guest(house)).connect(), await (await guest(house)).connect()];
    for (let index = 0; index < 500; index++) loud.socket.send('{"ping":{}}');
    expect(await loud.whenClosed()).toBe(CLOSED.tooFast);
    expect(await quiet.ask('ping', {})).toBe('ok');
  });

  it('but not those who wait for every answer: they are slowed down', async () => {
    house = await openHouse({ allowances: { asksOfPerson: { burst: 5, perMinute: 1200 } } });
    const line = await (await guest(house)).connect();
    const begin = performance.now();
    for (let index = 0; index < 10; index++) expect(await line.ask('ping', {})).toBe('ok');
    // Five at once, and then one every 50 ms.
    expect(performance.now() - begin).toBeGreaterThan(200);
  });

  it('when nobody reads what is sent', async () => {
    house = await openHouse({ allowances: FREELY });
    const host = await guest(house);
    const table = tableIn(await host.post('/api/tables', { terms: OPEN }));
    const line = await host.connect();
    await line.ask('ready', { table, word: '' });
    await line.ask('start', { table });
    // It asks for snapshots and never reads one.
    const socket = byHand(host);
    socket.pause();
    const payload = Buffer.from(JSON.stringify({ watch: { table, since: null } }));
    const frame = Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
    const metric = async (name: string): Promise<number> => {
      const { body } = await host.get('/metrics');
      const lines = String(body)
        .split('\n')
        .filter(each => each.startsWith(name));
      return lines.reduce((sum, each) => sum + Number(each.split(' ').at(-1)), 0);
    };
    // Each round waits until the last one was carried out: unread answers are to end it, and not unanswered questions.
    const isCutOff = async () => (await metric('jamaica_cut_off_total')) > 0;
    for (let asked = 0; !(await isCutOff()) && asked < 20_000; ) {
      for (let index = 0; index < 90; index++) socket.write(frame);
      asked += 90;
      while ((await metric('jamaica_asks_total{verb="watch"')) < asked && !(await isCutOff()));
    }
    expect(await metric('jamaica_cut_off_total{why="tooSlow"}')).toBe(1);
    socket.destroy();
  });

  it('when it answers no pings; one that does goes on', async () => {
    const { time, beat } = heldHeartbeat();
    house = await openHouse({ time });
    const visitor = await guest(house);
    const alive = await visitor.connect();
    const halfOpen = byHand(visitor);
    const bytes: Buffer[] = [];
    const closed = new Promise<void>(resolve => halfOpen.on('data', part => bytes.push(part)).on('close', resolve));
    const heard = (frame: Buffer): boolean => Buffer.concat(bytes).includes(frame);
    await expect.poll(() => heard(Buffer.from('"hello"'))).toBe(true);
    const pinged = once(alive.socket, 'ping');
    beat();
    await pinged;
    await expect.poll(() => heard(Buffer.from([0x89, 0]))).toBe(true);
    // The pong was on its way before this request, so it has come when this is answered.
    await visitor.get('/healthz');
    beat();
    await closed;
    const goodbye = Buffer.from([0x88, 2 + 'silent'.length, CLOSED.silent >> 8, CLOSED.silent & 0xff]);
    expect(heard(Buffer.concat([goodbye, Buffer.from('silent')]))).toBe(true);
    expect(await alive.ask('ping', {})).toBe('ok');
    expect((await visitor.get('/metrics')).body).toContain('jamaica_cut_off_total{why="silent"} 1');
  });

  it('when its account is deleted', async () => {
    house = await openHouse();
    const visitor = await guest(house);
    const line = await visitor.connect();
    const closed = line.whenClosed();
    expect((await visitor.delete('/api/me')).status).toBe(204);
    expect(await closed).toBe(CLOSED.gone);
  });

  it('that is no socket at all', async () => {
    house = await openHouse();
    const { hostname, port } = new URL(house.url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write('GET /elsewhere HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 404/);
    socket.destroy();
  });
});
