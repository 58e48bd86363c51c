// A thread that plays games of the almanac. It counts each portion that it is asked for by itself.
import { parentPort } from 'node:worker_threads';
import type { Portion } from './crew.ts';
import { playAdmirals, playNumber } from './games.ts';
import { Tally } from './tally.ts';

if (!parentPort) throw new Error('a player is started by the crew');
const port = parentPort;

const PLAY = { admirals: playAdmirals, games: playNumber };

port.on('message', ({ of, from, to, seed }: Portion) => {
  const tally = new Tally();
  for (let number = from; number < to; number++) PLAY[of](number, seed, tally);
  port.postMessage(tally.toJSON());
});
