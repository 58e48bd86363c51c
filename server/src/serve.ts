import { flushCompileCache } from 'node:module';
import { isIPv6 } from 'node:net';
import { ok, type Result, refused } from '@jamaica/rules';
import { isFields } from '@jamaica/rules/record';
import type { Config } from './config/config.ts';
import { NoDataFolder } from './config/data-folder.ts';
import { KeysDamaged } from './config/keys.ts';
import { type Running, startServer } from './http/server.ts';
import { newLog } from './logs/log.ts';
import { isEverywhere, nearUrls } from './near.ts';

/** Why a server cannot open where it was told to. */
export type NoBerth = 'port-taken' | 'port-forbidden' | 'no-such-host' | 'no-such-folder' | 'keys-damaged';

/** Where a server has opened. */
export interface Opened {
  readonly url: string;
  /** Where telephones in the same network reach it, the likeliest first. */
  readonly near: readonly string[];
}

/** Runs the server until the process is told to end (SIGINT or SIGTERM; told twice, it ends at once). */
export const serve = async (config: Config, opened: (at: Opened) => void): Promise<Result<void, NoBerth>> => {
  const running = await open(config);
  if (!running.ok) return running;
  const { port } = running.value;
  opened({
    url: config.publicUrl ?? `http://${hostShown(config.host)}:${port}`,
    near: config.publicUrl === null && isEverywhere(config.host) ? nearUrls(port) : [],
  });
  // Cached now for the next start: a server may be killed without warning.
  flushCompileCache();
  await new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  await running.value.close();
  return ok(undefined);
};

const open = async (config: Config): Promise<Result<Running, NoBerth>> => {
  try {
    return ok(await startServer(config, newLog(config.logLevel)));
  } catch (error) {
    const why = whyNot(error);
    if (why === null) throw error;
    return refused(why);
  }
};

const whyNot = (error: unknown): NoBerth | null => {
  if (error instanceof KeysDamaged) return 'keys-damaged';
  if (error instanceof NoDataFolder) return 'no-such-folder';
  if (!isFields(error)) return null;
  switch (error.code) {
    case 'EADDRINUSE':
      return 'port-taken';
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return 'no-such-host';
    case 'EACCES':
      return error.syscall === 'listen' ? 'port-forbidden' : null;
    default:
      return null;
  }
};

const hostShown = (host: string | null): string => {
  if (host === null || isEverywhere(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
};
