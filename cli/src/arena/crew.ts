import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { THREAD_ARGUMENTS } from '@jamaica/engine';
import type { Match } from './match.ts';
import { gamesOf, tasksOf } from './order.ts';
import type { Played } from './played.ts';
import { type Silent, SilentProgram } from './silent.ts';

const WORKER = new URL('./worker.ts', import.meta.url);
// How long a worker may take to send its programs home; it may be thinking.
const PATIENCE_MS = 1000;

/**
 * Plays all games of some matches on several threads. `onProgress` hears how many are over; when `stop` is aborted, those
 * that are over are the result. The games of each match are in order, whichever thread played them.
 */
export const playTogether = async (
  matches: readonly Match[],
  workers: number,
  stop: AbortSignal,
  onProgress: (games: number) => void,
): Promise<Played[][]> => {
  const tasks = tasksOf(matches);
  const played = matches.map((): Played[] => []);
  let done = 0;
  const work = async (): Promise<void> => {
    const worker = new Worker(WORKER, { workerData: matches, execArgv: THREAD_ARGUMENTS });
    const gone = new Promise(resolve => worker.once('exit', resolve));
    try {
      for (let next = tasks.next(); !next.done; next = tasks.next()) {
        const task = next.value;
        worker.postMessage(task);
        const [game]: (Played | Silent)[] = await once(worker, 'message', { signal: stop });
        if ('silent' in game) throw new SilentProgram(game.silent);
        played[task.match].push(game);
        onProgress(++done);
      }
    } catch (error) {
      if (!stop.aborted) throw error;
    } finally {
      await sendHome(worker, gone);
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, gamesOf(matches)) }, work));
  return played.map(games => games.sort((one, other) => one.game - other.game));
};

const sendHome = async (worker: Worker, gone: Promise<unknown>): Promise<void> => {
  worker.postMessage(null);
  const timer = setTimeout(() => worker.terminate(), PATIENCE_MS);
  await gone;
  clearTimeout(timer);
};
