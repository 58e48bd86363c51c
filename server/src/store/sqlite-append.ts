import type { DatabaseSync } from 'node:sqlite';
import type { AppendRows } from './append-rows.ts';

// A thread loads this file, and nothing but types beside it: so it is there at once.

/** Writes entries and what belongs to them; false, and nothing of it, when the number of the first one is taken. */
export const sqliteAppend = (database: DatabaseSync): ((rows: AppendRows) => boolean) => {
  const open = database.prepare(
    `INSERT INTO tables (stage, listed, wake_at, hail_at, listed_until, moved_at, standing, id, secret)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const insert = database.prepare(
    'INSERT INTO entries (table_id, number, at, fact) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const stand = database.prepare(
    `UPDATE tables SET stage = ?, listed = ?, wake_at = ?, hail_at = ?, listed_until = ?, moved_at = ?, standing = ?
     WHERE id = ?`,
  );
  const keep = database.prepare('INSERT INTO records (table_id, record) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const leave = database.prepare('DELETE FROM table_people WHERE table_id = ?');
  const join = database.prepare('INSERT INTO table_people (person, table_id) VALUES (?, ?)');
  return ({ table, first, secret, entries, listing, people, record }) => {
    if (secret !== null && listing !== null && open.run(...listing, table, secret).changes === 0) return false;
    for (let at = 0, number = first; at < entries.length; at += 2, number++) {
      if (insert.run(table, number, entries[at], entries[at + 1]).changes === 1) continue;
      if (number === first) return false;
      throw new Error(`entry ${number} of ${table} is there, and the one before it was not`);
    }
    if (listing !== null && secret === null) stand.run(...listing, table);
    if (people !== null) {
      leave.run(table);
      for (const person of people) join.run(person, table);
    }
    if (record !== null) keep.run(table, record);
    return true;
  };
};
