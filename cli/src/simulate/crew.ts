import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { THREAD_ARGUMENTS } from '@jamaica/engine';
import { lotsOf, type Order } from './order.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

/**
 * Plays all games of an order on several threads and adds them up. `onProgress` hears the tally so far; when `stop` is
 * aborted, what has been played until then is the result.
 */
export const sailTogether = async (
  order: Order,
  workers: number,
  stop: AbortSignal,
  onProgress: (tally: Tally) => void,
): Promise<Tally> => {
  const lots = lotsOf(order);
  const total = emptyTally(order.rules);
  const work = async (): Promise<void> => {
    const worker = new Worker(WORKER, { workerData: order, execArgv: THREAD_ARGUMENTS });
    try {
      for (let lot = lots.shift(); lot; lot = lots.shift()) {
        worker.postMessage(lot);
        const [tally]: Tally[] = await once(worker, 'message', { signal: stop });
        addTally(total, tally);
        onProgress(total);
      }
    } catch (error) {
      if (!stop.aborted) throw error;
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, lots.length) }, work));
  return total;
};
