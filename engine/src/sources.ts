import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES, ROOT } from './doors.ts';

// The bundler's own files too: another way of bundling is another bundle.
const FILES = [...PACKAGES, 'engine'].map(folder => join(ROOT, folder, 'package.json'));
const FOLDERS = [
  ...PACKAGES.flatMap(folder => ['src', 'weights'].map(inside => join(ROOT, folder, inside))),
  join(ROOT, 'engine', 'src'),
];

const isSource = (name: string): boolean => /\.(?:ts|json)$/.test(name) && !name.endsWith('.test.ts');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return isSource(entry.name) ? [path] : [];
  });

/** Every file that a bundle may be made of, in a fixed order. */
export const sources = (): string[] =>
  [...FILES, ...FOLDERS.filter(folder => existsSync(folder)).flatMap(filesIn)].sort();

/**
 * One word for the content of these files: another one when any of them has changed. Their content is read, and not
 * their dates: files from an archive or another branch may be older than a bundle of other files.
 */
export const fingerprint = (files: readonly string[]): string =>
  hash('sha256', files.map(file => `${file.slice(ROOT.length)}\n${readFileSync(file, 'utf8')}`).join('\n')).slice(
    0,
    16,
  );
