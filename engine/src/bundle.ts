import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './doors.ts';
import { fingerprint, sources } from './sources.ts';

export const BUNDLES = join(ROOT, 'engine', 'dist');
const MAKE = join(import.meta.dirname, 'make.ts');
const PATIENCE = 30_000;

/** The folder of the bundle of these sources. It is there complete or not at all, and never changes. */
export const folderOf = (print: string): string => join(BUNDLES, print);

const canMake = (): boolean => {
  try {
    createRequire(import.meta.url).resolve('rolldown');
    accessSync(existsSync(BUNDLES) ? BUNDLES : join(BUNDLES, '..'), constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** The bundle of the sources as they are now, made if need be; undefined where none can be made. */
export const freshBundle = (): string | undefined => {
  const folder = folderOf(fingerprint(sources()));
  if (existsSync(folder)) return folder;
  // A process of its own, so that a server does not keep the bundler in its memory.
  if (canMake()) spawnSync(process.execPath, [MAKE], { stdio: 'ignore', timeout: PATIENCE });
  return existsSync(folder) ? folder : undefined;
};
