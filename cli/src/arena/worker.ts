import { parentPort, workerData } from 'node:worker_threads';
import { playGame } from './game.ts';
import type { Match } from './match.ts';
import type { Task } from './order.ts';
import { playerFor } from './seating.ts';

// A worker thread: it is told the matches when it starts, then plays each game that it is sent and answers with how it
// went. Null sends it home.

if (!parentPort) throw new Error('a worker is started by the crew');
const port = parentPort;
const matches: readonly Match[] = workerData;
const players = matches.map(({ lineup }) => lineup.map(playerFor));

port.on('message', async (task: Task | null) => {
  if (task) {
    port.postMessage(await playGame(matches[task.match], task.game, players[task.match]));
    return;
  }
  await Promise.all(players.flat().map(player => player.close()));
  process.exit();
});
