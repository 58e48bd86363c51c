import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PoolClient } from 'pg';
import { migrate, versionOf } from './migrate.ts';
import { migratePostgres } from './postgres.ts';
import { isLost, PostgresPool } from './postgres-pool.ts';
import { number, type Row } from './row.ts';

/** A table of the database, and how its rows are read and written. */
interface Cargo {
  readonly table: string;
  /** The columns that both databases have, with their types in PostgreSQL. */
  readonly columns: Readonly<Record<string, string>>;
  /** What is not a column over there: the value, in terms of the row `r`. */
  readonly derived?: Readonly<Record<string, string>>;
}

const T = 'TEXT';
const N = 'BIGINT';

// In this order: what is pointed at comes before what points at it.
const CARGO: readonly Cargo[] = [
  {
    table: 'tables',
    columns: {
      id: T,
      secret: T,
      stage: T,
      listed: N,
      wake_at: N,
      hail_at: N,
      listed_until: N,
      moved_at: N,
      standing: T,
      last: N,
      opened: N,
    },
    derived: { listed: 'r.listed = 1', number: 'r.last', month: 'month_of(r.opened)' },
  },
  {
    table: 'entries',
    columns: { table_id: T, number: N, at: N, fact: T },
    derived: { month: '(SELECT month FROM tables WHERE id = r.table_id)', hand: '0' },
  },
  { table: 'table_people', columns: { person: T, table_id: T } },
  { table: 'records', columns: { table_id: T, record: T } },
  { table: 'table_codes', columns: { code: T, table_id: T, until: N } },
  { table: 'hails', columns: { table_id: T, person: T, at: N } },
  { table: 'watches', columns: { began: N, until: N }, derived: { seen: `'-infinity'` } },
  { table: 'kept', columns: { name: T, value: T } },
  { table: 'people', columns: { id: T, name: T, kind: T, owner: T, came_at: N, trusted_since: N } },
  { table: 'recovery', columns: { person: T, hash: T } },
  {
    table: 'passkeys',
    columns: { id: T, person: T, public_key: 'BYTEA', counter: N, transports: T, added_at: N },
  },
  { table: 'tokens', columns: { hash: T, person: T, added_at: N } },
  { table: 'programs', columns: { person: T, level: T, languages: T, about: T, tables: N, seen_at: N } },
  { table: 'push', columns: { endpoint: T, person: T, p256dh: T, auth: T } },
  {
    table: 'ratings',
    columns: { person: T, edition: T, players: N, mu: 'DOUBLE PRECISION', sigma: 'DOUBLE PRECISION', games: N },
  },
  { table: 'rated', columns: { table_id: T } },
  { table: 'pages', columns: { person: T, page: N, rating: N, games: N, rivals: N } },
  {
    table: 'rating_history',
    columns: {
      person: T,
      table_id: T,
      edition: T,
      players: N,
      at: N,
      mu: 'DOUBLE PRECISION',
      sigma: 'DOUBLE PRECISION',
    },
  },
  { table: 'hooks', columns: { person: T, url: T, language: T } },
  { table: 'calendars', columns: { person: T, hash: T } },
  { table: 'days', columns: { day: T, secret: T, admiral: T } },
  { table: 'tries', columns: { day: T, person: T, table_id: T, counts: N, points: N, place: N } },
];

/** Why nothing was moved. */
export type WhyNotMoved = 'no-file' | 'not-a-harbour' | 'not-empty' | 'away' | 'miscounted';

export class NotMoved extends Error {
  readonly why: WhyNotMoved;

  constructor(why: WhyNotMoved, message: string, cause?: unknown) {
    super(message, { cause });
    this.why = why;
  }
}

/** How much of a table has been moved. */
export interface Progress {
  readonly table: string;
  readonly moved: number;
  readonly of: number;
}

const TOGETHER = 2000;

/**
 * Copies a host's data from SQLite to an empty PostgreSQL: all of it, or nothing. The server must not run meanwhile. The
 * keys that lie beside the file come along, so that everybody is recognised. `NotMoved` says why nothing was.
 */
export const moveToPostgres = async (
  path: string,
  url: string,
  progress: (progress: Progress) => void = () => {},
): Promise<void> => {
  const source = openSource(path);
  const pool = new PostgresPool(url, { connections: 1 });
  try {
    await migratePostgres(pool);
    await pool.together(async client => {
      // The load takes as long as it takes.
      await client.query('SET LOCAL statement_timeout = 0');
      await refuseUnlessEmpty(client);
      for (const cargo of CARGO) await move(source, client, cargo, progress);
      await keepKeys(client, join(dirname(path), 'keys.json'));
      for (const { table } of CARGO) await compare(source, client, table);
    });
  } catch (why) {
    if (why instanceof NotMoved || !isLost(why)) throw why;
    throw new NotMoved('away', 'PostgreSQL cannot be reached', why);
  } finally {
    source.close();
    await pool.close();
  }
};

/** One moment of it, whoever writes. */
const openSource = (path: string): DatabaseSync => {
  if (!existsSync(path)) throw new NotMoved('no-file', `there is no ${path}`);
  const source = new DatabaseSync(path);
  try {
    // A file of another program, or an empty one, must not become a harbour.
    if (versionOf(source) === 0) throw new Error('it has no version');
    migrate(source);
    source.exec('BEGIN');
    return source;
  } catch (why) {
    source.close();
    throw new NotMoved('not-a-harbour', `${path} is no database of this server`, why);
  }
};

const refuseUnlessEmpty = async (client: PoolClient): Promise<void> => {
  for (const { table } of CARGO) {
    const { rows } = await client.query(`SELECT EXISTS (SELECT FROM ${table}) AS full`);
    if (rows[0].full === true) throw new NotMoved('not-empty', `the database has ${table} already: it must be empty`);
  }
};

const move = async (
  source: DatabaseSync,
  client: PoolClient,
  { table, columns, derived = {} }: Cargo,
  progress: (progress: Progress) => void,
): Promise<void> => {
  const of = countIn(source, table);
  const names = Object.keys(columns);
  const plain = names.filter(name => !(name in derived) && name !== 'last' && name !== 'opened');
  const into = [...plain, ...Object.keys(derived)];
  const values = [...plain.map(name => `r.${name}`), ...Object.values(derived)];
  const arrays = names.map((name, index) => `$${index + 1}::${columns[name]}[]`);
  const insert = `INSERT INTO ${table} (${into.join(', ')}) SELECT ${values.join(', ')}
                  FROM unnest(${arrays.join(', ')}) AS r (${names.join(', ')})`;
  let [batch, moved]: [Row[], number] = [[], 0];
  const send = async (): Promise<void> => {
    if (batch.length === 0) return;
    await client.query(
      insert,
      names.map(name => batch.map(row => row[name])),
    );
    moved += batch.length;
    batch = [];
    progress({ table, moved, of });
  };
  for (const row of source.prepare(rowsOf(table)).iterate()) {
    batch.push(row);
    if (batch.length === TOGETHER) await send();
  }
  await send();
};

// Owners before what they own; everything else as it lies.
const rowsOf = (table: string): string => {
  switch (table) {
    case 'people':
      return 'SELECT * FROM people ORDER BY owner IS NOT NULL';
    case 'tables':
      return `SELECT tables.*, (SELECT max(number) FROM entries WHERE table_id = id) AS last,
              (SELECT at FROM entries WHERE table_id = id AND number = 1) AS opened FROM tables`;
    default:
      return `SELECT * FROM ${table}`;
  }
};

const countIn = (source: DatabaseSync, table: string): number =>
  number({ ...source.prepare(`SELECT count(*) AS rows FROM ${table}`).get() }, 'rows');

/** The keys of the data folder, unless there are none. */
const keepKeys = async (client: PoolClient, path: string): Promise<void> => {
  if (!existsSync(path)) return;
  const keys = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
  await client.query(`INSERT INTO kept (name, value) VALUES ('keys', $1) ON CONFLICT DO NOTHING`, [keys]);
};

const compare = async (source: DatabaseSync, client: PoolClient, table: string): Promise<void> => {
  // The keys come from a file.
  const { rows } = await client.query(
    `SELECT count(*)::INTEGER AS rows FROM ${table} ${table === 'kept' ? `WHERE name <> 'keys'` : ''}`,
  );
  const [there, here] = [number(rows[0], 'rows'), countIn(source, table)];
  if (there !== here) throw new NotMoved('miscounted', `${here} ${table} became ${there}: nothing was moved`);
};
