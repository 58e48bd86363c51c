import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const runs = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

/** Debian keeps a folder for each version of PostgreSQL, and puts none of them on the path. */
const DEBIAN = '/usr/lib/postgresql';

const debianFolders = (): string[] =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map(version => join(DEBIAN, version, 'bin'))
    : [];

/** Where others keep it: Homebrew, and the path. */
const elsewhere = (): string[] => {
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return status === 0 ? [stdout.trim()] : [];
};

/** The folder with the newest `initdb` and `postgres` of this machine. */
export const findPostgres = (): string | undefined =>
  [...debianFolders(), ...elsewhere()].find(folder => runs(join(folder, 'initdb')) && runs(join(folder, 'postgres')));

/** Debian puts it where only root looks. */
export const findNats = (): string | undefined => ['nats-server', '/usr/sbin/nats-server'].find(runs);
