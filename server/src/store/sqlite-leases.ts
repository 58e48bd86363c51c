import type { DatabaseSync } from 'node:sqlite';
import type { GroupCommit } from './group-commit.ts';
import { AHEAD, type LeaseStore } from './lease-store.ts';
import { hailOf, outageOf } from './log-rows.ts';
import { changed, many, number, one, text } from './row.ts';

/** Leases in one file. There is one server, and it holds every table. */
export const sqliteWatch = (database: DatabaseSync, commits: GroupCommit): LeaseStore => {
  const sql = (text: string) => database.prepare(text);
  const begin = sql('INSERT INTO watches (began, until) VALUES (?, ?) RETURNING id');
  const keep = sql('UPDATE watches SET until = max(until, ?) WHERE id = ?');
  // A time without a server lies between the end of a lease and the beginning of the next: there is one server, and its
  // leases follow each other whatever dates they have.
  const outages = sql(
    `SELECT began, ended FROM (SELECT id, began, lag(until) OVER (ORDER BY id) AS ended FROM watches)
     WHERE ended IS NOT NULL AND began > ended AND began > ? ORDER BY began`,
  );
  const due = sql(
    `SELECT id, wake_at FROM tables WHERE wake_at <= ?1 OR hail_at <= ?1
     UNION SELECT id, wake_at FROM tables WHERE wake_at IS NOT NULL AND moved_at > ?1 + ${AHEAD}
     ORDER BY wake_at LIMIT ?2`,
  );
  const hails = sql('SELECT person, at FROM hails WHERE table_id = ? ORDER BY person');
  const hail = sql(
    `INSERT INTO hails (table_id, person, at) VALUES (?, ?, ?)
     ON CONFLICT (table_id, person) DO UPDATE SET at = excluded.at WHERE hails.at < ?`,
  );
  const next = sql('UPDATE tables SET hail_at = ? WHERE id = ?');
  const unhail = sql('DELETE FROM hails WHERE table_id = ? AND person = ?');
  return {
    beginLease: at =>
      commits.write(() => {
        const id = one(begin, row => number(row, 'id'), at, at);
        if (id === null) throw new Error('a lease did not begin');
        return id;
      }),
    keepLease: (lease, at) => commits.write(() => changed(keep, at, lease) === 1),
    endLease: (lease, at) => commits.write(() => void changed(keep, at, lease)),
    outages: async since => many(outages, outageOf, since),
    claim: async (_, by, most) => many(due, row => text(row, 'id'), by, most),
    hold: async () => true,
    release: async () => {},
    hails: async table => many(hails, hailOf, table),
    hail: (table, { person, at }, since, nextAt) =>
      commits.write(() => {
        next.run(nextAt, table);
        return changed(hail, table, person, at, since) === 1;
      }),
    unhail: (table, person) => commits.write(() => changed(unhail, table, person) === 1),
  };
};
