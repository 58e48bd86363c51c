import type { DatabaseSync } from 'node:sqlite';
import type { GroupCommit } from './group-commit.ts';
import { hookOf, ratedThenOf, shownOf } from './page-rows.ts';
import type { PageStore } from './page-store.ts';
import { personOf } from './people-rows.ts';
import { changed, many, one } from './row.ts';

export const sqlitePages = (database: DatabaseSync, commits: GroupCommit): PageStore => {
  const sql = (text: string) => database.prepare(text);
  const show = sql('INSERT OR REPLACE INTO pages (person, page, rating, games, rivals) VALUES (?, ?, ?, ?, ?)');
  const shown = sql('SELECT * FROM pages WHERE person IN (SELECT value FROM json_each(?))');
  const history = sql(
    `SELECT * FROM (SELECT * FROM rating_history WHERE person = ? ORDER BY at DESC, table_id LIMIT ?)
     ORDER BY at, table_id DESC`,
  );
  const setHook = sql('INSERT OR REPLACE INTO hooks (person, url, language) VALUES (?, ?, ?)');
  const dropHook = sql('DELETE FROM hooks WHERE person = ?');
  const hook = sql('SELECT url, language FROM hooks WHERE person = ?');
  const setCalendar = sql('INSERT OR REPLACE INTO calendars (person, hash) VALUES (?, ?)');
  const dropCalendar = sql('DELETE FROM calendars WHERE person = ?');
  const calendar = sql('SELECT person FROM calendars WHERE person = ?');
  const byCalendar = sql('SELECT people.* FROM calendars JOIN people ON people.id = person WHERE hash = ?');
  return {
    setShown: (person, { page, rating, games, rivals }) =>
      commits.write(() => void changed(show, person, ...[page, rating, games, rivals].map(Number))),
    shownBy: async people => new Map(many(shown, shownOf, JSON.stringify(people))),
    ratingHistory: async (person, most) => many(history, ratedThenOf, person, most),
    setHook: (person, to) =>
      commits.write(() => void (to ? changed(setHook, person, to.url, to.language) : changed(dropHook, person))),
    hookOf: async person => one(hook, hookOf, person),
    setCalendar: (person, hash) =>
      commits.write(() => void (hash === null ? changed(dropCalendar, person) : changed(setCalendar, person, hash))),
    hasCalendar: async person => one(calendar, () => true, person) ?? false,
    personByCalendar: async hash => one(byCalendar, personOf, hash),
  };
};
