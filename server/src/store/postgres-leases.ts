import { AHEAD, LEASE_LASTS, type LeaseStore } from './lease-store.ts';
import { hailOf, outageOf } from './log-rows.ts';
import type { PostgresPool } from './postgres-pool.ts';
import { number, text } from './row.ts';

const PERIOD = `interval '${LEASE_LASTS} milliseconds'`;
const IS_FREE = `(holder IS NULL OR NOT is_on_watch(holder, ${PERIOD}))`;

const IS_DUE = `(wake_at <= $2 OR hail_at <= $2 OR (wake_at IS NOT NULL AND moved_at > $2 + ${AHEAD}))`;

// Which rows two servers want at the same moment is decided by who locks them first; the other takes the rest.
const CLAIM = `
  WITH due AS (
    SELECT id FROM tables WHERE ${IS_DUE} AND ${IS_FREE}
    ORDER BY wake_at LIMIT $3 FOR UPDATE SKIP LOCKED
  ), taken AS (
    UPDATE tables SET holder = $1 FROM due WHERE tables.id = due.id RETURNING tables.id
  )
  SELECT id FROM taken
  UNION ALL (SELECT id FROM tables WHERE ${IS_DUE} AND holder = $1 LIMIT $3)
  LIMIT $3`;

// A time without a server lies between the latest end of all earlier leases and the next beginning.
const OUTAGES = `
  SELECT began, ended FROM
    (SELECT began, max(until) OVER (ORDER BY began, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS ended
     FROM watches) AS gaps
  WHERE ended IS NOT NULL AND began > ended AND began > $1 ORDER BY began`;

/** Leases of many servers: the clock of the database decides who is gone, and who holds what. */
export const postgresWatch = (pool: PostgresPool): LeaseStore => ({
  beginLease: async at => {
    // Not where the date has been set: what lies between is a time without a server.
    await pool.safely(
      `UPDATE watches SET until = greatest(until, $1)
       WHERE seen > clock_timestamp() - ${PERIOD} AND until + ${AHEAD} > $1`,
      [at],
    );
    const begin = 'INSERT INTO watches (began, until) VALUES ($1, $1) RETURNING id';
    const lease = await pool.one(row => number(row, 'id'), begin, at);
    if (lease === null) throw new Error('a lease did not begin');
    return lease;
  },
  keepLease: async (lease, at) =>
    (
      await pool.safely(
        `UPDATE watches SET until = greatest(until, $2), seen = clock_timestamp()
         WHERE id = $1 AND seen > clock_timestamp() - ${PERIOD} RETURNING id`,
        [lease, at],
      )
    ).length > 0,
  endLease: async (lease, at) => {
    await pool.safely(`UPDATE watches SET until = greatest(until, $2), seen = '-infinity' WHERE id = $1`, [lease, at]);
  },
  outages: since => pool.many(outageOf, OUTAGES, since),
  claim: (lease, by, most) => pool.many(row => text(row, 'id'), CLAIM, lease, by, most),
  hold: async (lease, table) =>
    (
      await pool.safely(
        `WITH held AS (UPDATE tables SET holder = $1 WHERE id = $2 AND holder IS DISTINCT FROM $1 AND ${IS_FREE} RETURNING id)
         SELECT id FROM held UNION ALL SELECT id FROM tables WHERE id = $2 AND holder = $1`,
        [lease, table],
      )
    ).length > 0,
  release: async (lease, table) => {
    await pool.safely('UPDATE tables SET holder = NULL WHERE id = $2 AND holder = $1', [lease, table]);
  },
  hails: table => pool.many(hailOf, 'SELECT person, at FROM hails WHERE table_id = $1 ORDER BY person', table),
  hail: (table, { person, at }, since, next) =>
    pool.changed(
      `WITH next AS (UPDATE tables SET hail_at = $5 WHERE id = $1)
       INSERT INTO hails (table_id, person, at) VALUES ($1, $2, $3)
       ON CONFLICT (table_id, person) DO UPDATE SET at = excluded.at WHERE hails.at < $4 RETURNING at`,
      table,
      person,
      at,
      since,
      next,
    ),
  unhail: (table, person) =>
    pool.changed('DELETE FROM hails WHERE table_id = $1 AND person = $2 RETURNING at', table, person),
});
