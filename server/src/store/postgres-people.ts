import { leaderOf, passkeyOf, personOf, pushOf, ratingOf, trustOf } from './people-rows.ts';
import type { PeopleStore } from './people-store.ts';
import type { PostgresPool } from './postgres-pool.ts';

// Named one by one: where a migration adds a column, a prepared `*` fails on the servers that are running.
const PERSON = 'SELECT people.id, name, kind, owner, came_at, trusted_since FROM people';

/** People and what lets them in. */
export const postgresPeople = (pool: PostgresPool): PeopleStore => {
  const does =
    <Values extends (string | number)[]>(sql: string) =>
    async (...values: Values): Promise<void> => {
      await pool.safely(sql, values);
    };
  return {
    addPerson: ({ id, name, kind, owner, cameAt, trustedSince }) =>
      pool.changed(
        `INSERT INTO people (id, name, kind, owner, came_at, trusted_since) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT DO NOTHING RETURNING id`,
        id,
        name,
        kind,
        owner,
        cameAt,
        trustedSince,
      ),
    person: id => pool.one(personOf, `${PERSON} WHERE id = $1`, id),
    rename: does('UPDATE people SET name = $2 WHERE id = $1'),
    distrust: does('UPDATE people SET trusted_since = greatest(trusted_since, $2) WHERE id = $1'),
    trustedSince: async people =>
      new Map(await pool.many(trustOf, 'SELECT id, trusted_since FROM people WHERE id = ANY ($1)', people)),
    forget: does('DELETE FROM people WHERE id = $1'),
    botsOf: owner => pool.many(personOf, `${PERSON} WHERE owner = $1 ORDER BY came_at`, owner),

    hasRecovery: async id => (await pool.safely('SELECT person FROM recovery WHERE person = $1', [id])).length > 0,
    setRecovery: does(
      'INSERT INTO recovery (person, hash) VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET hash = excluded.hash',
    ),
    personByRecovery: hash => pool.one(personOf, `${PERSON} JOIN recovery ON people.id = person WHERE hash = $1`, hash),

    addPasskey: ({ id, person, publicKey, counter, transports, addedAt }) =>
      pool.changed(
        `INSERT INTO passkeys (id, person, public_key, counter, transports, added_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT DO NOTHING RETURNING id`,
        id,
        person,
        publicKey,
        counter,
        transports.join(' '),
        addedAt,
      ),
    passkey: id => pool.one(passkeyOf, 'SELECT * FROM passkeys WHERE id = $1', id),
    passkeysOf: id => pool.many(passkeyOf, 'SELECT * FROM passkeys WHERE person = $1 ORDER BY added_at', id),
    setPasskeyCounter: does('UPDATE passkeys SET counter = $2 WHERE id = $1'),
    dropPasskey: does('DELETE FROM passkeys WHERE id = $1'),

    addToken: does('INSERT INTO tokens (hash, person, added_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'),
    personByToken: hash => pool.one(personOf, `${PERSON} JOIN tokens ON people.id = person WHERE hash = $1`, hash),
    dropTokens: does('DELETE FROM tokens WHERE person = $1'),

    setPush: async ({ endpoint, person, p256dh, auth }) => {
      await pool.safely(
        `INSERT INTO push (endpoint, person, p256dh, auth) VALUES ($1, $2, $3, $4) ON CONFLICT (endpoint)
         DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth`,
        [endpoint, person, p256dh, auth],
      );
    },
    pushOf: id => pool.many(pushOf, 'SELECT * FROM push WHERE person = $1 ORDER BY endpoint', id),
    dropPush: does('DELETE FROM push WHERE endpoint = $1'),

    rating: (id, edition, players) =>
      pool.one(
        ratingOf,
        'SELECT * FROM ratings WHERE person = $1 AND edition = $2 AND players = $3',
        id,
        edition,
        players,
      ),
    ratingsOf: id => pool.many(ratingOf, 'SELECT * FROM ratings WHERE person = $1 ORDER BY edition, players', id),
    rate: (table, { people, edition, players, at }, weigh) =>
      pool.together(async client => {
        const first = await client.query('INSERT INTO rated (table_id) VALUES ($1) ON CONFLICT DO NOTHING', [table]);
        if (first.rowCount === 0) return false;
        // In the order of their ids, so that two servers never wait for each other. Those without a rating yet are locked as well.
        await client.query('SELECT id FROM people WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [people]);
        const { rows } = await client.query(
          'SELECT * FROM ratings WHERE person = ANY ($1) AND edition = $2 AND players = $3',
          [people, edition, players],
        );
        const known = rows.map(ratingOf);
        const after = weigh(people.map(person => known.find(each => each.person === person) ?? null));
        await client.query(
          `INSERT INTO ratings (person, edition, players, mu, sigma, games)
           SELECT person, edition, players, mu, sigma, games FROM jsonb_to_recordset($1)
             AS each (person TEXT, edition TEXT, players INTEGER, mu DOUBLE PRECISION, sigma DOUBLE PRECISION, games INTEGER)
           ON CONFLICT (person, edition, players)
             DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`,
          [JSON.stringify(after)],
        );
        await client.query(
          `INSERT INTO rating_history (person, table_id, edition, players, at, mu, sigma)
           SELECT person, $2, edition, players, $3, mu, sigma FROM jsonb_to_recordset($1)
             AS each (person TEXT, edition TEXT, players INTEGER, mu DOUBLE PRECISION, sigma DOUBLE PRECISION)
           ON CONFLICT DO NOTHING`,
          [JSON.stringify(after), table, at],
        );
        return true;
      }),
    leaders: (edition, players, most) =>
      pool.many(
        leaderOf,
        `SELECT ratings.*, people.name, people.kind FROM ratings JOIN people ON people.id = person
         WHERE edition = $1 AND players = $2
           AND NOT EXISTS (SELECT 1 FROM pages WHERE pages.person = ratings.person AND pages.rating = 0)
         ORDER BY mu - 3 * sigma DESC, ratings.person LIMIT $3`,
        edition,
        players,
        most,
      ),
  };
};
