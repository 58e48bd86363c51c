import { randomInt } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { fromSeed } from '@jamaica/chance';
import { expect, it } from 'vitest';
import { Tally } from '../tally.ts';
import { startCluster } from './cluster.ts';
import { ClusterGame, playedOut, reckon } from './cluster-game.ts';
import { causeFailure, FAILURES, type FailureKind } from './failures.ts';
import { History } from './history.ts';

/** Milliseconds; each failure befalls the servers once at least, however long that takes. */
const DURATION = process.env.TEST_LONG ? 600_000 : 20_000;
const LONGEST_LULL = 1500;
/** Games at the same time, one after the other at each of these places. */
const PLACES = process.env.TEST_LONG ? 16 : 8;
const HABITS = { thinks: 300, vanishes: 100 };

it('everything fails, one thing after another: the history of all that was asked and answered has no fault', async () => {
  const seed = process.env.CLUSTER_SEED ?? String(randomInt(1e9));
  const rng = fromSeed(seed);
  const cluster = await startCluster(3);
  const history = new History();
  const tally = new Tally();
  const games: ClusterGame[] = [];
  const befallen: FailureKind[] = [];
  let isOver = false;
  const playOn = async (place: number): Promise<void> => {
    for (let number = place; !isOver; number += PLACES) {
      const game = new ClusterGame(cluster, number, seed, history, HABITS);
      games.push(game);
      await game.begin();
      await game.play(tally.count);
    }
  };
  try {
    const playing = Promise.all(Array.from({ length: PLACES }, (_, place) => playOn(place)));
    const failed = playing.then(() => new Promise<never>(() => {}));
    failed.catch(() => {}); // whoever waits for the games hears of it too
    const end = performance.now() + DURATION;
    // Each of them once at least, and then whatever comes.
    const first = [...FAILURES];
    while (performance.now() < end || first.length > 0) {
      const failure =
        first.length > 0 ? first.splice(rng.below(first.length), 1)[0] : FAILURES[rng.below(FAILURES.length)];
      befallen.push(failure);
      await Promise.race([causeFailure(failure, cluster, rng), failed]);
      await Promise.race([pass(rng.below(LONGEST_LULL)), failed]);
    }
    isOver = true;
    await playedOut(playing, tally, games);
    console.log(`CLUSTER_SEED=${seed}: ${games.length} games; ${history.told()}; ${befallen.join(', ')}`);
    const tables = games.map(({ table }) => table);
    expect(await reckon(cluster.database, tables, history)).toEqual([]);
    expect(history.count('ok')).toBeGreaterThan(PLACES * 10);
  } catch (error) {
    throw new Error(`again with CLUSTER_SEED=${seed}, after ${befallen.join(', ')}`, { cause: error });
  } finally {
    await cluster.remove();
  }
}, 1_800_000);
