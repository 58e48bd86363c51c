import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Thinkers, thinkers } from '@jamaica/bots';
import { isFields } from '@jamaica/rules/record';
import { type RandomBytes, realRandom } from '../clock/random.ts';
import { realTime, type Time } from '../clock/time.ts';
import type { Config } from '../config/config.ts';
import { databaseIn, makeDataFolder } from '../config/data-folder.ts';
import { HOME } from '../config/home.ts';
import { type Keys, keysIn, keysOf } from '../config/keys.ts';
import type { HarbourOptions } from '../harbour/harbour.ts';
import type { Log } from '../logs/log.ts';
import { newMetrics } from '../metrics/metrics.ts';
import { Painter } from '../previews/painter.ts';
import type { HookSender } from '../push/hook-sender.ts';
import { type PushSender, pushSender } from '../push/sender.ts';
import { NatsSignals } from '../signals/nats-signals.ts';
import { nearSignals } from '../signals/near-signals.ts';
import { noSignals } from '../signals/no-signals.ts';
import type { Signals } from '../signals/signals.ts';
import { openSocketDoor } from '../sockets/socket-door.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { keepCrowdOut } from './crowd.ts';
import { documentsIn } from './documents.ts';
import { newDoor } from './door.ts';
import { readFiles } from './files.ts';
import type { Allowance } from './pace.ts';
import type { Limit } from './paces.ts';
import { newServerCore } from './server-core.ts';

/** What tests bring themselves. */
export interface Equipment {
  readonly crew?: Thinkers;
  readonly patience?: HarbourOptions['patience'];
  readonly send?: PushSender;
  readonly hook?: HookSender;
  readonly allowances?: Partial<Record<Limit, Allowance>>;
  readonly time?: Time;
  readonly random?: RandomBytes;
  /** Where the documents lie as pages. */
  readonly documents?: string;
}

export interface Running {
  readonly port: number;
  /** Lets what is under way finish, says goodbye and closes the store. */
  close(): Promise<void>;
}

/** Pages, files and requests take more connections than sockets, but not for long. */
const OTHER_CONNECTIONS = 10;

/** How long requests under way may take when the server closes. */
const GRACE = 2000;

const BESIDE = join(HOME, 'web', 'dist');

/** Starts the server: tables, sockets and pages, until it is closed. */
export const startServer = async (config: Config, log: Log, equipment: Equipment = {}): Promise<Running> => {
  const { time = realTime, random = realRandom } = equipment;
  const { store, keys } = await openStore(config, log, random);
  const signals = newSignals(config, log);
  const metrics = newMetrics();
  // One core is left to the server itself.
  const threads = config.botThreads ?? Math.max(1, availableParallelism() - 1);
  const crew = equipment.crew ?? thinkers(threads);
  const push = equipment.send ?? newSender(config, keys);
  const core = newServerCore({
    ...{ config, keys, log, metrics, store, signals, crew, threads, push, time, random },
    ...(equipment.hook ? { hook: equipment.hook } : {}),
    ...(equipment.patience ? { patience: equipment.patience } : {}),
    ...(equipment.allowances ? { allowances: equipment.allowances } : {}),
  });
  const { services } = core;
  const { harbour } = services;

  const painter = new Painter(why => log.warn({ err: why }, 'no preview can be painted'));
  let isReady = false;
  const webDir = config.webDir ?? BESIDE;
  if (!existsSync(webDir)) log.warn({ webDir }, 'there is no web client here: npm run build -w web');
  const door = newDoor(
    services,
    existsSync(webDir) ? readFiles(webDir) : new Map(),
    documentsIn(equipment.documents),
    painter,
    () => isReady && harbour.isReady,
  );
  if (config.proxies === 0) keepCrowdOut(door.server, config.connectionsPerAddress * OTHER_CONNECTIONS);
  const socketDoor = openSocketDoor(door.server, services);
  await core.start();
  await door.listen({ port: config.port, host: config.host ?? '::' });
  isReady = true;
  const address = door.server.address();
  const port = isFields(address) && typeof address.port === 'number' ? address.port : config.port;
  log.info({ port }, 'open');

  const close = async (): Promise<void> => {
    isReady = false;
    log.info('closing');
    await core.close();
    socketDoor.close();
    // A request under way may finish, but a silent connection does not keep the server from closing.
    const stop = time.later(GRACE, () => door.server.closeAllConnections());
    door.server.closeIdleConnections();
    await door.close();
    stop();
    crew.close();
    await painter.close();
    await signals.close();
    await store.close();
    log.info('closed');
  };
  let closing: Promise<void> | null = null;
  return {
    port,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
};

const openStore = async (
  { dataDir, databaseUrl, sessionSecret }: Config,
  log: Log,
  random: RandomBytes,
): Promise<{ readonly store: Store; readonly keys: Keys }> => {
  const damaged = (table: string, why: unknown): void => log.error({ err: why, table }, 'a summary cannot be read');
  if (databaseUrl === null) {
    makeDataFolder(dataDir);
    const keys = keysIn(dataDir, sessionSecret, random);
    return { store: openSqlite(databaseIn(dataDir), damaged), keys };
  }
  const store = await openPostgres(databaseUrl, {
    failed: why => log.warn({ err: why }, 'PostgreSQL'),
    damaged,
  });
  return { store, keys: await keysOf(store, sessionSecret, random) };
};

const newSignals = ({ databaseUrl, natsUrl }: Config, log: Log): Signals => {
  if (natsUrl !== null)
    return new NatsSignals(natsUrl, isConnected =>
      isConnected ? log.info('NATS is there') : log.warn('NATS is away: the log is looked at every second'),
    );
  if (databaseUrl === null) return nearSignals();
  log.warn('no NATS_URL: what other servers do is seen a second later');
  return noSignals;
};

/** Push services want to know whom to write to when something is wrong. */
const newSender = ({ pushContact, publicUrl }: Config, keys: Keys): PushSender | null => {
  const contact = pushContact ?? (publicUrl?.startsWith('https:') ? publicUrl : null);
  return contact === null ? null : pushSender(keys.push, contact);
};
