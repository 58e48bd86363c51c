import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** Everything happens in here, and goes with it. */
export const LAB = mkdtempSync(join(tmpdir(), 'jamaica-packages-'));

/** Runs a command in a folder; null when all is well, otherwise what it said. */
export const runs = (cwd: string, command: string, ...args: string[]): string | null =>
  runsIn({ cwd }, command, ...args);

export const runsIn = (
  options: Pick<SpawnSyncOptions, 'cwd' | 'input' | 'env'>,
  command: string,
  ...args: string[]
): string | null => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { ...options, encoding: 'utf8' });
  return status === 0 ? null : `${error ?? ''}${stdout}${stderr}`.trim().slice(-1500);
};

export const folder = (name: string, files: Readonly<Record<string, string>> = {}): string => {
  const path = join(LAB, name);
  mkdirSync(path, { recursive: true });
  for (const [file, text] of Object.entries({ 'package.json': '{"private":true,"type":"module"}', ...files }))
    writeFileSync(join(path, file), text);
  return path;
};

export const install = (path: string, ...what: string[]): string | null =>
  runs(path, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', ...what);

export const failures: string[] = [];

/** Says how a trial ended. */
export const tried = (what: string, trouble: string | null): boolean => {
  console.log(trouble === null ? `✓ ${what}` : `✗ ${what}\n${trouble}`);
  if (trouble !== null) failures.push(what);
  return trouble === null;
};
