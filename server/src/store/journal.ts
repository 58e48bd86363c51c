import { close, fdatasync, openSync } from 'node:fs';

/** The file in which SQLite puts down what is committed (its write-ahead log), for those who bring it to the disk. */
export interface Journal {
  /** All that was committed until now is on disk when this is done. */
  sync(): Promise<void>;
  close(): void;
}

/** The journal of a database that is open: it is there, under the same name, until the last one closes it. */
export const openJournal = (database: string): Journal => {
  // For writing, because Windows syncs nothing else. No lock of SQLite's is on this file that closing it would end.
  const file = openSync(`${database}-wal`, 'r+');
  return {
    sync: () => new Promise((resolve, reject) => fdatasync(file, why => (why ? reject(why) : resolve()))),
    close: () => close(file),
  };
};
