import { type Fields, isFields } from '@jamaica/rules/record';
import type { Compared, Finisher, Try, WeekLine } from './day-store.ts';
import { number, type Row, text, textOrNull } from './row.ts';

// What rows about the races of the days mean, whichever database they come from.

const endedOf = (row: Row) => ({ points: number(row, 'points'), place: number(row, 'place') });

export const tryOf = (row: Row): Try => ({
  day: text(row, 'day'),
  person: text(row, 'person'),
  table: text(row, 'table_id'),
  counts: number(row, 'counts') === 1,
  ended: row.points === null ? null : endedOf(row),
});

export const finisherOf = (row: Row): Finisher => ({
  person: text(row, 'person'),
  name: text(row, 'name'),
  table: text(row, 'table_id'),
  ...endedOf(row),
});

export const weekLineOf = (row: Row): WeekLine => ({
  person: text(row, 'person'),
  name: text(row, 'name'),
  days: number(row, 'days'),
  points: number(row, 'points'),
});

export const comparedOf = (row: Row): Compared => ({
  finished: number(row, 'finished'),
  worse: number(row, 'worse'),
  better: number(row, 'better'),
});

export const admiralOf = (row: Row): Fields | null => {
  const record: unknown = JSON.parse(textOrNull(row, 'admiral') ?? 'null');
  return isFields(record) ? record : null;
};

const SHOWN = `NOT EXISTS (SELECT 1 FROM pages WHERE pages.person = tries.person AND pages.rating = 0)`;

// Both databases understand these; a value is $1 here, and ?1 in SQLite.
export const BEST_OF_DAY = `SELECT tries.person, people.name, table_id, points, place FROM tries
  JOIN people ON people.id = tries.person
  WHERE day = $1 AND counts = 1 AND points IS NOT NULL AND ${SHOWN}
  ORDER BY points DESC, tries.person LIMIT $2`;

export const BEST_OF_WEEK = `SELECT best.person, people.name, CAST(count(*) AS INTEGER) AS days,
    CAST(sum(best.points) AS INTEGER) AS points
  FROM (SELECT person, points, row_number() OVER (PARTITION BY person ORDER BY points DESC) AS nth FROM tries
        WHERE day >= $1 AND day <= $2 AND counts = 1 AND points IS NOT NULL AND ${SHOWN}) AS best
  JOIN people ON people.id = best.person
  WHERE nth <= $3 GROUP BY best.person, people.name
  ORDER BY sum(best.points) DESC, best.person LIMIT $4`;

export const COMPARED = `SELECT CAST(count(*) AS INTEGER) AS finished,
    CAST(coalesce(sum(CASE WHEN points < $2 THEN 1 ELSE 0 END), 0) AS INTEGER) AS worse,
    CAST(coalesce(sum(CASE WHEN points > $2 THEN 1 ELSE 0 END), 0) AS INTEGER) AS better
  FROM tries WHERE day = $1 AND counts = 1 AND points IS NOT NULL`;
