import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const WEB = join(import.meta.dirname, '..');
const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');

export const DIST = join(WEB, 'dist');

/**
 * Builds the web client into `folder` and says whether it could. A process of its own, because a build asks its environment
 * whether it is meant for people, and a test runner would answer for us.
 */
export const buildSite = (folder: string, logLevel: 'info' | 'warn' = 'info'): boolean => {
  const options = ['--outDir', folder, '--emptyOutDir', '--logLevel', logLevel];
  const env = { ...process.env, NODE_ENV: 'production' };
  return spawnSync(process.execPath, [VITE, 'build', WEB, ...options], { stdio: 'inherit', env }).status === 0;
};
