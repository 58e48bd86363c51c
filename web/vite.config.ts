import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { chartPlugin } from './build/chart.ts';
import { compress } from './build/compress.ts';
import { embed } from './build/embed.ts';
import { floorCheck } from './build/floor/check.ts';
import { TARGETS } from './build/floor/floor.ts';
import { languages } from './build/languages.ts';
import { panoramaPlugin } from './build/panorama.ts';
import { pieces } from './build/pieces.ts';
import { precache } from './build/precache.ts';
import { sizes } from './build/sizes.ts';
import { startPlugin } from './build/start/plugin.ts';

/** The library that writes films, as one file. */
const MEDIABUNNY = join(import.meta.dirname, '..', 'node_modules', 'mediabunny', 'dist', 'bundles', 'mediabunny.mjs');

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  // The last five work on what was written, in this order.
  plugins: [
    svelte(),
    languages(),
    chartPlugin(),
    panoramaPlugin(),
    startPlugin(),
    embed(),
    precache('src/app/offline/service-worker.ts'),
    floorCheck(),
    compress(),
    sizes(),
  ],
  // The sizes that count are printed by a plugin of ours, and nobody waits long for a build.
  build: {
    target: TARGETS,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Our packages do nothing by being imported: using one name of theirs does not bring in all the rest.
      treeshake: { moduleSideEffects: id => !/\/(?:rules|chance|bots|words|messages|artwork)\/src\//.test(id) },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: pieces(import.meta.dirname) }] },
      },
    },
  },
  // One file, and not hundreds: grouped, its classes would be made before those that they extend.
  resolve: { alias: { mediabunny: MEDIABUNNY } },
  worker: { format: 'es' },
  // While the page is being changed, tables online are those of a server beside it: `npx jamaica serve`.
  server: {
    proxy: { '/api': { target: 'http://localhost:8080' }, '/socket': { target: 'ws://localhost:8080', ws: true } },
  },
});
