import { createHash } from 'node:crypto';
import { globSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.conf': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.py': 'text/plain; charset=utf-8',
  '.service': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.yaml': 'text/plain; charset=utf-8',
};

/** How a file may be sent, best first. */
const PACKED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

interface Body {
  readonly encoding: (typeof PACKED)[number]['encoding'] | 'identity';
  readonly bytes: Buffer;
}

export interface File {
  readonly type: string;
  readonly tag: string;
  /** Whether a browser has to ask again, and when. */
  readonly cache: string;
  /** Best first; the last one, as it is, suits everybody. */
  readonly bodies: readonly Body[];
}

export type Files = ReadonlyMap<string, File>;

const DAY = 24 * 60 * 60;

const cacheOf = (path: string): string => {
  // Their names change with their content.
  if (path.startsWith('assets/')) return `public, max-age=${365 * DAY}, immutable`;
  // The icon of the page changes with every turn, even while there is no network.
  return path.startsWith('icons/') ? `public, max-age=${DAY}` : 'no-cache';
};

/**
 * A built site by the paths it is asked for, held in memory. What is not in here is not served, whatever a path says. The
 * folder may be a link to another one; links inside it are left out, because they may lead anywhere.
 */
export const readFiles = (folder: string, cache = cacheOf): Files => {
  const root = realpathSync(folder);
  const isHere = (path: string): boolean => lstatSync(path).isFile() && realpathSync(path) === path;
  const paths = globSync('**/*', { cwd: root })
    .filter(path => isHere(join(root, path)))
    .map(path => path.replaceAll('\\', '/'));
  const read = (path: string): Buffer => readFileSync(join(folder, path));
  const file = (path: string): File => {
    const bytes = read(path);
    const packed = PACKED.filter(({ ending }) => paths.includes(path + ending));
    return {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      // Weak, because one tag stands for the packed and the plain bytes.
      tag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      cache: cache(path),
      bodies: [
        ...packed.map(({ encoding, ending }) => ({ encoding, bytes: read(path + ending) })),
        { encoding: 'identity', bytes },
      ],
    };
  };
  const plain = paths.filter(path => !PACKED.some(({ ending }) => path.endsWith(ending)));
  return new Map(plain.map(path => [`/${path}`, file(path)]));
};

/** The best form of a file that the browser can unpack. `br;q=0` is how a browser says no to one. */
export const bodyFor = ({ bodies }: File, accepted: string): Body => {
  const encodings = accepted
    .split(',')
    .map(one => one.trim())
    .filter(one => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map(one => one.split(';')[0]);
  return bodies.find(({ encoding }) => encodings.includes(encoding)) ?? bodies[bodies.length - 1];
};

export const isKnown = ({ tag }: File, tags: string): boolean =>
  tags.split(',').some(each => each.trim() === '*' || each.trim() === tag);
