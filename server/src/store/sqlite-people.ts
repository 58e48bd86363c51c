import type { DatabaseSync } from 'node:sqlite';
import type { GroupCommit } from './group-commit.ts';
import { leaderOf, passkeyOf, personOf, pushOf, ratingOf, trustOf } from './people-rows.ts';
import type { PeopleStore } from './people-store.ts';
import { changed, many, one } from './row.ts';

/** What is known of people's pages. */
const PAGES = ['pages', 'rating_history', 'hooks', 'calendars'] as const;

/** People and what lets them in. */
export const sqlitePeople = (database: DatabaseSync, commits: GroupCommit): PeopleStore => {
  const sql = (text: string) => database.prepare(text);
  const add = sql(
    `INSERT INTO people (id, name, kind, owner, came_at, trusted_since) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  const person = sql('SELECT * FROM people WHERE id = ?');
  const rename = sql('UPDATE people SET name = ? WHERE id = ?');
  const distrust = sql('UPDATE people SET trusted_since = max(trusted_since, ?) WHERE id = ?');
  const trust = sql('SELECT id, trusted_since FROM people WHERE id IN (SELECT value FROM json_each(?))');
  // What belongs to somebody goes before them.
  const theirs = 'person = ?1 OR person IN (SELECT id FROM people WHERE owner = ?1)';
  const forget = [
    ...['recovery', 'passkeys', 'tokens', 'push', 'ratings', 'programs', 'tries', ...PAGES].map(
      of => `DELETE FROM ${of} WHERE ${theirs}`,
    ),
    'DELETE FROM people WHERE owner = ?1',
    'DELETE FROM people WHERE id = ?1',
  ].map(sql);
  const bots = sql('SELECT * FROM people WHERE owner = ? ORDER BY came_at');
  const hasRecovery = sql('SELECT person FROM recovery WHERE person = ?');
  const recover = sql(
    'INSERT INTO recovery (person, hash) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET hash = excluded.hash',
  );
  const recovered = sql('SELECT people.* FROM recovery JOIN people ON people.id = person WHERE hash = ?');
  const addPasskey = sql(
    `INSERT INTO passkeys (id, person, public_key, counter, transports, added_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  const passkey = sql('SELECT * FROM passkeys WHERE id = ?');
  const passkeys = sql('SELECT * FROM passkeys WHERE person = ? ORDER BY added_at');
  const count = sql('UPDATE passkeys SET counter = ? WHERE id = ?');
  const dropPasskey = sql('DELETE FROM passkeys WHERE id = ?');
  const addToken = sql('INSERT INTO tokens (hash, person, added_at) VALUES (?, ?, ?)');
  const byToken = sql('SELECT people.* FROM tokens JOIN people ON people.id = person WHERE hash = ?');
  const dropTokens = sql('DELETE FROM tokens WHERE person = ?');
  const setPush = sql('INSERT OR REPLACE INTO push (endpoint, person, p256dh, auth) VALUES (?, ?, ?, ?)');
  const push = sql('SELECT * FROM push WHERE person = ?');
  const dropPush = sql('DELETE FROM push WHERE endpoint = ?');
  const rating = sql('SELECT * FROM ratings WHERE person = ? AND edition = ? AND players = ?');
  const ratings = sql('SELECT * FROM ratings WHERE person = ? ORDER BY edition, players');
  const rated = sql('INSERT INTO rated (table_id) VALUES (?) ON CONFLICT DO NOTHING');
  const rate = sql(
    'INSERT OR REPLACE INTO ratings (person, edition, players, mu, sigma, games) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const note = sql(
    `INSERT OR REPLACE INTO rating_history (person, table_id, edition, players, at, mu, sigma) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const leaders = sql(
    `SELECT ratings.*, people.name, people.kind FROM ratings JOIN people ON people.id = person
     WHERE edition = ? AND players = ?
       AND NOT EXISTS (SELECT 1 FROM pages WHERE pages.person = ratings.person AND pages.rating = 0)
     ORDER BY mu - 3 * sigma DESC, ratings.person LIMIT ?`,
  );
  return {
    addPerson: ({ id, name, kind, owner, cameAt, trustedSince }) =>
      commits.write(() => changed(add, id, name, kind, owner, cameAt, trustedSince) === 1),
    person: async id => one(person, personOf, id),
    rename: (id, name) => commits.write(() => void changed(rename, name, id)),
    distrust: (id, before) => commits.write(() => void changed(distrust, before, id)),
    trustedSince: async people => new Map(many(trust, trustOf, JSON.stringify(people))),
    forget: id =>
      commits.write(() => {
        for (const each of forget) each.run(id);
      }),
    botsOf: async owner => many(bots, personOf, owner),
    hasRecovery: async id => one(hasRecovery, () => true, id) ?? false,
    setRecovery: (id, hash) => commits.write(() => void changed(recover, id, hash)),
    personByRecovery: async hash => one(recovered, personOf, hash),
    addPasskey: ({ id, person, publicKey, counter, transports, addedAt }) =>
      commits.write(() => changed(addPasskey, id, person, publicKey, counter, transports.join(' '), addedAt) === 1),
    passkey: async id => one(passkey, passkeyOf, id),
    passkeysOf: async id => many(passkeys, passkeyOf, id),
    setPasskeyCounter: (id, counter) => commits.write(() => void changed(count, counter, id)),
    dropPasskey: id => commits.write(() => void changed(dropPasskey, id)),
    addToken: (hash, id, at) => commits.write(() => void changed(addToken, hash, id, at)),
    personByToken: async hash => one(byToken, personOf, hash),
    dropTokens: id => commits.write(() => void changed(dropTokens, id)),
    setPush: ({ endpoint, person, p256dh, auth }) =>
      commits.write(() => void changed(setPush, endpoint, person, p256dh, auth)),
    pushOf: async id => many(push, pushOf, id),
    dropPush: endpoint => commits.write(() => void changed(dropPush, endpoint)),
    rating: async (id, edition, players) => one(rating, ratingOf, id, edition, players),
    ratingsOf: async id => many(ratings, ratingOf, id),
    rate: (table, { people, edition: of, players: among, at }, weigh) =>
      commits.write(() => {
        if (changed(rated, table) === 0) return false;
        const before = people.map(each => one(rating, ratingOf, each, of, among));
        for (const { person, edition, players, mu, sigma, games } of weigh(before)) {
          rate.run(person, edition, players, mu, sigma, games);
          note.run(person, table, edition, players, at, mu, sigma);
        }
        return true;
      }),
    leaders: async (edition, players, most) => many(leaders, leaderOf, edition, players, most),
  };
};
