import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files under `folder`, from there, with `/` on every platform and in a fixed order. */
export const emitted = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
