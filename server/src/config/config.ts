import type { NewTables } from '@jamaica/messages';
import { ok, type Result, refused } from '@jamaica/rules';

/** Everything that can be set from outside, and what it is otherwise. */
export const SETTINGS = {
  PORT: { otherwise: '8080', means: 'The port to listen on; 0 is any free one' },
  HOST: { otherwise: '', means: 'The address to listen on; empty: all of them' },
  DATA_DIR: { otherwise: 'data', means: 'The folder for the database and the keys' },
  DATABASE_URL: {
    otherwise: '',
    means: 'PostgreSQL for several servers, such as postgres://jamaica:password@db/jamaica; empty: SQLite in DATA_DIR',
  },
  NATS_URL: {
    otherwise: '',
    means: 'NATS between several servers, such as nats://nats:4222, several with commas; empty: they look every second',
  },
  PUBLIC_URL: {
    otherwise: '',
    means: 'Where people reach this server, such as https://jamaica.example; empty: wherever a request says',
  },
  SESSION_SECRET: {
    otherwise: '',
    means: 'Signs the cookies, at least 32 characters; empty: made once and kept in DATA_DIR or the database',
  },
  TRUST_PROXY: {
    otherwise: '0',
    means: 'How many proxies stand in front, whose X-Forwarded-For and -Proto are believed',
  },
  WEB_DIR: { otherwise: '', means: 'The built web client; empty: web/dist beside the server' },
  LOG_LEVEL: { otherwise: 'info', means: 'trace, debug, info, warn, error, fatal or silent' },
  METRICS_TOKEN: {
    otherwise: '',
    means: 'What /metrics wants as Bearer token; empty: nothing, and only this machine may ask',
  },
  BOT_THREADS: { otherwise: '', means: 'Threads in which bots think; empty: one less than there are cores' },
  CONNECTIONS_PER_ADDRESS: {
    otherwise: '50',
    means: 'Sockets that one address may have open, and a tenth of all its connections',
  },
  PUSH_CONTACT: {
    otherwise: '',
    means: 'A mailto: or https: address for the push services; empty: no push unless PUBLIC_URL is https',
  },
  PUSH_DELAY: { otherwise: '20', means: 'Seconds a player is given before their browser is sent news' },
  HOOK_HOSTS: {
    otherwise: '',
    means: 'Hosts to which people may have their turns told, such as ntfy.sh,discord.com; empty: to none',
  },
} as const satisfies Record<string, { readonly otherwise: string; readonly means: string }>;

type Setting = keyof typeof SETTINGS;

export interface Config {
  readonly port: number;
  readonly host: string | null;
  readonly dataDir: string;
  /** Null: SQLite in the data folder, for one server. */
  readonly databaseUrl: string | null;
  readonly natsUrl: string | null;
  /** An origin, without a slash at its end; null: the one that a request names. */
  readonly publicUrl: string | null;
  readonly sessionSecret: string | null;
  readonly proxies: number;
  readonly webDir: string | null;
  readonly logLevel: string;
  readonly metricsToken: string | null;
  readonly botThreads: number | null;
  readonly connectionsPerAddress: number;
  readonly pushContact: string | null;
  readonly pushDelay: number;
  /** Hosts that news may be sent to at somebody's wish. */
  readonly hookHosts: readonly string[];
  /** By which book tables begin, unless whoever opens one wants another. */
  readonly newTables: NewTables;
}

/** A setting that makes no sense, and what it should be. */
export interface ConfigFault {
  readonly setting: Setting;
  readonly expected: string;
}

class Unfit extends Error {
  readonly fault: ConfigFault;

  constructor(fault: ConfigFault) {
    super(fault.setting);
    this.fault = fault;
  }
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const SHORTEST_SECRET = 32;

/** Reads the environment, or says which setting makes no sense. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Result<Config, ConfigFault> => {
  const text = (setting: Setting): string => environment[setting] || SETTINGS[setting].otherwise;
  const orNull = (setting: Setting): string | null => text(setting) || null;
  const unfit = (setting: Setting, expected: string): never => {
    throw new Unfit({ setting, expected });
  };
  const whole = (setting: Setting, least: number, most: number): number => {
    const number = Number(text(setting));
    const fits = Number.isInteger(number) && number >= least && number <= most;
    return fits ? number : unfit(setting, `a whole number from ${least} to ${most}`);
  };
  const oneOf = (setting: Setting, fits: (value: string) => boolean, expected: string): string | null =>
    text(setting) === '' || fits(text(setting)) ? orNull(setting) : unfit(setting, expected);
  const hosts = (setting: Setting): readonly string[] => {
    const all = text(setting)
      .split(',')
      .map(each => each.trim().toLowerCase())
      .filter(Boolean);
    return all.every(isHost) ? all : unfit(setting, 'names of hosts such as ntfy.sh,discord.com');
  };
  try {
    const publicUrl = oneOf('PUBLIC_URL', isOrigin, 'an origin such as https://jamaica.example');
    const databaseUrl = oneOf('DATABASE_URL', isPostgres, 'an address such as postgres://jamaica:password@db/jamaica');
    const natsUrl = oneOf('NATS_URL', isNats, 'an address such as nats://nats:4222');
    // Servers with a database each have nothing to tell each other.
    if (natsUrl !== null && databaseUrl === null) unfit('NATS_URL', 'empty, unless DATABASE_URL is set');
    return ok({
      port: whole('PORT', 0, 65_535),
      host: orNull('HOST'),
      dataDir: text('DATA_DIR'),
      databaseUrl,
      natsUrl,
      publicUrl: publicUrl && new URL(publicUrl).origin,
      sessionSecret: oneOf('SESSION_SECRET', isLong, `at least ${SHORTEST_SECRET} characters`),
      proxies: whole('TRUST_PROXY', 0, 10),
      webDir: orNull('WEB_DIR'),
      logLevel: oneOf('LOG_LEVEL', level => LOG_LEVELS.includes(level), LOG_LEVELS.join(', ')) ?? 'info',
      metricsToken: orNull('METRICS_TOKEN'),
      botThreads: text('BOT_THREADS') === '' ? null : whole('BOT_THREADS', 1, 256),
      connectionsPerAddress: whole('CONNECTIONS_PER_ADDRESS', 1, 1_000_000),
      pushContact: oneOf('PUSH_CONTACT', isContact, 'a mailto: or https: address'),
      pushDelay: whole('PUSH_DELAY', 0, 86_400),
      hookHosts: hosts('HOOK_HOSTS'),
      newTables: { edition: '2021' },
    });
  } catch (error) {
    if (error instanceof Unfit) return refused(error.fault);
    throw error;
  }
};

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && url.search === '';
};
const isPostgres = (text: string): boolean => ['postgres:', 'postgresql:'].includes(URL.parse(text)?.protocol ?? '');
const isNats = (text: string): boolean =>
  text.split(',').every(each => ['nats:', 'tls:'].includes(URL.parse(each)?.protocol ?? ''));
const isContact = (text: string): boolean => /^(?:mailto:.+@.+|https:\/\/.+)$/.test(text);
// As an address writes it; a bare IP number is refused.
const isHost = (text: string): boolean =>
  URL.parse(`https://${text}/`)?.host === text && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(text);
const isLong = (text: string): boolean => text.length >= SHORTEST_SECRET;
