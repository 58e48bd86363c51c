import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { openSqlite } from '../../server/src/store/sqlite.ts';

interface Stored {
  readonly entries: number;
  readonly bytes: number;
}

/** Of this many games one is finished, and lies there with its record; the others are under way and wait for people. */
const FINISHED = 20;
/** How far the games under way have come. */
const ENTRIES = 60;

/** Fills a new database with copies of the games in another one. */
export const fill = async (path: string, from: string, games: number): Promise<Stored> => {
  await openSqlite(path).close();
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF');
  database.prepare('ATTACH ? AS other').run(from);
  const ids = (stage: string): SQLOutputValue[] =>
    database
      .prepare('SELECT id FROM other.tables WHERE stage = ? LIMIT 20')
      .all(stage)
      .map(({ id }) => id);
  const [over, sailing] = [ids('over'), ids('sailing')];
  if (sailing.length === 0) throw new Error('there are no games to copy');
  const copies = [
    `INSERT INTO tables (id, secret, stage, listed, wake_at, moved_at, standing)
     SELECT ?2, secret, stage, 1, wake_at, moved_at, standing FROM other.tables WHERE id = ?1`,
    'INSERT INTO entries (table_id, number, at, fact) SELECT ?2, number, at, fact FROM other.entries WHERE table_id = ?1 AND number <= ?3',
    'INSERT INTO table_people (person, table_id) SELECT person, ?2 FROM other.table_people WHERE table_id = ?1',
    'INSERT INTO records (table_id, record) SELECT ?2, record FROM other.records WHERE table_id = ?1',
  ].map(text => database.prepare(text));
  const rated = database.prepare('INSERT INTO rated (table_id) VALUES (?)');
  database.exec('BEGIN');
  let entries = 0;
  for (let game = 0; game < games; game++) {
    const isFinished = over.length > 0 && game % FINISHED === 0;
    const [from, most] = isFinished ? [over[game % over.length], 1e6] : [sailing[game % sailing.length], ENTRIES];
    const id = randomBytes(12).toString('base64url');
    copies[0].run(from, id);
    entries += Number(copies[1].run(from, id, most).changes);
    copies[2].run(from, id);
    copies[3].run(from, id);
    if (isFinished) rated.run(id);
  }
  database.exec('COMMIT; DETACH other');
  database.close();
  return { entries, bytes: statSync(path).size };
};
