import { parentPort, workerData } from 'node:worker_threads';
import { playGame } from './game.ts';
import type { Match } from './match.ts';
import type { Task } from './order.ts';
import type { Played } from './played.ts';
import { playerFor } from './seating.ts';
import { type Silent, SilentProgram } from './silent.ts';

// A worker thread: it is told the matches when it starts, then plays each game that it is sent and answers with how it
// went. Null sends it home.

if (!parentPort) throw new Error('a worker is started by the crew');
const port = parentPort;
const matches: readonly Match[] = workerData;
const players = matches.map(({ lineup }) => lineup.map(playerFor));

const played = async ({ match, game }: Task): Promise<Played | Silent> => {
  try {
    return await playGame(matches[match], game, players[match]);
  } catch (error) {
    if (error instanceof SilentProgram) return { silent: error.command };
    throw error;
  }
};

port.on('message', async (task: Task | null) => {
  if (task) {
    port.postMessage(await played(task));
    return;
  }
  await Promise.all(players.flat().map(player => player.close()));
  process.exit();
});
