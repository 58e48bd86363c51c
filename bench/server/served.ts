// The real server in a process of its own, for the benchmark. It answers questions about itself to whoever started it.
// Only the limits against floods are lifted: one machine plays for everybody here.
import { isFields } from '@jamaica/rules/record';
import { newLog, readConfig, startServer } from '@jamaica/server';
import { COMMITTED } from '../../server/src/store/sqlite-appends.ts';
import { part } from './part.ts';

const FREELY = { burst: 1e9, perMinute: 1e9 };

/** What a server says of itself, all of it since it started. */
export interface Vitals {
  readonly commits: number;
  /** Milliseconds that the disk took at most for 99 of 100 commits: its part in every delay. */
  readonly commit99: number;
  /** Milliseconds of a core, all threads together and the main one. */
  readonly busy: number;
  readonly main: number;
  readonly heap: number;
  readonly resident: number;
}

const REMEMBERED = 5000;
let commits = 0;
let lasted: number[] = [];
COMMITTED.subscribe(said => {
  if (!isFields(said) || typeof said.disk !== 'number') return;
  commits++;
  lasted.push(said.disk);
  if (lasted.length > 2 * REMEMBERED) lasted = lasted.slice(-REMEMBERED);
});

const vitals = (): Vitals => {
  const { user, system } = process.cpuUsage();
  const main = process.threadCpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  const commit99 = part(
    lasted.toSorted((a, b) => a - b),
    0.99,
  );
  return {
    commits,
    commit99,
    busy: (user + system) / 1000,
    main: (main.user + main.system) / 1000,
    heap: heapUsed + external,
    resident: rss,
  };
};

const [dataDir] = process.argv.slice(2);
const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, CONNECTIONS_PER_ADDRESS: '1000000' });
if (!config.ok) throw new Error(config.error.setting);
const server = await startServer(config.value, newLog('warn'), {
  allowances: {
    requestsOfAddress: FREELY,
    guestsOfAddress: FREELY,
    changesOfPerson: FREELY,
    tablesOfPerson: FREELY,
    tablesOfAddress: FREELY,
    asksOfPerson: FREELY,
  },
});
process.send?.({ port: server.port });
process.on('message', message => {
  if (message === 'rest') globalThis.gc?.();
  else if (message === 'vitals') process.send?.(vitals());
  else
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
});
