import { randomInt } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LEASE_LASTS } from '../../src/store/lease-store.ts';
import { Tally } from '../tally.ts';
import { ClusterGame, playedOut, reckon } from './cluster-game.ts';
import { type Fleet, launchFleet } from './fleet.ts';
import { History } from './history.ts';

const GAMES = process.env.TEST_LONG ? 24 : 3;
/** Moves before something happens, and after it before it happens again. */
const MOVES = 5 * GAMES;

let fleet: Fleet;
beforeAll(async () => {
  fleet = await launchFleet(3);
}, 120_000);
afterAll(() => fleet.remove());

/** What is waited out happens once by day. */
const TIMES = process.env.TEST_LONG ? 2 : 1;

/** Games on three servers, in the middle of which something happens, once or twice; nothing may be wrong when they are over. */
const inTheMiddle = async (happens: (time: number) => Promise<void>, times = TIMES): Promise<History> => {
  const seed = process.env.CLUSTER_SEED ?? String(randomInt(1e9));
  try {
    const history = new History();
    const tally = new Tally();
    const habits = { thinks: 100, vanishes: 100 };
    const games = Array.from({ length: GAMES }, (_, number) => new ClusterGame(fleet, number, seed, history, habits));
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
    expect(await reckon(fleet.database, tables, history)).toEqual([]);
    expect(history.count('ok')).toBeGreaterThan(times * MOVES);
    return history;
  } catch (error) {
    throw new Error(`again with CLUSTER_SEED=${seed}`, { cause: error });
  }
};

it('PostgreSQL is stopped, and then killed, and started again under load', async () => {
  await inTheMiddle(async time => {
    await (time === 0 ? fleet.postgres.stop() : fleet.postgres.kill());
    await fleet.postgres.start();
  }, 2);
}, 300_000);

it('PostgreSQL is away for longer than a lease: moves are refused, and play goes on when it is back', async () => {
  const history = await inTheMiddle(async () => {
    await fleet.postgres.stop();
    await pass(2 * LEASE_LASTS);
    await fleet.postgres.start();
  }, 1);
  expect(history.count('unavailable')).toBeGreaterThan(0);
}, 300_000);

it('NATS is stopped, and then killed, and started again', async () => {
  await inTheMiddle(async time => {
    await (time === 0 ? fleet.nats.stop() : fleet.nats.kill());
    await pass(1500);
    await fleet.nats.start();
  }, 2);
}, 300_000);

it('one server’s ports are blocked for longer than a lease: the others go on, and it finds its way back', async () => {
  await inTheMiddle(async time => {
    const ship = fleet.ships[time];
    ship.block();
    await pass(1.5 * LEASE_LASTS);
    ship.clear();
  });
}, 300_000);

it('one server is cut off without knowing it, and what it had sent arrives late', async () => {
  await inTheMiddle(async time => {
    const ship = fleet.ships[2 - time];
    ship.becalm();
    await pass(2.5 * LEASE_LASTS);
    ship.clear();
  });
}, 300_000);

it('what one server writes arrives, and the answers do not: it finds out that it was its own hand', async () => {
  await inTheMiddle(async time => {
    const ship = fleet.ships[time];
    for (let again = 0; again < 5; again++) {
      ship.deafen();
      await pass(300);
      ship.cut();
      await pass(300);
    }
  });
}, 300_000);
