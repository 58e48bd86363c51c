import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { findNats, findPostgres } from './programs.ts';

/** A program that a test started, and can stop, kill and start again at the same address. */
export interface Service {
  readonly url: string;
  readonly port: number;
  start(): Promise<void>;
  /** Lets it come to its end. */
  stop(): Promise<void>;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

export interface Postgres extends Service {
  /** The address of a new, empty database. */
  database(): Promise<string>;
}

const PATIENCE = 30_000;

const found = (what: string, where: string | undefined): string => {
  if (where === undefined) throw new Error(`${what} is not installed here; npm test says how to get it.`);
  return where;
};

const isRoot = process.getuid?.() === 0;
const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));

/** A folder for an ordinary user: PostgreSQL refuses to be run by root. */
const ordinaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'jamaica-service-'));
  chmodSync(folder, 0o700);
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  return folder;
};

const ordinary = () => (isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {});

/** A child process that can be started again. */
const runs = (what: string, command: string, args: readonly string[], folder: string, isUp: () => Promise<boolean>) => {
  let child: ChildProcess | null = null;
  let complaint = '';
  let failure: Error | null = null;
  const begin = (): ChildProcess => {
    const begun = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, ...ordinary() });
    begun.once('error', error => {
      failure = error;
    });
    begun.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-5000);
    });
    return begun;
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise(resolve => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
  };
  // A test that is interrupted leaves nothing behind.
  const last = (): void => void child?.kill('SIGKILL');
  process.once('exit', last);
  return {
    async start(): Promise<void> {
      const deadline = Date.now() + PATIENCE;
      for (child = begin(); !(await isUp()); await pass(50)) {
        if (Date.now() > deadline) throw new Error(`${what} did not start: ${complaint}`);
        if (failure) throw failure;
        // PostgreSQL refuses to start while what a killed one left behind still runs, which on a busy machine takes a while.
        if (child.exitCode !== null) child = begin();
      }
    },
    end,
    remove(): void {
      process.off('exit', last);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** PostgreSQL as Debian brings it, with its durability on, in a folder of its own. */
export const startPostgres = async (): Promise<Postgres> => {
  const programs = found('PostgreSQL', findPostgres());
  const folder = ordinaryFolder();
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'jamaica', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, { stdio: 'pipe', cwd: folder, ...ordinary() });
  const port = await freePort();
  const url = `postgres://jamaica@127.0.0.1:${port}/postgres`;
  const query = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(text);
    } finally {
      await client.end().catch(() => {});
    }
  };
  const isUp = (): Promise<boolean> =>
    query('SELECT 1').then(
      () => true,
      () => false,
    );
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=200'];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap(each => ['-c', each])];
  const process = runs('PostgreSQL', join(programs, 'postgres'), args, folder, isUp);
  await process.start();
  let databases = 0;
  return {
    url,
    port,
    start: process.start,
    // `fast`: connections are ended, what is committed is kept.
    stop: () => process.end('SIGINT'),
    kill: () => process.end('SIGKILL'),
    async remove() {
      await process.end('SIGQUIT');
      process.remove();
    },
    async database() {
      const name = `harbour${++databases}`;
      await query(`CREATE DATABASE ${name}`);
      return url.replace(/postgres$/, name);
    },
  };
};

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = dial(port, '127.0.0.1');
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

export const startNats = async (): Promise<Service> => {
  const program = found('NATS', findNats());
  const folder = ordinaryFolder();
  const port = await freePort();
  const args = ['-a', '127.0.0.1', '-p', String(port)];
  const process = runs('NATS', program, args, folder, () => answers(port));
  await process.start();
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    start: process.start,
    stop: () => process.end('SIGTERM'),
    kill: () => process.end('SIGKILL'),
    async remove() {
      await process.end('SIGKILL');
      process.remove();
    },
  };
};
