import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const WEB = join(import.meta.dirname, '..');
const ROOT = join(WEB, '..');
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');

export const DIST = join(WEB, 'dist');

/** Everything that the web client is made of. */
const SOURCES = [
  ...['src', 'build', 'public', 'index.html', 'vite.config.ts', 'package.json'].map(name => join(WEB, name)),
  ...['rules', 'chance', 'bots', 'words', 'messages', 'artwork'].map(name => join(ROOT, name, 'src')),
  join(ROOT, 'package-lock.json'),
];

/**
 * Builds the web client into `folder` and says whether it could. A process of its own, because a build asks its environment
 * whether it is meant for people, and a test runner would answer for us.
 */
export const buildClient = (folder: string, logLevel: 'info' | 'warn' = 'info'): boolean => {
  const options = ['--outDir', folder, '--emptyOutDir', '--logLevel', logLevel];
  const env = { ...process.env, NODE_ENV: 'production' };
  const isBuilt = spawnSync(process.execPath, [VITE, 'build', WEB, ...options], { stdio: 'inherit', env }).status === 0;
  // Half a client would be taken for a whole one the next time.
  if (!isBuilt) rmSync(folder, { recursive: true, force: true });
  return isBuilt;
};

/** When something here last changed; a folder changes too when a file goes. */
const changedAt = (path: string): number =>
  Math.max(
    statSync(path).mtimeMs,
    ...(statSync(path).isDirectory() ? readdirSync(path).map(name => changedAt(join(path, name))) : []),
  );

/** Whether a built client is as new as what it is made of. */
export const isFresh = (folder: string, sources: readonly string[] = SOURCES): boolean => {
  const page = join(folder, 'index.html');
  return existsSync(page) && statSync(page).mtimeMs > Math.max(...sources.map(changedAt));
};
