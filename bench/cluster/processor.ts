import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Milliseconds of a tick of the processor's clock, on every Linux that runs this. */
const TICK = 10;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Milliseconds of a core, its own and of those of its children that have ended. */
  readonly own: number;
  readonly children: number;
}

const processes = (): Process[] =>
  readdirSync('/proc').flatMap(name => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The name may have spaces in it, and ends with the last bracket.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
      const [, parent, , , , , , , , , , user, system, childUser, childSystem] = fields;
      return [{ pid: Number(name), parent, own: (user + system) * TICK, children: (childUser + childSystem) * TICK }];
    } catch {
      return []; // it has just ended
    }
  });

/** What PostgreSQL has cost so far. */
export interface Spent {
  /** Milliseconds of a core. */
  readonly busy: number;
  /** Bytes of its log. */
  readonly wal: number;
}

export const spentBy = async (url: string): Promise<Spent> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT pg_backend_pid() AS pid, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::FLOAT AS wal`,
  );
  const all = processes();
  const root = all.find(({ pid }) => pid === rows[0].pid)?.parent;
  await client.end();
  const busy = all.reduce((sum, { pid, parent, own, children }) => {
    if (pid === root) return sum + own + children;
    return parent === root ? sum + own : sum;
  }, 0);
  return { busy, wal: rows[0].wal };
};
