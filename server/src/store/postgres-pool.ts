import pg from 'pg';
import type { Damaged } from './log-rows.ts';
import type { Row } from './row.ts';
import { Unavailable } from './unavailable.ts';

export interface PoolOptions {
  /** How many connections at most. */
  readonly connections?: number;
  /** Something went wrong that nobody waits for. */
  readonly failed?: (why: unknown) => void;
  /** Something that was stored cannot be read. */
  readonly damaged?: Damaged;
}

type Value = string | number | boolean | null | Uint8Array | readonly string[] | readonly number[];

/** Milliseconds. A database that takes longer is as good as away. Connecting includes waiting for others to be done. */
const TO_CONNECT = 5000;
const TO_ANSWER = 5000;
/** How long something harmless is tried again. */
const PATIENCE = 4000;
const PAUSE = 100;

const INT8 = 20;

/** Whether it is not known what became of a statement, because the connection or the database went away. */
export const isLost = (why: unknown): boolean =>
  !(why instanceof pg.DatabaseError) || /^(?:08|57P|53)/.test(why.code ?? '');

/** Whether the database takes no changes, because another one is in charge now: it surely did nothing. */
export const isReadOnly = (why: unknown): boolean => why instanceof pg.DatabaseError && why.code === '25006';

/** Whether it did not happen this time, and may the next: it took too long, or two waited for each other. */
export const isPassing = (why: unknown): boolean =>
  why instanceof pg.DatabaseError && /^(?:57014|40001|40P01|55P03)$/.test(why.code ?? '');

/** Some milliseconds, so that many who wait do not come back at the same moment. */
export const pause = (most = PAUSE): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, most / 2 + (Math.random() * most) / 2));

/** Connections to PostgreSQL, and statements that are prepared once on each. */
export class PostgresPool {
  readonly #pool: pg.Pool;
  readonly #names = new Map<string, string>();

  constructor(url: string, { connections = 10, failed = () => {} }: PoolOptions = {}) {
    const types = new pg.TypeOverrides();
    // Times in milliseconds and counts are far below the largest safe number.
    types.setTypeParser(INT8, Number);
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      application_name: 'jamaica',
      connectionTimeoutMillis: TO_CONNECT,
      statement_timeout: TO_ANSWER,
      query_timeout: TO_ANSWER + 1000,
      keepAlive: true,
      types,
    });
    // A connection that is lost while nobody uses it is replaced when somebody needs one.
    this.#pool.on('error', failed);
    // One that is lost while it is used says so to whoever uses it; without this it would end the process as well.
    this.#pool.on('connect', client => client.on('error', () => {}));
  }

  /** One statement, tried once. `Unavailable`: it was not even sent. */
  async once(text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    const client = await this.#connect();
    try {
      const { rows } = await client.query<Row>({ name: this.#name(text), text, values: [...values] });
      client.release();
      return rows;
    } catch (why) {
      // Behind this connection is no database to write to any more; the next one may lead to another.
      client.release(isLost(why) || isReadOnly(why));
      throw isReadOnly(why) ? new Unavailable('PostgreSQL takes no changes', why) : why;
    }
  }

  /** One statement that may happen twice without harm, tried again while the database is away for a moment. */
  async safely(text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    const end = performance.now() + PATIENCE;
    for (;;) {
      try {
        return await this.once(text, values);
      } catch (why) {
        if (!(why instanceof Unavailable || isLost(why) || isPassing(why))) throw why;
        if (isReadOnly(why instanceof Unavailable ? why.cause : why)) throw why;
        if (performance.now() > end) throw new Unavailable('PostgreSQL is away', why);
        await pause();
      }
    }
  }

  async one<T>(read: (row: Row) => T, text: string, ...values: Value[]): Promise<T | null> {
    const [row] = await this.safely(text, values);
    return row === undefined ? null : read(row);
  }

  async many<T>(read: (row: Row) => T, text: string, ...values: Value[]): Promise<T[]> {
    return (await this.safely(text, values)).map(read);
  }

  /** Whether a statement that ends in RETURNING changed something. Tried once: the second time would say no. */
  async changed(text: string, ...values: Value[]): Promise<boolean> {
    try {
      return (await this.once(text, values)).length > 0;
    } catch (why) {
      throw why instanceof Unavailable
        ? why
        : isLost(why) || isPassing(why)
          ? new Unavailable('PostgreSQL went away', why)
          : why;
    }
  }

  /** Several statements as one; nobody else uses the connection meanwhile. */
  async together<T>(act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    try {
      await client.query('BEGIN');
      const answer = await act(client);
      await client.query('COMMIT');
      client.release();
      return answer;
    } catch (why) {
      client.release(true);
      throw why;
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (why) {
      throw new Unavailable('PostgreSQL is away', why);
    }
  }

  #name(text: string): string {
    const known = this.#names.get(text);
    if (known) return known;
    const name = `jamaica-${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
