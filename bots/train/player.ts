// A thread that plays games for a training. It is told how, then plays each portion of games that it is asked for.
import { parentPort } from 'node:worker_threads';
import type { Orders, Portion } from './crew.ts';
import { School } from './games.ts';
import { Notes } from './notes.ts';

if (!parentPort) throw new Error('a player is started by the crew');
const port = parentPort;
let school: School | undefined;

port.on('message', (message: Orders | Portion) => {
  if ('chart' in message) {
    school = new School(message.chart, message.steering);
    return;
  }
  const notes = new Notes();
  for (const seed of message.seeds) school?.play(seed, notes);
  const written = notes.written();
  const buffers = Object.values(written).map(({ buffer }) => buffer);
  port.postMessage(written, buffers);
});
