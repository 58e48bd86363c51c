// A thread that plays games for a training. It is told by which net, then plays each portion of games that it is asked for.
import { parentPort } from 'node:worker_threads';
import type { Order } from './crew.ts';
import { School } from './games.ts';
import { Notes } from './notes.ts';

if (!parentPort) throw new Error('a player is started by the crew');
const port = parentPort;
let school: School | undefined;

port.on('message', (order: Order) => {
  if ('chart' in order) {
    school = new School(order.chart, order.isQuick);
    return;
  }
  const notes = new Notes();
  for (const seed of order.seeds) school?.play(seed, notes);
  const written = notes.written();
  const buffers = Object.values(written).map(({ buffer }) => buffer);
  port.postMessage({ portion: order.portion, written }, buffers);
});
