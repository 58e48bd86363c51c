import type { CodeStore } from './code-store.ts';
import type { PostgresPool } from './postgres-pool.ts';
import { text } from './row.ts';

// Each of these does no harm when it is done twice, or by two servers at a time.
export const postgresCodes = (pool: PostgresPool): CodeStore => ({
  giveCode: async (table, code, now, until) => {
    await pool.safely('DELETE FROM table_codes WHERE until <= $1', [now]);
    await pool.safely('INSERT INTO table_codes (code, table_id, until) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      code,
      table,
      until,
    ]);
    return pool.one(
      row => text(row, 'code'),
      'UPDATE table_codes SET until = greatest(until, $1) WHERE table_id = $2 RETURNING code',
      until,
      table,
    );
  },
  tableByCode: (code, now) =>
    pool.one(
      row => text(row, 'id'),
      `SELECT id FROM table_codes JOIN tables ON id = table_id WHERE code = $1 AND until > $2 AND stage = 'gathering'`,
      code,
      now,
    ),
});
