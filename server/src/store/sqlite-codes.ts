import type { DatabaseSync } from 'node:sqlite';
import type { CodeStore } from './code-store.ts';
import type { GroupCommit } from './group-commit.ts';
import { one, text } from './row.ts';

export const sqliteCodes = (database: DatabaseSync, commits: GroupCommit): CodeStore => {
  const free = database.prepare('DELETE FROM table_codes WHERE until <= ?');
  const give = database.prepare(
    'INSERT INTO table_codes (code, table_id, until) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const hold = database.prepare('UPDATE table_codes SET until = max(until, ?) WHERE table_id = ?');
  const codeOf = database.prepare('SELECT code FROM table_codes WHERE table_id = ?');
  const tableOf = database.prepare(
    `SELECT id FROM table_codes JOIN tables ON id = table_id WHERE code = ? AND until > ? AND stage = 'gathering'`,
  );
  return {
    giveCode: (table, code, now, until) =>
      commits.write(() => {
        free.run(now);
        give.run(code, table, until);
        hold.run(until, table);
        return one(codeOf, row => text(row, 'code'), table);
      }),
    tableByCode: async (code, now) => one(tableOf, row => text(row, 'id'), code, now),
  };
};
