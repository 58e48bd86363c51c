import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

interface Built {
  readonly folder: string;
  readonly bundle: Rolldown.OutputBundle;
  info(text: string): void;
  error(text: string): void;
}

/** A plugin that looks at the folder of a build when everything in it has been written. */
export const afterBuild = (name: string, look: (built: Built) => void): Plugin => {
  let folder = '';
  return {
    name: `jamaica:${name}`,
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler(_, bundle) {
        look({ folder, bundle, info: text => this.info(text), error: text => this.error(text) });
      },
    },
  };
};
