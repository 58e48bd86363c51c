import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Program } from '../program.ts';
import { type FaultyProxy, openFaultyProxy } from './faulty-proxy.ts';
import { type Postgres, type Service, startNats, startPostgres } from './services.ts';

/** The real server, where one machine may ask as much as a thousand do. */
const FREE_SERVER = join(import.meta.dirname, '..', 'free-server.ts');

/** A server in a process of its own, with a proxy between it and each thing that it shares with the others. */
export class ServerProcess {
  readonly #toPostgres: FaultyProxy;
  readonly #toNats: FaultyProxy;
  readonly #folder = mkdtempSync(join(tmpdir(), 'jamaica-server-'));
  readonly #settings: Readonly<Record<string, string>>;
  readonly #complaints: string[] = [];
  #program: Program;
  /** Where it is; null while it is not open. */
  url: string | null = null;

  private constructor(database: string, toPostgres: FaultyProxy, toNats: FaultyProxy) {
    [this.#toPostgres, this.#toNats] = [toPostgres, toNats];
    this.#settings = {
      DATABASE_URL: database.replace(/:\d+\//, `:${toPostgres.port}/`),
      NATS_URL: `nats://127.0.0.1:${toNats.port}`,
      CONNECTIONS_PER_ADDRESS: '10000',
    };
    this.#program = this.#launch();
  }

  static async launch(database: string, postgres: Service, nats: Service): Promise<ServerProcess> {
    return new ServerProcess(database, await openFaultyProxy(postgres.port), await openFaultyProxy(nats.port));
  }

  /** What it wrote that is an error. */
  get complaints(): readonly string[] {
    return [...this.#complaints, ...this.#program.complaints];
  }

  async whenOpen(): Promise<void> {
    this.url = await this.#program.url;
  }

  /** kill -9. */
  async kill(): Promise<void> {
    this.url = null;
    await this.#program.kill();
    this.#complaints.push(...this.#program.complaints);
  }

  async startAgain(): Promise<void> {
    this.#program = this.#launch();
    await this.whenOpen();
  }

  /** Its ways to PostgreSQL and NATS are closed; it still hears its people. */
  block = (): void => this.#each(proxy => proxy.block());
  /** Nothing goes to and fro on those ways, and nobody is told. */
  stall = (): void => this.#each(proxy => proxy.stall());
  clear = (): void => this.#each(proxy => proxy.clear());
  /** What it writes arrives in PostgreSQL, and the answers do not. */
  deafen = (): void => this.#toPostgres.swallow();
  /** Its connections end, and new ones are good. */
  cut = (): void => this.#each(proxy => proxy.cut());

  async remove(): Promise<void> {
    await this.kill();
    await Promise.all([this.#toPostgres.close(), this.#toNats.close()]);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #launch(): Program {
    return new Program(this.#folder, FREE_SERVER, [], [], this.#settings);
  }

  #each(act: (proxy: FaultyProxy) => void): void {
    for (const proxy of [this.#toPostgres, this.#toNats]) act(proxy);
  }
}

/** Servers that share PostgreSQL and NATS, all of them processes of their own. */
export interface Cluster {
  readonly database: string;
  readonly postgres: Postgres;
  readonly nats: Service;
  readonly servers: readonly ServerProcess[];
  remove(): Promise<void>;
}

export const startCluster = async (size: number): Promise<Cluster> => {
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  const database = await postgres.database();
  const servers: ServerProcess[] = [];
  for (let number = 0; number < size; number++) servers.push(await ServerProcess.launch(database, postgres, nats));
  await Promise.all(servers.map(server => server.whenOpen()));
  return {
    database,
    postgres,
    nats,
    servers,
    async remove() {
      await Promise.all(servers.map(server => server.remove()));
      await Promise.all([postgres.remove(), nats.remove()]);
    },
  };
};
