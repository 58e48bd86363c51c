import type { DatabaseSync } from 'node:sqlite';
import {
  admiralOf,
  BEST_OF_DAY,
  BEST_OF_WEEK,
  COMPARED,
  comparedOf,
  finisherOf,
  tryOf,
  weekLineOf,
} from './day-rows.ts';
import type { DayStore } from './day-store.ts';
import type { GroupCommit } from './group-commit.ts';
import { changed, many, one, text as textIn } from './row.ts';

const NOBODY = { finished: 0, worse: 0, better: 0 };

export const sqliteDays = (database: DatabaseSync, commits: GroupCommit): DayStore => {
  const sql = (text: string) => database.prepare(text.replaceAll('$', '?'));
  const fix = sql('INSERT INTO days (day, secret) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const fixed = sql('SELECT secret FROM days WHERE day = ?');
  const admiral = sql('SELECT admiral FROM days WHERE day = ?');
  const setAdmiral = sql('UPDATE days SET admiral = ? WHERE day = ? AND admiral IS NULL');
  const begin = sql('INSERT INTO tries (day, person, table_id, counts) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const end = sql('UPDATE tries SET points = ?, place = ? WHERE table_id = ? AND points IS NULL');
  const found = sql('SELECT * FROM tries WHERE day = ? AND person = ?');
  const theirs = sql('SELECT * FROM tries WHERE person = ? ORDER BY day DESC LIMIT ?');
  const open = sql('SELECT * FROM tries WHERE day = ? AND points IS NULL');
  const [compared, bestOfDay, bestOfWeek] = [COMPARED, BEST_OF_DAY, BEST_OF_WEEK].map(sql);
  const secretOf = (day: string): string | null => one(fixed, row => textIn(row, 'secret'), day);
  return {
    // It is asked for all the time and brought once.
    secretOfDay: async day => secretOf(day),
    fixDay: async (day, fresh) =>
      secretOf(day) ??
      commits.write(() => {
        fix.run(day, fresh);
        return secretOf(day) ?? fresh;
      }),
    admiralOfDay: async day => one(admiral, admiralOf, day),
    setAdmiral: (day, record) => commits.write(() => void changed(setAdmiral, JSON.stringify(record), day)),
    beginTry: ({ day, person, table, counts }) =>
      commits.write(() => {
        begin.run(day, person, table, Number(counts));
        return one(found, tryOf, day, person) ?? { day, person, table, counts, ended: null };
      }),
    endTry: (table, { points, place }) => commits.write(() => void changed(end, points, place, table)),
    tryOf: async (day, person) => one(found, tryOf, day, person),
    triesOf: async (person, most) => many(theirs, tryOf, person, most),
    openTries: async day => many(open, tryOf, day),
    compared: async (day, points) => one(compared, comparedOf, day, points) ?? NOBODY,
    bestOfDay: async (day, most) => many(bestOfDay, finisherOf, day, most),
    bestOfWeek: async ({ from, to, counted }, most) => many(bestOfWeek, weekLineOf, from, to, counted, most),
  };
};
