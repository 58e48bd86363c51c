import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromSeed } from '@jamaica/chance';
import { AskId, ROUTES, type RouteName, readAsk, type TableId, Trouble } from '@jamaica/messages';
import type { Rng } from '@jamaica/rules';
import { isFields } from '@jamaica/rules/record';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RawData, WebSocket } from 'ws';
import { openSqlite } from '../src/store/sqlite.ts';
import { mangled, message, scratched } from './mangle.ts';
import { Program } from './program.ts';
import { knownFrom, OPEN, tableIn } from './sockets-player.ts';
import { guest, type Line, socketOf, understood, type Visitor } from './sockets-visitor.ts';

const MESSAGES = process.env.TEST_LONG ? 1_000_000 : 20_000;
const STRANGERS = 4;
/** What is sent before the answers have come: fewer than are cut off for it. */
const AT_ONCE = 80;
const REQUESTS = 4000;
const BROKEN_FRAMES = 200;
const MEGABYTE = 1024 * 1024;

/** What may be asked by anybody, and changes nothing at a table. */
const HARMLESS = ['watch', 'unwatch', 'follow', 'ping'];

let folder = '';
let program: Program;
let house: { readonly url: string };
const players: { readonly visitor: Visitor; readonly line: Line }[] = [];
/** One under way, one that is full and gathering. */
let tables: readonly TableId[] = [];

const tableOfThree = async (): Promise<TableId> => {
  const [host] = players;
  const table = tableIn(await host.visitor.post('/api/tables', { terms: OPEN }));
  for (const { line } of players) {
    await line.ask('watch', { table, since: null });
    await line.ask('sit', { table, seat: null, pirate: null });
  }
  return table;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jamaica-fuzz-'));
  program = new Program(folder, join(import.meta.dirname, 'free-server.ts'), ['--expose-gc']);
  house = { url: await program.url };
  for (let index = 0; index < 3; index++) {
    const visitor = await guest(house);
    players.push({ visitor, line: await visitor.connect() });
  }
  tables = [await tableOfThree(), await tableOfThree()];
  const [table] = tables;
  for (const { line } of players) await line.ask('ready', { table, word: 'tide' });
  expect(await players[0].line.ask('start', { table })).toBe('ok');
});
afterAll(async () => {
  for (const { line } of players) line.close();
  await program.kill();
  rmSync(folder, { recursive: true });
});

/** Everything about the tables that is on disk. */
const onDisk = async (): Promise<unknown[]> => {
  const store = openSqlite(join(folder, 'jamaica.db'));
  const all = [];
  for (const table of tables) all.push([await store.entries(table), await store.summary(table)]);
  await store.close();
  return all;
};

/** Bytes in use in the server, once it has thrown away what it does not need. */
const memory = async (): Promise<number> => {
  const answer = once(program.process, 'message');
  program.process.send('memory');
  return Number((await answer)[0]);
};

/** A way to read a message that cannot fail. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Somebody who sends nothing but nonsense, and holds every answer against it. */
class Fuzzer {
  readonly #socket: WebSocket;
  readonly #rng: Rng;
  /** Whether a message of this kind would be within their rights. */
  readonly #isAllowed: (verb: string, body: unknown) => boolean;
  #id = 0;
  refused = 0;

  constructor(socket: WebSocket, rng: Rng, isAllowed: (verb: string, body: unknown) => boolean) {
    this.#socket = socket;
    this.#rng = rng;
    this.#isAllowed = isAllowed;
  }

  async send(count: number): Promise<void> {
    for (let sent = 0; sent < count; sent += AT_ONCE)
      await this.#volley(Array.from({ length: Math.min(AT_ONCE, count - sent) }, () => this.#nonsense()));
  }

  #nonsense(): string {
    for (;;) {
      const table = tables[this.#rng.below(tables.length)];
      const sound = message(table, ++this.#id, this.#rng);
      const text = this.#rng.below(4) === 0 ? JSON.stringify(sound) : mangled(sound, this.#rng);
      const ask = readAsk(parsed(text));
      if (!ask.ok || !this.#isAllowed(ask.value.verb, ask.value.body)) return text;
    }
  }

  /** Sends all of them and waits for as many answers, which come in the same order. */
  #volley(texts: readonly string[]): Promise<void> {
    const socket = this.#socket;
    let answered = 0;
    return new Promise((resolve, reject) => {
      const end = (error?: unknown): void => {
        socket.off('message', hear).off('close', lost);
        if (error === undefined) resolve();
        else reject(error);
      };
      const lost = (code: number): void => end(new Error(`cut off with ${code}`));
      const hear = (data: RawData): void => {
        try {
          const told: unknown = JSON.parse(data.toString());
          if (isFields(told) && ('table' in told || 'hello' in told)) return; // not an answer
          this.#hold(texts[answered], told);
          if (++answered === texts.length) end();
        } catch (error) {
          end(error);
        }
      };
      socket.on('message', hear).on('close', lost);
      for (const text of texts) socket.send(text);
    });
  }

  close(): void {
    this.#socket.close();
  }

  /** An answer is a refusal that names the message, or ok for what changes nothing. */
  #hold(text: string, answer: unknown): void {
    const told = understood(answer);
    const input = parsed(text);
    const id = isFields(input) && v.is(AskId, input.id) ? input.id : null;
    if ('ok' in told) {
      const ask = readAsk(input);
      if (!ask.ok || !HARMLESS.includes(ask.value.verb) || told.ok !== id) throw new Error(`${text} was done`);
    } else if (!('refused' in told) || told.refused !== id)
      throw new Error(`${text} was answered with ${JSON.stringify(told)}`);
    else this.refused++;
  }
}

const opened = async (visitor: Visitor): Promise<WebSocket> => {
  const socket = socketOf(visitor);
  await once(socket, 'open');
  return socket;
};

const isWell = async (): Promise<void> => {
  expect(program.complaints).toEqual([]);
  expect(await (await fetch(`${house.url}/readyz`)).json()).toEqual({ ready: true });
};

it(`${MESSAGES} mangled messages are refused one by one; nothing changes, and nothing is kept of them`, async () => {
  const before = await onDisk();
  const fuzzers: Fuzzer[] = [];
  for (let index = 0; index < STRANGERS; index++)
    fuzzers.push(new Fuzzer(await opened(await guest(house)), fromSeed(`stranger ${index}`), () => false));
  for (const [index, { visitor, line }] of players.entries()) {
    const options = knownFrom(line, tables[0]).view?.options ?? [];
    // The people who sit there may do what they like, but not choose what is no option.
    const isAllowed = (verb: string, body: unknown): boolean =>
      !HARMLESS.includes(verb) &&
      (verb !== 'choose' || (isFields(body) && typeof body.choice === 'string' && options.includes(body.choice)));
    fuzzers.push(new Fuzzer(await opened(visitor), fromSeed(`seated ${index}`), isAllowed));
  }
  const quarter = Math.ceil(MESSAGES / fuzzers.length / 4);
  const used: number[] = [];
  for (let part = 0; part < 4; part++) {
    await Promise.all(fuzzers.map(fuzzer => fuzzer.send(quarter)));
    used.push(await memory());
  }
  expect(fuzzers.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(MESSAGES * 0.8);
  expect(await onDisk()).toEqual(before);
  // Sixty bytes kept of each of the last 150,000 would be more than this.
  expect(used[3]).toBeLessThan(used[0] + 8 * MEGABYTE);
  await isWell();
  for (const fuzzer of fuzzers) fuzzer.close();
}, 600_000);

it('bytes that are no frames end the connection, and nothing else', async () => {
  const before = await onDisk();
  const rng = fromSeed('frames');
  const { visitor } = players[0];
  const { host, hostname, port } = new URL(house.url);
  const hello =
    `GET /socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: ${visitor.cookie}\r\n\r\n`;
  for (let index = 0; index < BROKEN_FRAMES; index++) {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => {}).resume();
    // However it ends: a reset is an end too.
    const closed = new Promise(resolve => socket.once('close', resolve));
    const noise = Buffer.from(Array.from({ length: 1 + rng.below(200) }, () => rng.below(256)));
    // Some before they were let in, some with the first bytes of what was a frame once.
    socket.write(rng.below(4) === 0 ? noise : hello);
    socket.write(rng.below(2) ? Buffer.concat([Buffer.from([0x81, 0xfe, 0x00, 0x10]), noise]) : noise);
    socket.end();
    await closed;
  }
  expect(await onDisk()).toEqual(before);
  await isWell();
});

describe('over HTTP', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  afterAll(() => agent.destroy());

  const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND'];
  const PARTS = [
    '..%2f..%2fkeys.json',
    '%00',
    'x'.repeat(150),
    '__proto__',
    'AAAAAAAAAAAAAAAA',
    '-',
    '%27--',
    '%E0%A4%A',
    'x'.repeat(300),
  ];
  const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'a'];
  const ROUTE_NAMES = Object.keys(ROUTES).filter((name): name is RouteName => Object.hasOwn(ROUTES, name));

  /** What sound requests carry. */
  const BODIES: readonly object[] = [
    { name: 'Nell' },
    { code: '2345-2345-2345-2345-2345' },
    { terms: OPEN },
    { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'AAAA', auth: 'BBBB' } },
    { id: 'AA', rawId: 'AA', type: 'public-key', response: { clientDataJSON: 'e30', signature: 'AA' } },
  ];

  const oneOf = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

  const send = (method: string, path: string, headers: Record<string, string>, body: string) =>
    new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
      const asked = request(`${house.url}${path}`, { method, headers, agent }, response => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      asked.on('error', reject).end(body);
    });

  const nonsense = async (visitor: Visitor, rng: Rng): Promise<void> => {
    const route = ROUTES[oneOf(ROUTE_NAMES, rng)];
    const method = rng.below(4) === 0 ? oneOf(METHODS, rng) : route.method;
    const query =
      rng.below(3) === 0 ? `?${oneOf(['edition=2007', '__proto__=1', 'players[]=3', '%', 'a=b&a=c'], rng)}` : '';
    const path = route.path.replace(/:\w+/, () => oneOf(PARTS, rng)) + query;
    const body = method === 'GET' || method === 'HEAD' ? '' : mangled(oneOf(BODIES, rng), rng);
    const headers: Record<string, string> = {
      ...(rng.below(3) === 0 ? {} : visitor.headers),
      ...(rng.below(6) === 0 ? { Origin: 'https://evil.example' } : {}),
      ...(rng.below(8) === 0 ? { Cookie: `jamaica=${encodeURIComponent(scratched(`${visitor.cookie}`, rng))}` } : {}),
      ...(body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
      ...(body === '' ? {} : { 'Content-Type': rng.below(4) === 0 ? oneOf(TYPES, rng) : 'application/json' }),
    };
    const { status, text } = await send(method, path, headers, body);
    const what = `${method} ${path} ${body}: ${status} ${text}`;
    expect(status, what).toBeLessThan(500);
    if (status < 400 || method === 'HEAD') return;
    expect(v.is(Trouble, JSON.parse(text)), what).toBe(true);
    expect(text, what).not.toMatch(/node_modules|\.ts:|at .*\(/);
  };

  it(`${REQUESTS} mangled requests are answered, with a reason where they are refused, and change no table of others`, async () => {
    const before = await onDisk();
    const rng = fromSeed('requests');
    const visitor = await guest(house);
    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, () => nonsense(visitor, rng)));
    expect(await onDisk()).toEqual(before);
    await isWell();
  }, 180_000);
});
