import { randomInt } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { fromSeed } from '@jamaica/chance';
import { expect, it } from 'vitest';
import { Tally } from '../tally.ts';
import { startCluster } from './cluster.ts';
import { ClusterGame, playedOut, reckon } from './cluster-game.ts';
import { History } from './history.ts';

const [GAMES, KILLS] = process.env.TEST_LONG ? [100, 50] : [10, 5];
/** Moves between two of them, at most. */
const MOST_MOVES = process.env.TEST_LONG ? 150 : 50;
/** Milliseconds: people take their time as long as servers are being killed, so that no game is over before, however fast the machine. */
const MOST_THOUGHT = 3000;

it('again and again one of two servers is killed in the middle of its games: nothing is lost, and all come to their end', async () => {
  const seed = process.env.CLUSTER_SEED ?? String(randomInt(1e9));
  const rng = fromSeed(seed);
  const cluster = await startCluster(2);
  try {
    const history = new History();
    const tally = new Tally();
    const habits = { thinks: MOST_THOUGHT, vanishes: 0 };
    const games = Array.from({ length: GAMES }, (_, number) => new ClusterGame(cluster, number, seed, history, habits));
    for (let first = 0; first < GAMES; first += 10)
      await Promise.all(games.slice(first, first + 10).map(game => game.begin()));
    const playing = Promise.all(games.map(game => game.play(tally.count)));
    playing.catch(() => {}); // whoever waits hears of it
    let kills = 0;
    for (; kills < KILLS; kills++) {
      // So many moves later, and then at any moment of what follows.
      const isOver = await Promise.race([tally.more(1 + rng.below(MOST_MOVES)), playing.then(() => true)]);
      if (isOver) break;
      await pass(rng.below(30));
      const server = cluster.servers[rng.below(cluster.servers.length)];
      await server.kill();
      await server.startAgain();
    }
    expect(kills).toBe(KILLS);
    habits.thinks = 0;
    await playedOut(playing, tally, games);
    console.log(`CLUSTER_SEED=${seed}: ${kills} kills; ${history.told()}`);
    const tables = games.map(({ table }) => table);
    expect(await reckon(cluster.database, tables, history)).toEqual([]);
    expect(cluster.servers.flatMap(server => server.complaints)).toEqual([]);
    expect(history.count('ok')).toBeGreaterThan(GAMES * 10);
  } catch (error) {
    throw new Error(`again with CLUSTER_SEED=${seed}`, { cause: error });
  } finally {
    await cluster.remove();
  }
}, 600_000);
