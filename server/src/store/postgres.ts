import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from './migrate.ts';
import { PostgresAppend } from './postgres-append.ts';
import { postgresCodes } from './postgres-codes.ts';
import { postgresDays } from './postgres-days.ts';
import { postgresWatch } from './postgres-leases.ts';
import { postgresLog } from './postgres-log.ts';
import { postgresPages } from './postgres-pages.ts';
import { postgresPeople } from './postgres-people.ts';
import { type PoolOptions, PostgresPool } from './postgres-pool.ts';
import { postgresPrograms } from './postgres-programs.ts';
import { number } from './row.ts';
import type { Store } from './store.ts';

export const POSTGRES_MIGRATIONS = join(import.meta.dirname, 'postgres-migrations');

const DAY = 24 * 60 * 60 * 1000;
/** The log of the next month has its part some days before it begins. */
const AHEAD = 7 * DAY;
const KEEP_MONTHS = 'SELECT keep_month(month_of($1)), keep_month(month_of($2))';

/** The store in PostgreSQL, which any number of servers share. */
export const openPostgres = async (url: string, options: PoolOptions = {}): Promise<Store> => {
  const pool = new PostgresPool(url, options);
  try {
    await migratePostgres(pool);
  } catch (why) {
    await pool.close();
    throw why;
  }
  const appends = new PostgresAppend(pool);
  // Without a part of its own a month lies in the one for any month, so this may fail.
  const keepMonths = async (): Promise<void> => {
    await pool.safely(KEEP_MONTHS, [Date.now(), Date.now() + AHEAD]).catch(options.failed ?? (() => {}));
  };
  await keepMonths();
  const months = setInterval(keepMonths, DAY);
  months.unref();
  return {
    ...postgresLog(pool, appends, options.damaged ?? (() => {})),
    ...postgresCodes(pool),
    ...postgresDays(pool),
    ...postgresPages(pool),
    ...postgresPeople(pool),
    ...postgresPrograms(pool),
    ...postgresWatch(pool),
    async close() {
      clearInterval(months);
      appends.close();
      await pool.close();
    },
  };
};

/** Brings the database up to date, each step whole or not at all. Of servers that start together one does it. */
export const migratePostgres = async (pool: PostgresPool, steps = migrations(POSTGRES_MIGRATIONS)): Promise<void> => {
  const newest = steps.at(-1)?.version ?? 0;
  await pool.together(async client => {
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('jamaica migrate'))`);
    await client.query('CREATE TABLE IF NOT EXISTS migrated (version INTEGER PRIMARY KEY)');
    const { rows } = await client.query('SELECT coalesce(max(version), 0) AS version FROM migrated');
    const found = number(rows[0], 'version');
    if (found > newest) throw new Error(`the database is of version ${found}, this program knows only ${newest}`);
    for (const { version, file } of steps) {
      if (version <= found) continue;
      try {
        await client.query(readFileSync(file, 'utf8'));
      } catch (why) {
        throw new Error(`migration ${version} failed`, { cause: why });
      }
      await client.query('INSERT INTO migrated (version) VALUES ($1)', [version]);
    }
  });
};
