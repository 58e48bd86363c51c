import type { DatabaseSync } from 'node:sqlite';

/** Runs one of those who share a transaction: one that fails takes back what it wrote and nothing else. */
export type Alone = <T>(run: () => T, failed: (why: unknown) => T) => T;

// A thread loads this file, and nothing but types beside it: so it is there at once.

export const savepointsOf = (database: DatabaseSync): Alone => {
  const save = database.prepare('SAVEPOINT job');
  const release = database.prepare('RELEASE job');
  const back = database.prepare('ROLLBACK TO job');
  return (run, failed) => {
    save.run();
    try {
      const done = run();
      release.run();
      return done;
    } catch (why) {
      // A disk that is full takes back everything by itself: then nobody's was written.
      if (!database.isTransaction) throw why;
      back.run();
      release.run();
      return failed(why);
    }
  };
};
