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
import type { PostgresPool } from './postgres-pool.ts';
import { text } from './row.ts';

const TRY = 'SELECT day, person, table_id, counts, points, place FROM tries';
const NOBODY = { finished: 0, worse: 0, better: 0 };

const secretOf = (pool: PostgresPool, day: string): Promise<string | null> =>
  pool.one(row => text(row, 'secret'), 'SELECT secret FROM days WHERE day = $1', day);

// Each of these does no harm when it is done twice, or by two servers at a time.
export const postgresDays = (pool: PostgresPool): DayStore => ({
  secretOfDay: day => secretOf(pool, day),
  fixDay: async (day, fresh) => {
    const known = await secretOf(pool, day);
    if (known !== null) return known;
    await pool.safely('INSERT INTO days (day, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING', [day, fresh]);
    return (await secretOf(pool, day)) ?? fresh;
  },
  admiralOfDay: day => pool.one(admiralOf, 'SELECT admiral FROM days WHERE day = $1', day),
  setAdmiral: async (day, record) => {
    await pool.safely('UPDATE days SET admiral = $2 WHERE day = $1 AND admiral IS NULL', [day, JSON.stringify(record)]);
  },
  beginTry: async ({ day, person, table, counts }) => {
    await pool.safely(
      'INSERT INTO tries (day, person, table_id, counts) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [day, person, table, Number(counts)],
    );
    const kept = await pool.one(tryOf, `${TRY} WHERE day = $1 AND person = $2`, day, person);
    return kept ?? { day, person, table, counts, ended: null };
  },
  endTry: async (table, { points, place }) => {
    await pool.safely('UPDATE tries SET points = $2, place = $3 WHERE table_id = $1 AND points IS NULL', [
      table,
      points,
      place,
    ]);
  },
  tryOf: (day, person) => pool.one(tryOf, `${TRY} WHERE day = $1 AND person = $2`, day, person),
  triesOf: (person, most) => pool.many(tryOf, `${TRY} WHERE person = $1 ORDER BY day DESC LIMIT $2`, person, most),
  openTries: day => pool.many(tryOf, `${TRY} WHERE day = $1 AND points IS NULL`, day),
  compared: async (day, points) => (await pool.one(comparedOf, COMPARED, day, points)) ?? NOBODY,
  bestOfDay: (day, most) => pool.many(finisherOf, BEST_OF_DAY, day, most),
  bestOfWeek: ({ from, to, counted }, most) => pool.many(weekLineOf, BEST_OF_WEEK, from, to, counted, most),
});
