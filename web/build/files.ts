import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { emitted } from './emitted.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** How a file may be sent, best first. */
const PACKED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

export type Body = { readonly encoding: (typeof PACKED)[number]['encoding'] | 'identity'; readonly bytes: Buffer };

export type File = {
  readonly type: string;
  readonly tag: string;
  /** Its name changes with its content, so that a browser never has to ask again. */
  readonly hashed: boolean;
  /** Best first; the last one, as it is, suits everybody. */
  readonly bodies: readonly Body[];
};

export type Files = ReadonlyMap<string, File>;

const isPacked = (path: string): boolean => PACKED.some(({ ending }) => path.endsWith(ending));

/**
 * A built site by the paths it is asked for, held in memory. What is not in here is not served, whatever the path says.
 */
export const readFiles = (folder: string): Files => {
  const paths = emitted(folder);
  const read = (path: string): Buffer => readFileSync(join(folder, path));
  const file = (path: string): File => {
    const bytes = read(path);
    const packed = PACKED.filter(({ ending }) => paths.includes(path + ending));
    return {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      // Weak, because one tag stands for the packed and the plain bytes.
      tag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      hashed: path.startsWith('assets/'),
      bodies: [
        ...packed.map(({ encoding, ending }) => ({ encoding, bytes: read(path + ending) })),
        { encoding: 'identity', bytes },
      ],
    };
  };
  const files = new Map(paths.filter(path => !isPacked(path)).map(path => [`/${path}`, file(path)]));
  const page = files.get('/index.html');
  if (page) files.set('/', page);
  return files;
};
