import type { Snapshot } from '@jamaica/messages';
import { ok, type Result, refused } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import type { NoAnswer } from '../../shared/server/api.ts';
import { type Hearer, Line, type Surroundings, type WireEnd } from './line.svelte.ts';

const TABLE = 'AAAAAAAAAAAAAAAA';
const ME = 'BBBBBBBBBBBBBBBB';
const OTHER = 'CCCCCCCCCCCCCCCC';
const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** A world whose clock is moved by the test, with a server that says what the test says. */
class World implements Surroundings {
  time = 1_800_000_000_000;
  online = true;
  greeting: Result<unknown, NoAnswer> = ok({});
  jitter = 1;
  /** How often the server was said to be back. */
  returns = 0;
  /** Every socket that was opened; the last one is the present one. */
  readonly wires: { readonly sent: unknown[]; readonly end: WireEnd; isClosed: boolean }[] = [];
  #timers: { readonly at: number; readonly act: () => void }[] = [];

  greet = async () => this.greeting;
  isOnline = () => this.online;
  now = () => this.time;
  chance = () => this.jitter;
  isBack = () => this.returns++;

  open = (end: WireEnd) => {
    const wire = { sent: [] as unknown[], end, isClosed: false };
    this.wires.push(wire);
    return {
      send: (text: string) => void wire.sent.push(JSON.parse(text)),
      close: () => {
        wire.isClosed = true;
      },
    };
  };

  later = (milliseconds: number, act: () => void) => {
    const timer = { at: this.time + milliseconds, act };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter(each => each !== timer);
    };
  };

  get wire() {
    const wire = this.wires.at(-1);
    if (!wire) throw new Error('nothing was dialled');
    return wire;
  }

  say(told: unknown): void {
    this.wire.end.heard(JSON.stringify(told));
  }

  hello(person = ME): void {
    this.say({ hello: { person, name: 'Nell', now: this.time } });
  }

  /** Answers what was asked last. */
  async answer(why?: string): Promise<void> {
    const last = this.wire.sent.at(-1);
    const id = typeof last === 'object' && last && 'id' in last ? last.id : null;
    this.say(why === undefined ? { ok: id } : { refused: id, why });
    await settled();
  }

  async pass(milliseconds: number): Promise<void> {
    const until = this.time + milliseconds;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.time = Math.max(this.time, next.at);
      this.#timers = this.#timers.filter(each => each !== next);
      next.act();
      await settled();
    }
    this.time = until;
  }

  /** The lid was closed: time goes by, and no timer rings. */
  sleep(milliseconds: number): void {
    this.time += milliseconds;
  }
}

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

const SNAPSHOT: Snapshot = {
  at: 0,
  terms: {
    rules: { edition: '2021', players: 2, ghost: true },
    clock: { kind: 'none' },
    listed: false,
    spectators: true,
    phrasesOnly: false,
  },
  host: ME,
  commitment: '0'.repeat(64),
  stage: 'gathering',
  seats: [
    { sitter: null, ready: false, absent: null },
    { sitter: null, ready: false, absent: null },
  ],
  you: null,
  words: null,
  view: null,
  decision: null,
  clocks: [],
  orders: null,
  chat: [],
  rematch: null,
};

const news = (number: number) => ({ table: TABLE, number, news: { kind: 'ready', at: 0, seat: 0 } });

/** Writes down what it is told. */
const listener = (): { readonly told: string[]; readonly hearer: Hearer } => {
  const told: string[] = [];
  const hearer: Hearer = {
    arrived: number => told.push(`snapshot ${number}`),
    heard: number => told.push(`news ${number}`),
    caughtUp: () => told.push('caught up'),
    sentAway: why => told.push(`sent away: ${why}`),
  };
  return { told, hearer };
};

const watching = async () => {
  const world = new World();
  const line = new Line(world);
  const { told, hearer } = listener();
  const stop = line.watch(TABLE, hearer);
  await settled();
  world.hello();
  world.say({ table: TABLE, number: 4, snapshot: SNAPSHOT });
  await world.answer();
  return { world, line, told, stop };
};

describe('a line', () => {
  it('is opened by the first who needs it, and asks for what happens at the table', async () => {
    const { world, line, told } = await watching();
    expect(world.wire.sent).toEqual([
      { id: 1, watch: { table: TABLE, since: null, views: 'on-joining', recall: true } },
    ]);
    expect(line.state).toEqual({ kind: 'open' });
    expect(line.person).toBe(ME);
    world.say(news(5));
    expect(told).toEqual(['snapshot 4', 'caught up', 'news 5']);
  });

  it('hears after a loss what it missed, once', async () => {
    const { world, line, told } = await watching();
    world.say(news(5));
    world.wire.end.closed();
    expect(line.state).toEqual({ kind: 'away', why: 'unreachable' });
    await world.pass(SECOND);
    world.hello();
    expect(world.wire.sent).toEqual([{ id: 2, watch: { table: TABLE, since: 5, views: 'on-joining' } }]);
    world.say(news(5));
    world.say(news(6));
    await world.answer();
    expect(told).toEqual(['snapshot 4', 'caught up', 'news 5', 'news 6', 'caught up']);
  });

  it('asks for the whole table when a change is missing', async () => {
    const { world, told } = await watching();
    world.say(news(7));
    expect(world.wire.sent.at(-1)).toEqual({ id: 2, watch: { table: TABLE, since: null, views: 'on-joining' } });
    world.say(news(8));
    world.say({ table: TABLE, number: 8, snapshot: SNAPSHOT });
    await world.answer();
    world.say(news(9));
    expect(told).toEqual(['snapshot 4', 'caught up', 'snapshot 8', 'caught up', 'news 9']);
  });

  it('asks for the whole table, and for whole steps from then on, where it has gone astray', async () => {
    const { world, line, told } = await watching();
    world.say(news(5));
    line.goneAstray(TABLE);
    expect(world.wire.sent.at(-1)).toEqual({
      id: 2,
      watch: { table: TABLE, since: null, views: 'every-step', astray: true },
    });
    world.say(news(6));
    world.say({ table: TABLE, number: 6, snapshot: SNAPSHOT });
    await world.answer();
    world.wire.end.closed();
    await world.pass(SECOND);
    world.hello();
    expect(world.wire.sent).toEqual([{ id: 3, watch: { table: TABLE, since: 6, views: 'every-step' } }]);
    expect(told).toEqual(['snapshot 4', 'caught up', 'news 5', 'snapshot 6', 'caught up']);
  });

  it('says when a server that was away is back: it may bring a newer page', async () => {
    const { world } = await watching();
    expect(world.returns).toBe(0);
    world.wire.end.closed();
    await world.pass(SECOND);
    world.hello();
    world.hello(); // its date was set
    expect(world.returns).toBe(1);
  });

  it('asks a server of an earlier version as that one understands it', async () => {
    const world = new World();
    const { told, hearer } = listener();
    new Line(world).watch(TABLE, hearer);
    await settled();
    world.hello();
    await world.answer('not-understood');
    expect(world.wire.sent.at(-1)).toEqual({ id: 2, watch: { table: TABLE, since: null } });
    world.say({ table: TABLE, number: 4, snapshot: SNAPSHOT });
    await world.answer();
    expect(told).toEqual(['snapshot 4', 'caught up']);
  });

  it('passes over what it does not understand, and looks at the whole table then', async () => {
    const { world, told } = await watching();
    world.say({ table: TABLE, number: 5, news: { kind: 'mutiny', at: 0 } });
    world.say('nonsense');
    world.say(news(6));
    world.say({ table: TABLE, number: 6, snapshot: SNAPSHOT });
    await world.answer();
    expect(told).toEqual(['snapshot 4', 'caught up', 'snapshot 6', 'caught up']);
  });

  it('waits longer after each failure, half a minute at most', async () => {
    const { world } = await watching();
    const waits: number[] = [];
    world.wire.end.closed();
    for (let failure = 0; failure < 8; failure++) {
      const [since, wires] = [world.time, world.wires.length];
      while (world.wires.length === wires) await world.pass(100);
      waits.push((world.time - since) / SECOND);
      world.wire.end.closed();
    }
    expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 30, 30]);
  });

  it('waits by chance only half as long, so that not all come back at once', async () => {
    const { world } = await watching();
    world.jitter = 0;
    world.wire.end.closed();
    await world.pass(0.25 * SECOND);
    expect(world.wires.length).toBe(2);
  });

  it('dials at once when the device wakes up', async () => {
    const { world, line } = await watching();
    world.greeting = refused('offline');
    world.wire.end.closed();
    await world.pass(HOUR);
    world.greeting = ok({});
    line.wake();
    await settled();
    world.hello();
    expect(line.state).toEqual({ kind: 'open' });
  });

  it('notices after an hour of sleep that nobody is there any more', async () => {
    const { world, line, told } = await watching();
    world.sleep(HOUR);
    line.wake();
    expect(world.wire.sent.at(-1)).toEqual({ id: 2, ping: {} });
    await world.pass(5 * SECOND);
    expect(world.wires.length).toBe(2);
    world.hello();
    world.say({ table: TABLE, number: 90, snapshot: SNAPSHOT });
    await world.answer();
    expect(told.slice(2)).toEqual(['snapshot 90', 'caught up']);
  });

  it('asks whether anybody is there when it has heard nothing for long, and stays when there is', async () => {
    const { world, line } = await watching();
    await world.pass(26 * SECOND);
    expect(world.wire.sent.at(-1)).toEqual({ id: 2, ping: {} });
    await world.answer();
    await world.pass(20 * SECOND);
    expect(line.state).toEqual({ kind: 'open' });
    expect(world.wires.length).toBe(1);
  });

  it('says why it is away', async () => {
    const world = new World();
    const line = new Line(world);
    world.greeting = refused('not-ours');
    line.watch(TABLE, listener().hearer);
    await settled();
    expect(line.state).toEqual({ kind: 'away', why: 'no-server' });
    world.online = false;
    await world.pass(SECOND);
    expect(line.state).toEqual({ kind: 'away', why: 'no-network' });
  });

  it('ends the connection as soon as the device says that it is offline', async () => {
    const { world, line } = await watching();
    world.online = false;
    line.wake();
    expect(line.state).toEqual({ kind: 'away', why: 'no-network' });
    expect(world.wire.isClosed).toBe(true);
  });

  it('forgets what somebody else heard', async () => {
    const { world } = await watching();
    world.wire.end.closed();
    await world.pass(SECOND);
    world.hello(OTHER);
    expect(world.wire.sent).toEqual([{ id: 2, watch: { table: TABLE, since: null, views: 'on-joining' } }]);
  });

  it('says that one may not look on, and stops watching', async () => {
    const { world, told } = await watching();
    world.say({ table: TABLE, away: 'no-spectators' });
    world.say(news(5));
    expect(told).toEqual(['snapshot 4', 'caught up', 'sent away: no-spectators']);
  });

  it('rests when nobody needs it', async () => {
    const { world, line, stop } = await watching();
    stop();
    expect(world.wire.sent.at(-1)).toEqual({ unwatch: { table: TABLE } });
    await world.pass(30 * SECOND);
    expect(line.state).toEqual({ kind: 'resting' });
    expect(world.wire.isClosed).toBe(true);
  });
});

describe('a question', () => {
  it('is answered', async () => {
    const { world, line } = await watching();
    const asked = line.ask('rise', { table: TABLE });
    await world.answer();
    expect(await asked).toEqual(ok(true));
    const again = line.ask('rise', { table: TABLE });
    await world.answer('not-seated');
    expect(await again).toEqual(refused('not-seated'));
  });

  it('waits for the connection', async () => {
    const world = new World();
    const line = new Line(world);
    const asked = line.ask('rise', { table: TABLE });
    await settled();
    expect(world.wire.sent).toEqual([]);
    world.hello();
    await world.answer();
    expect(await asked).toEqual(ok(true));
  });

  it('is given up when the connection is lost before the answer', async () => {
    const { world, line } = await watching();
    const asked = line.ask('rise', { table: TABLE });
    world.wire.end.closed();
    expect(await asked).toEqual(refused('away'));
  });

  it('is given up when no server is found', async () => {
    const world = new World();
    world.greeting = refused('offline');
    const line = new Line(world);
    const asked = line.ask('rise', { table: TABLE });
    await world.pass(11 * SECOND);
    expect(await asked).toEqual(refused('away'));
    expect(line.state).toEqual({ kind: 'resting' });
  });
});
