import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { emitted } from './emitted.ts';

/** One short word for the content of all these files: it changes when any of them does. */
const version = (folder: string, files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
};

/**
 * Builds the service worker to `/sw.js` after everything else, because it carries the list of everything else. It is a
 * build of its own: a worker that shared a chunk with the page would have to fetch it before it could answer.
 */
export const precache = (worker: string): Plugin => {
  let root = '';
  let folder = '';
  let target: string | string[] | false = false;
  return {
    name: 'jamaica:precache',
    apply: 'build',
    configResolved: config => {
      root = config.root;
      folder = resolve(root, config.build.outDir);
      target = config.build.target;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = emitted(folder).filter(file => !file.endsWith('.map'));
        await build({
          configFile: false,
          root,
          mode: 'production',
          logLevel: 'warn',
          publicDir: false,
          define: { PRECACHE: JSON.stringify({ version: version(folder, files), files }) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            target,
            rolldownOptions: { input: resolve(root, worker), output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        });
      },
    },
  };
};
