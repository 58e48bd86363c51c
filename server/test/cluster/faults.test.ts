import { randomInt } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LEASE_LASTS } from '../../src/store/lease-store.ts';
import { Visitor } from '../sockets-visitor.ts';
import { Tally } from '../tally.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { ClusterGame, playedOut, reckon } from './cluster-game.ts';
import { History } from './history.ts';

const GAMES = process.env.TEST_LONG ? 24 : 3;
/** Moves before something happens, and after it before it happens again. */
const MOVES = 5 * GAMES;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(3);
}, 120_000);
afterAll(() => cluster.remove());

/** What is waited out happens once by day. */
const TIMES = process.env.TEST_LONG ? 2 : 1;

/** Games on three servers, in the middle of which something happens, once or twice; nothing may be wrong when they are over. */
const inTheMiddle = async (happens: (time: number) => Promise<void>, times = TIMES): Promise<History> => {
  const seed = process.env.CLUSTER_SEED ?? String(randomInt(1e9));
  try {
    const history = new History();
    const tally = new Tally();
    const habits = { thinks: 100, vanishes: 100 };
    const games = Array.from({ length: GAMES }, (_, number) => new ClusterGame(cluster, number, seed, history, habits));
    await Promise.all(games.map(game => game.begin()));
    const playing = Promise.all(games.map(game => game.play(tally.count)));
    playing.catch(() => {}); // whoever waits hears of it
    for (let time = 0; time < times; time++) {
      const isOver = await Promise.race([tally.more(MOVES), playing.then(() => true)]);
      expect(isOver).not.toBe(true);
      await happens(time);
    }
    await playedOut(playing, tally, games);
    console.log(`CLUSTER_SEED=${seed}: ${history.told()}`);
    const tables = games.map(({ table }) => table);
    expect(await reckon(cluster.database, tables, history)).toEqual([]);
    expect(history.count('ok')).toBeGreaterThan(times * MOVES);
    return history;
  } catch (error) {
    throw new Error(`again with CLUSTER_SEED=${seed}`, { cause: error });
  }
};

it('PostgreSQL is stopped, and then killed, and started again under load', async () => {
  await inTheMiddle(async time => {
    await (time === 0 ? cluster.postgres.stop() : cluster.postgres.kill());
    await cluster.postgres.start();
  }, 2);
}, 300_000);

it('PostgreSQL is away for longer than a lease: nothing is acknowledged meanwhile, and play goes on when it is back', async () => {
  let [gone, back] = [0, 0];
  const history = await inTheMiddle(async () => {
    await cluster.postgres.stop();
    gone = performance.now();
    // Moves that were sent just before may wait until it is back; whoever is new is refused.
    const newcomer = new Visitor({ url: cluster.servers[0].url ?? '' });
    const [refused] = await Promise.all([newcomer.fetch('GET', '/api/me'), pass(2 * LEASE_LASTS)]);
    back = performance.now();
    await cluster.postgres.start();
    expect(refused.status).toBe(503);
  }, 1);
  const meanwhile = history.asked.filter(({ from }) => from > gone && from < back);
  expect(meanwhile.filter(({ answer, to }) => answer === 'ok' && to < back)).toEqual([]);
}, 300_000);

it('NATS is stopped, and then killed, and started again', async () => {
  await inTheMiddle(async time => {
    await (time === 0 ? cluster.nats.stop() : cluster.nats.kill());
    await pass(1500);
    await cluster.nats.start();
  }, 2);
}, 300_000);

it('one server’s ports are blocked for longer than a lease: the others go on, and it finds its way back', async () => {
  await inTheMiddle(async time => {
    const server = cluster.servers[time];
    server.block();
    await pass(1.5 * LEASE_LASTS);
    server.clear();
  });
}, 300_000);

it('one server is cut off without knowing it, and what it had sent arrives late', async () => {
  await inTheMiddle(async time => {
    const server = cluster.servers[2 - time];
    server.stall();
    await pass(2.5 * LEASE_LASTS);
    server.clear();
  });
}, 300_000);

it('what one server writes arrives, and the answers do not: it finds out that it was its own hand', async () => {
  await inTheMiddle(async time => {
    const server = cluster.servers[time];
    for (let again = 0; again < 5; again++) {
      server.deafen();
      await pass(300);
      server.cut();
      await pass(300);
    }
  });
}, 300_000);
