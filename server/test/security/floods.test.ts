import { once } from 'node:events';
import { CLOSED, LIMITS } from '@jamaica/messages';
import { afterEach, describe, expect, it } from 'vitest';
import { FREELY, guest, type House, openHouse, type Visitor } from '../sockets-visitor.ts';
import { answerTo, dial, everything, FRAMES, request, statuses, upgrade } from './by-hand.ts';

let house: House;
afterEach(() => house.close());

const metric = async (visitor: Visitor, name: string): Promise<number> => {
  const line = String((await visitor.get('/metrics')).body)
    .split('\n')
    .find(each => each.startsWith(name));
  return Number(line?.split(' ').at(-1) ?? 0);
};

const cutOff = (visitor: Visitor, why: string): Promise<number> =>
  metric(visitor, `jamaica_cut_off_total{why="${why}"}`);

/** As deep as a message may be long. */
const DEPTH = LIMITS.message / 2 - 100;
const NESTED: readonly [string, string][] = [
  ['lists', '['.repeat(DEPTH) + ']'.repeat(DEPTH)],
  ['lists without an end', '['.repeat(DEPTH * 2)],
  ['objects', `${'{"a":'.repeat(DEPTH / 4)}1${'}'.repeat(DEPTH / 4)}`],
  ['objects in a verb', `{"say":${'{"say":'.repeat(DEPTH / 8)}1${'}'.repeat(DEPTH / 8)}}`],
];

describe('deeply nested', () => {
  it.each(NESTED)('%s are refused over the socket, and the connection goes on', async (_, message) => {
    house = await openHouse();
    const line = await (await guest(house)).connect();
    await line.until(() => line.heard[0]);
    const answer = line.next();
    line.socket.send(message);
    expect(await answer).toMatchObject({ refused: null, why: 'not-understood' });
    expect(await line.ask('ping', {})).toBe('ok');
    line.close();
  });

  it.each(NESTED)('%s are refused over HTTP', async (_, body) => {
    house = await openHouse();
    const visitor = await guest(house);
    const headers = { ...visitor.headers, 'Content-Type': 'application/json' };
    for (const [method, path] of [
      ['POST', '/api/tables'],
      ['POST', '/api/passkeys/show'],
      ['PUT', '/api/me/name'],
    ]) {
      const answer = await fetch(house.url + path, { method, headers, body });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ why: 'not-understood' });
    }
  });

  it('extras that a schema lets pass do no harm', async () => {
    house = await openHouse();
    const visitor = await guest(house);
    let deep: object = {};
    for (let depth = 0; depth < 1500; depth++) deep = { a: deep };
    const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
    const shown = { id: 'AA', rawId: 'AA', type: 'public-key', response, clientExtensionResults: deep };
    expect((await visitor.post('/api/passkeys/show', shown)).body).toEqual({ why: 'wrong-passkey' });
  });
});

describe('too much', () => {
  it('in one message ends the connection, also in small pieces', async () => {
    house = await openHouse();
    const visitor = await guest(house);
    const socket = dial(house);
    const heard = everything(socket);
    socket.write(upgrade({ Cookie: `${visitor.cookie}` }));
    socket.write(FRAMES.begun('"'));
    for (let sent = 0; sent <= LIMITS.message; sent += 100) socket.write(FRAMES.goingOn('x'.repeat(100)));
    expect(await heard).toContain('hello');
    expect(await cutOff(visitor, 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH')).toBe(1);
  });

  it('of nothing ends it, too: pieces without contents that never make a message', async () => {
    house = await openHouse();
    const visitor = await guest(house);
    const socket = dial(house);
    const heard = everything(socket);
    socket.write(upgrade({ Cookie: `${visitor.cookie}` }));
    socket.write(FRAMES.begun(''));
    const pieces = Buffer.concat(Array.from({ length: 1000 }, () => FRAMES.goingOn('')));
    for (let sent = 0; sent < 20; sent++) socket.write(pieces);
    await heard;
    expect(await cutOff(visitor, 'WS_ERR_TOO_MANY_BUFFERED_PARTS')).toBe(1);
  });

  it('by HTTP is refused before it has been read', async () => {
    house = await openHouse();
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(10 ** 12) };
    expect(statuses(await answerTo(house, request('POST /api/recover', headers, '{')))).toEqual([413]);
    const chunked = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const chunk = `1000\r\n${' '.repeat(0x1000)}\r\n`;
    expect(statuses(await answerTo(house, request('POST /api/recover', chunked, chunk.repeat(20))))).toEqual([413]);
  });

  it('in the head of a request is refused', async () => {
    house = await openHouse();
    for (const heard of [
      await answerTo(house, request('GET /api/me', { Cookie: 'x'.repeat(20_000) })),
      await answerTo(house, request(`GET /${'x'.repeat(20_000)}`)),
    ]) {
      expect(statuses(heard)).toEqual([431]);
      expect(heard).toContain('{"why":"not-understood"}');
    }
  });
});

describe('pings', () => {
  it('that flood in end the connection, as anything else does', async () => {
    house = await openHouse({ allowances: { pingsOfPerson: { burst: 50, perMinute: 60 } } });
    const line = await (await guest(house)).connect();
    for (let sent = 0; sent < 500; sent++) line.socket.ping();
    expect(await line.whenClosed()).toBe(CLOSED.tooFast);
  });

  it('whose answers nobody reads end it, before they fill the memory', async () => {
    house = await openHouse({ allowances: FREELY });
    const visitor = await guest(house);
    const socket = dial(house);
    socket.write(upgrade({ Cookie: `${visitor.cookie}` }));
    socket.pause();
    const pings = Buffer.concat(Array.from({ length: 2000 }, () => FRAMES.ping('x'.repeat(125))));
    // Some megabytes lie in the buffers of the system; what is written after the end is lost, and not waited for.
    for (let sent = 0; sent < 500 && (await cutOff(visitor, 'tooSlow')) === 0; sent++)
      if (!socket.write(pings)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
    expect(await cutOff(visitor, 'tooSlow')).toBe(1);
    socket.destroy();
  });

  it('now and then are answered', async () => {
    house = await openHouse();
    const line = await (await guest(house)).connect();
    const pong = once(line.socket, 'pong');
    line.socket.ping('tide');
    expect(String((await pong)[0])).toBe('tide');
    line.close();
  });
});
