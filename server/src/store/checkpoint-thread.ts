import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

// The thread that copies the journal into the database while commits go on. It holds nobody up: what is written meanwhile is left
// to the next time.

const path: string = workerData;
const database = new DatabaseSync(path);
const copy = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
parentPort?.on('message', () => {
  try {
    copy.all();
  } catch {
    // A disk that is full or broken is noticed by those who commit.
  }
  parentPort?.postMessage('copied');
});
