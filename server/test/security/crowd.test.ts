import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Program } from '../program.ts';
import { guest, Line, type Visitor } from '../sockets-visitor.ts';
import type { Went } from './crowd.ts';

const CROWD = 10_000;
const MOST_SOCKETS = 50; // CONNECTIONS_PER_ADDRESS, as it is when nobody sets it
const MOST_CONNECTIONS = 10 * MOST_SOCKETS;
const MEGABYTE = 1024 * 1024;

let folder: string;
let program: Program;
let crowd: ChildProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jamaica-crowd-'));
});
afterEach(async () => {
  crowd?.disconnect();
  crowd = null;
  await program.kill();
  rmSync(folder, { recursive: true });
});

const open = async (proxies: number): Promise<{ readonly url: string }> => {
  const file = join(import.meta.dirname, 'guarded-server.ts');
  program = new Program(folder, file, ['--expose-gc'], [`TRUST_PROXY=${proxies}`]);
  return { url: await program.url };
};

const memory = async (): Promise<number> => {
  const answer = once(program.process, 'message');
  program.process.send('memory');
  return Number((await answer)[0]);
};

/** Lets the crowd come. What it says is what it saw itself. */
const gather = async (url: string, most: number, cookies: readonly string[]): Promise<Went> => {
  const args = [join(import.meta.dirname, 'crowd.ts'), url, String(CROWD), String(most), ...cookies];
  crowd = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [went]: Went[] = await once(crowd, 'message');
  return went;
};

/** Somebody who comes through the proxy from elsewhere. */
const fromElsewhere = async (url: string): Promise<{ readonly visitor: Visitor; readonly line: Line }> => {
  const visitor = await guest({ url });
  Object.defineProperty(visitor, 'headers', {
    value: { Cookie: visitor.cookie, Origin: url, 'X-Forwarded-For': '192.0.2.44' },
  });
  return { visitor, line: await Line.open(visitor) };
};

describe(`${CROWD} connections from one address`, () => {
  it('get no more sockets than one address may have, and others play on', async () => {
    const { url } = await open(1);
    const guests = await Promise.all(Array.from({ length: 5 }, () => guest({ url })));
    const before = await memory();
    const { visitor, line } = await fromElsewhere(url);
    let isOver = false;
    // All the while somebody else asks, one thing after the other, and is always answered.
    const playing = (async () => {
      let answered = 0;
      while (!isOver) {
        expect(await line.ask('ping', {})).toBe('ok');
        expect((await visitor.get('/api/me')).status).toBe(200);
        answered++;
        await new Promise(resolve => setTimeout(resolve, 250)); // as often as they may
      }
      return answered;
    })();
    const went = await gather(
      url,
      0,
      guests.map(({ cookie }) => `${cookie}`),
    );
    isOver = true;
    expect(await playing).toBeGreaterThan(0);
    expect(went).toEqual({ connected: CROWD, told: { 101: MOST_SOCKETS, 429: CROWD - MOST_SOCKETS } });
    // The fifty are there, and of the others nothing is left.
    expect(await memory()).toBeLessThan(before + 32 * MEGABYTE);
    const another = await fromElsewhere(url);
    expect(await another.line.ask('ping', {})).toBe('ok');
    expect(program.complaints).toEqual([]);
  }, 300_000);

  it('that say nothing are hung up on, but for some, and who was there before plays on', async () => {
    const { url } = await open(0);
    const line = await (await guest({ url })).connect();
    const before = await memory();
    const { connected, told } = await gather(url, MOST_CONNECTIONS, []);
    expect(connected).toBe(CROWD);
    // Those who got a place may have lost it meanwhile, for saying nothing.
    expect(told['hung up']).toBeGreaterThanOrEqual(CROWD - MOST_CONNECTIONS);
    expect(await line.ask('ping', {})).toBe('ok');
    expect(await memory()).toBeLessThan(before + 32 * MEGABYTE);
    expect(program.complaints).toEqual([]);
    // Once the crowd has gone, everybody is welcome again.
    crowd?.disconnect();
    crowd = null;
    await expect.poll(() => fetch(`${url}/healthz`).then(({ status }) => status, String)).toBe(200);
  }, 300_000);
});
