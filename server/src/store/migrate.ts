import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { number, one } from './row.ts';

const FOLDER = join(import.meta.dirname, 'migrations');

export interface Migration {
  readonly version: number;
  readonly file: string;
}

/** The numbered files, the first one first. */
export const migrations = (folder = FOLDER): Migration[] =>
  readdirSync(folder)
    .flatMap(file => {
      const [, version] = /^(\d+)-.*\.sql$/.exec(file) ?? [];
      return version === undefined ? [] : [{ version: Number(version), file: join(folder, file) }];
    })
    .sort((a, b) => a.version - b.version);

export const versionOf = (database: DatabaseSync): number =>
  one(database.prepare('PRAGMA user_version'), row => number(row, 'user_version')) ?? 0;

/** Brings a database up to date, each step whole or not at all. */
export const migrate = (database: DatabaseSync, steps: readonly Migration[] = migrations()): void => {
  const newest = steps.at(-1)?.version ?? 0;
  const found = versionOf(database);
  if (found > newest) throw new Error(`the database is of version ${found}, this program knows only ${newest}`);
  for (const { version, file } of steps) {
    if (version <= found) continue;
    database.exec('BEGIN IMMEDIATE');
    try {
      database.exec(readFileSync(file, 'utf8'));
      database.exec(`PRAGMA user_version = ${version}`);
      database.exec('COMMIT');
    } catch (why) {
      database.exec('ROLLBACK');
      throw new Error(`migration ${version} failed`, { cause: why });
    }
  }
};
