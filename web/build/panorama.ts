import { gzipSync } from 'node:zlib';
import { drawPanorama } from '@jamaica/artwork/panorama/panorama.ts';
import { PIRATES, type Pirate } from '@jamaica/words';
import type { Plugin } from 'vite';

const MODULE = 'virtual:panoramas';
const RESOLVED = `\0${MODULE}`;

/** What one panorama may weigh on its way to the player. */
const BUDGET = 22 * 1024;

const fileOf = (pirate: Pirate): string => `panorama-${pirate}.svg`;
const weight = (svg: string): number => gzipSync(svg).length;

/**
 * Draws the panoramas of the cards once, as pictures of their own: `panorama-anne.svg` in development, hashed files in
 * the build. The page learns where they are by `import panoramas from 'virtual:panoramas'`: `panoramas.anne`.
 */
export const panoramaPlugin = (): Plugin => {
  let base = '/';
  const emitted = new Map<Pirate, string>();
  const urlOf = (pirate: Pirate): string => {
    const file = emitted.get(pirate);
    return file === undefined ? JSON.stringify(base + fileOf(pirate)) : `import.meta.ROLLUP_FILE_URL_${file}`;
  };
  return {
    name: 'panorama',
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0];
        const pirate = PIRATES.find(each => path === base + fileOf(each));
        if (pirate === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(drawPanorama(pirate));
      });
    },
    buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const pirate of PIRATES) {
        const [name, svg] = [fileOf(pirate), drawPanorama(pirate)];
        const over = weight(svg) - BUDGET;
        if (over > 0) this.warn(`${name} is ${over} bytes over its budget of ${BUDGET / 1024} KB`);
        emitted.set(pirate, this.emitFile({ type: 'asset', name, source: svg }));
      }
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return undefined;
      return `export default { ${PIRATES.map(pirate => `${pirate}: ${urlOf(pirate)}`).join(', ')} };`;
    },
  };
};
