import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@jamaica/words';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { sentSize } from './compress.ts';
import { embeddedFiles } from './embed.ts';
import { filesOf, lettersIn } from './start/plugin.ts';

/** What of a built chunk tells which files come with it. */
type Chunk = {
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly styles: readonly string[];
};
export type Chunks = Readonly<Record<string, Chunk>>;

type Share = { readonly name: string; readonly files: readonly string[]; readonly limit: number };
type Weighed = { readonly name: string; readonly bytes: number; readonly limit: number };

/** As Vite counts: a kilobyte is a thousand bytes. */
const KB = 1000;
const FIRST_SCREEN = 60 * KB;
/** All that is asked for before somebody can play, in the language that needs most: how much, and how many files. */
export const FIRST_VISIT = 170 * KB;
export const FIRST_FILES = 15;
const CHART = 80 * KB;
const SMALL_REPLAY = 100 * KB;

/** Script and style that a browser must have before it can draw anything: the entries and what they import at once. */
export const firstScreen = (chunks: Chunks): string[] => {
  const needed = new Set<string>();
  const visit = (file: string): void => {
    if (needed.has(file) || !chunks[file]) return;
    needed.add(file);
    for (const next of chunks[file].imports) visit(next);
    for (const style of chunks[file].styles) needed.add(style);
  };
  for (const [file, { isEntry }] of Object.entries(chunks)) if (isEntry) visit(file);
  return [...needed];
};

/** The drawing of the sea chart, whatever form it was emitted in. */
const isChart = (file: string): boolean => /(?:^|\/)chart\b[^/]*$/.test(file);

export const shares = (chunks: Chunks, files: readonly string[]): Share[] => {
  const first = firstScreen(chunks);
  const later = files.filter(file => /\.(?:js|css)$/.test(file) && !first.includes(file) && !isChart(file));
  return [
    { name: 'first screen', files: first, limit: FIRST_SCREEN },
    ...LANGUAGES.map(language => ({
      name: `first visit, ${language}`,
      files: ['index.html', 'start.js', ...first, ...lettersIn(files), ...filesOf(language, files)],
      limit: FIRST_VISIT,
    })),
    ...LANGUAGES.map(language => ({
      name: `small replay, ${language}`,
      files: embeddedFiles(language),
      limit: SMALL_REPLAY,
    })),
    { name: 'chart', files: files.filter(isChart), limit: CHART },
    { name: 'later', files: later, limit: Number.POSITIVE_INFINITY },
  ];
};

const kilobytes = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

export const table = (rows: readonly Weighed[]): string =>
  rows
    .map(({ name, bytes, limit }) => {
      const budget = Number.isFinite(limit) ? ` of ${kilobytes(limit)}` : '';
      return `  ${name.padEnd(36)}${kilobytes(bytes).padStart(10)}${budget}${bytes > limit ? '  OVER BUDGET' : ''}`;
    })
    .join('\n');

/** Prints what the build weighs compressed, and fails it when something weighs more than it may. */
export const sizes = (): Plugin =>
  afterBuild('sizes', ({ folder, bundle, info, error }) => {
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    const chunks: Record<string, Chunk> = {};
    for (const [file, output] of Object.entries(bundle)) {
      if (output.type !== 'chunk') continue;
      const { imports, viteMetadata } = output;
      const isEntry = page.includes(`src="./${file}"`);
      chunks[file] = { isEntry, imports, styles: [...(viteMetadata?.importedCss ?? [])] };
    }
    const weighed = shares(chunks, Object.keys(bundle)).map(({ name, files, limit }) => {
      const each = files.map(file => ({
        name: `  ${file}`,
        bytes: sentSize(join(folder, file)),
        limit: Number.POSITIVE_INFINITY,
      }));
      return { name, limit, each, bytes: each.reduce((sum, { bytes }) => sum + bytes, 0) };
    });
    info(`compressed (brotli):\n${table(weighed.flatMap(share => [share, ...share.each]))}`);
    const over = weighed.filter(
      ({ name, bytes, limit, each }) => bytes > limit || (name.startsWith('first') && each.length > FIRST_FILES),
    );
    if (over.length > 0) error(`over budget: ${over.map(({ name }) => name).join(', ')}`);
  });
