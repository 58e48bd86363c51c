import { hookOf, ratedThenOf, shownOf } from './page-rows.ts';
import type { PageStore } from './page-store.ts';
import { personOf } from './people-rows.ts';
import type { PostgresPool } from './postgres-pool.ts';

// Each of these does no harm when it is done twice, or by two servers at a time.
export const postgresPages = (pool: PostgresPool): PageStore => ({
  setShown: async (person, { page, rating, games, rivals }) => {
    await pool.safely(
      `INSERT INTO pages (person, page, rating, games, rivals) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person)
       DO UPDATE SET page = excluded.page, rating = excluded.rating, games = excluded.games, rivals = excluded.rivals`,
      [person, ...[page, rating, games, rivals].map(Number)],
    );
  },
  shownBy: async people =>
    new Map(
      await pool.many(shownOf, 'SELECT person, page, rating, games, rivals FROM pages WHERE person = ANY ($1)', people),
    ),
  ratingHistory: (person, most) =>
    pool.many(
      ratedThenOf,
      `SELECT edition, players, at, mu, sigma FROM
         (SELECT * FROM rating_history WHERE person = $1 ORDER BY at DESC, table_id LIMIT $2) AS last
       ORDER BY at, table_id DESC`,
      person,
      most,
    ),
  setHook: async (person, hook) => {
    if (hook)
      await pool.safely(
        `INSERT INTO hooks (person, url, language) VALUES ($1, $2, $3)
         ON CONFLICT (person) DO UPDATE SET url = excluded.url, language = excluded.language`,
        [person, hook.url, hook.language],
      );
    else await pool.safely('DELETE FROM hooks WHERE person = $1', [person]);
  },
  hookOf: person => pool.one(hookOf, 'SELECT url, language FROM hooks WHERE person = $1', person),
  setCalendar: async (person, hash) => {
    if (hash === null) await pool.safely('DELETE FROM calendars WHERE person = $1', [person]);
    else
      await pool.safely(
        'INSERT INTO calendars (person, hash) VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET hash = excluded.hash',
        [person, hash],
      );
  },
  hasCalendar: async person =>
    (await pool.safely('SELECT person FROM calendars WHERE person = $1', [person])).length > 0,
  personByCalendar: hash =>
    pool.one(
      personOf,
      `SELECT people.id, name, kind, owner, came_at, trusted_since FROM people
       JOIN calendars ON people.id = person WHERE hash = $1`,
      hash,
    ),
});
