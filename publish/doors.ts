import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/** A package.json as far as it is read here. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly repository?: string | { readonly type: string; readonly url: string };
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

/** What our own programs say about themselves is for nobody else. */
const OURS = ['words/page', 'words/terminal'];

/** The doors of a package that others may use: what is imported, and the source behind it without its ending. */
export const doorsOf = (folder: string): { readonly path: string; readonly file: string }[] =>
  Object.entries(readManifest(folder).exports ?? {})
    .filter(([path]) => !OURS.includes(posix.join(folder, path)))
    .map(([path, source]) => ({ path, file: source.replace(/^\.\/src\//, '').replace(/\.ts$/, '') }));
