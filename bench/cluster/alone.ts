import pg from 'pg';
import { openPostgres } from '../../server/src/store/postgres.ts';

/** What one move writes, as the database is asked for it. */
interface Move {
  readonly table: string;
  readonly at: number;
  readonly ask: object;
}

export interface Written {
  readonly moves: readonly Move[];
  /** What opens each table. */
  readonly openings: readonly object[];
  /** How many moves went into one commit. */
  readonly group: number;
}

const CHOICE = `fact LIKE '%"decide"%'`;

/** The moves that servers have written, in the order of time. */
export const movesIn = async (database: string): Promise<Written> => {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const tables = new Map<string, Record<string, unknown>>();
  for (const table of (await client.query('SELECT * FROM tables')).rows) tables.set(table.id, table);
  // What was written at once has one hand; the row's transaction is the commit that it went with.
  const { rows } = await client.query(
    `SELECT table_id, min(number) - 1 AS before, max(number) AS number, min(at)::FLOAT AS at, hand::TEXT AS hand,
       json_agg(json_build_array(at, fact) ORDER BY number) AS entries
     FROM entries GROUP BY table_id, hand HAVING bool_or(${CHOICE}) ORDER BY min(at), table_id, min(number)`,
  );
  const commits = await client.query(`SELECT count(DISTINCT xmin::TEXT)::INTEGER AS n FROM entries WHERE ${CHOICE}`);
  await client.end();
  const moves = rows.map(({ table_id, before, number, at, hand, entries }): Move => {
    const { standing } = tables.get(table_id) ?? {};
    const ask = { table: table_id, before, number, at, hand: Number(hand), stage: 'sailing', listed: false, standing };
    return { table: table_id, at, ask: { ...ask, people: null, entries } };
  });
  const firsts = new Map(rows.toReversed().map(row => [String(row.table_id), row]));
  const openings = [...firsts].map(([table, { before, at }]) => {
    const { standing, secret } = tables.get(table) ?? {};
    const entries = Array.from({ length: Number(before) }, () => [at, '{"kind":"ended"}']);
    const open = { table, before: 0, number: before, at, hand: 1, stage: 'sailing', listed: false, standing, secret };
    return { ...open, people: null, entries };
  });
  return { moves, openings, group: Math.max(1, Math.round(moves.length / commits.rows[0].n)) };
};

const APPEND = `SELECT place, outcome FROM append($1, interval '3 seconds')`;

/** Moves a second that PostgreSQL commits by itself: the same statement, so many at once, over so many connections. */
export const committedAlone = async (
  database: string,
  { moves, openings }: Written,
  group: number,
  connections: number,
  seconds: number,
): Promise<{ readonly pace: number; readonly lasted: readonly number[] }> => {
  await (await openPostgres(database)).close();
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: database });
      await client.connect();
      return client;
    }),
  );
  const append = (client: pg.Client, asks: readonly object[]) =>
    client.query({
      name: 'append',
      text: APPEND,
      values: [JSON.stringify(asks.map((ask, place) => ({ ...ask, place })))],
    });
  for (let first = 0; first < openings.length; first += 100)
    await append(clients[0], openings.slice(first, first + 100));
  // Each connection has tables of its own, so that the moves of one follow each other.
  const tables = [...new Set(moves.map(({ table }) => table))];
  const lanes = new Map(tables.map((table, index) => [table, index % connections]));
  const lasted: number[] = [];
  const began = performance.now();
  let done = 0;
  const run = async (client: pg.Client, lane: number): Promise<void> => {
    let waiting = moves.filter(({ table }) => lanes.get(table) === lane);
    while (waiting.length > 0 && performance.now() - began < seconds * 1000) {
      // One of each table at most, as the server does it.
      const together = new Map<string, Move>();
      let looked = 0;
      for (; looked < waiting.length && looked < group * 4 && together.size < group; looked++)
        if (!together.has(waiting[looked].table)) together.set(waiting[looked].table, waiting[looked]);
      const sent = [...together.values()];
      const from = performance.now();
      const { rows } = await append(
        client,
        sent.map(({ ask }) => ask),
      );
      lasted.push(performance.now() - from);
      const failed = rows.find(({ outcome }) => outcome !== 'kept' && outcome !== 'held');
      if (failed) throw new Error(`PostgreSQL alone: ${failed.outcome}`);
      done += sent.length;
      waiting = [...waiting.slice(0, looked).filter(move => !sent.includes(move)), ...waiting.slice(looked)];
    }
  };
  await Promise.all(clients.map(run));
  const pace = (done * 1000) / (performance.now() - began);
  await Promise.all(clients.map(client => client.end()));
  return { pace, lasted: lasted.sort((a, b) => a - b) };
};
