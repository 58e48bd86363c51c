// `node server/src/main.ts`: the server, until it is told to end.
// `node server/src/main.ts backup FILE`: a copy of the database, also while the server is running.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from './config/config.ts';
import { startServer } from './http/server.ts';
import { newLog } from './logs/log.ts';
import { openSqlite } from './store/sqlite.ts';

const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const backup = async ({ dataDir }: Config, path: string): Promise<void> => {
  const database = join(dataDir, 'jamaica.db');
  if (!existsSync(database)) stop(`There is no database in ${dataDir}.`);
  if (existsSync(path)) stop(`${path} is there already.`);
  const store = openSqlite(database);
  await store.backup(path);
  await store.close();
};

const serve = async (config: Config): Promise<void> => {
  const log = newLog(config.logLevel);
  const running = await startServer(config, log).catch(error => {
    if (isTaken(error)) return stop(`Something else is using port ${config.port}. Choose another one with PORT.`);
    throw error;
  });
  const end = (): void => {
    running.close().then(
      () => process.exit(0),
      error => {
        log.error({ err: error }, 'did not close well');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
};

const config = readConfig(process.env);
const [command, path] = process.argv.slice(2);
if (!config.ok) stop(`${config.error.setting} must be ${config.error.expected}.`);
else if (command === undefined) await serve(config.value);
else if (command === 'backup' && path !== undefined) await backup(config.value, path);
else stop('Usage: node server/src/main.ts [backup FILE]');
