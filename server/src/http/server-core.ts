import type { PersonId, TableId } from '@jamaica/messages';
import { Admirals } from '../day/admiral.ts';
import { noteEnd, noteMissed } from '../day/tries.ts';
import { Harbour, type HarbourOptions } from '../harbour/harbour.ts';
import { Passkeys } from '../people/passkeys.ts';
import { type HookSender, hookSender } from '../push/hook-sender.ts';
import { tellElsewhere } from '../push/hooks.ts';
import { Turns } from '../push/turns.ts';
import { rateChange, rateMissed } from '../ratings/finished.ts';
import type { Signals } from '../signals/signals.ts';
import { Followers } from '../sockets/followers.ts';
import { Visitors } from '../sockets/visitors.ts';
import type { Allowance } from './pace.ts';
import { type Limit, newPaces } from './paces.ts';
import type { Services } from './services.ts';

type Given = Pick<Services, 'config' | 'keys' | 'log' | 'metrics' | 'store' | 'push' | 'time' | 'random'>;

/** What a server is made of, and what it stands on. */
interface Foundations extends Given, Pick<HarbourOptions, 'crew' | 'patience'> {
  readonly signals: Signals;
  /** How many bots think at a time. */
  readonly threads: number;
  readonly allowances?: Partial<Record<Limit, Allowance>>;
  /** How news is sent to addresses that people have given. */
  readonly hook?: HookSender;
}

/** A server behind its doors: the tables, those who are connected, the news to browsers and the ratings. */
export interface ServerCore {
  readonly services: Services;
  /** Goes on with every game that waits for the server. */
  start(): Promise<void>;
  /** Lets what is under way finish. */
  close(): Promise<void>;
}

export const newServerCore = ({
  signals,
  crew,
  threads,
  patience,
  allowances,
  hook = hookSender(),
  ...given
}: Foundations): ServerCore => {
  const { config, keys, log, store, time, random } = given;
  const turns = newTurns(given, hook);
  const harbour = new Harbour({
    store,
    signals,
    crew,
    threads,
    hailer: turns,
    time,
    random,
    jumped: milliseconds => {
      log.warn({ milliseconds }, 'the date of this machine has been set');
      services.visitors.greet();
    },
    ...(patience ? { patience } : {}),
    failed: (table, error) => log.error({ err: error, table }, 'a table failed'),
  });
  const services: Services = {
    ...given,
    harbour,
    admirals: new Admirals(store, harbour, error => log.error({ err: error }, 'the admiral could not sail')),
    passkeys: new Passkeys(store, keys.session, random),
    paces: newPaces(() => time.passed(), allowances),
    visitors: new Visitors(config.connectionsPerAddress),
    followers: new Followers(signals),
    now: () => time.now(),
  };
  harbour.hear(change => {
    services.followers.changed(change);
    if (change.entry.kind !== 'ended') return;
    noteEnd(store, change).catch(error => log.error({ err: error, table: change.table.id }, 'a try was not noted'));
    rateChange(store, change).catch(error => log.error({ err: error, table: change.table.id }, 'rating failed'));
  });
  return {
    services,
    async start() {
      await harbour.start();
      await rateMissed(store);
      await noteMissed(store, time);
    },
    async close() {
      turns?.close();
      await harbour.close();
    },
  };
};

const newTurns = ({ config, store, metrics, log, push, time }: Given, hook: HookSender): Turns | null => {
  const { hookHosts: hosts, publicUrl } = config;
  if (push === null) log.info('no push: neither PUSH_CONTACT nor an https PUBLIC_URL is set');
  if (push === null && hosts.length === 0) return null;
  const elsewhere =
    hosts.length === 0
      ? null
      : (person: PersonId, table: TableId) => tellElsewhere({ store, send: hook, hosts, publicUrl }, person, table);
  const failed = (error: unknown): void => log.error({ err: error }, 'push failed');
  return new Turns({ store, send: push, elsewhere, metrics, time, delay: config.pushDelay * 1000, failed });
};
