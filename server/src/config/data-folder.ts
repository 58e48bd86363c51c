import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Nothing can be kept where the data should be. */
export class NoDataFolder extends Error {}

/** The database of a data folder. */
export const databaseIn = (folder: string): string => join(folder, 'jamaica.db');

/** Makes the data folder if need be, and sees whether anything can be kept there. */
export const makeDataFolder = (folder: string): void => {
  try {
    make(resolve(folder));
    rmdirSync(mkdtempSync(join(folder, '.try-')));
    const database = databaseIn(folder);
    if (existsSync(database)) accessSync(database, constants.R_OK | constants.W_OK);
  } catch (why) {
    throw new NoDataFolder(`${folder} is no folder that can be written to`, { cause: why });
  }
};

// One by one: told to make all of them (`recursive`), Node 24 tries forever under /proc.
const make = (folder: string): void => {
  if (existsSync(folder)) return;
  make(dirname(folder));
  mkdirSync(folder, { mode: 0o700 }); // the database has the secrets of games under way
};
