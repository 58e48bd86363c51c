import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { chartPlugin } from './build/chart.ts';
import { compress } from './build/compress.ts';
import { panoramaPlugin } from './build/panorama.ts';
import { precache } from './build/precache.ts';
import { sizes } from './build/sizes.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  // The last three work on what was written, in this order.
  plugins: [svelte(), chartPlugin(), panoramaPlugin(), precache('src/offline/service-worker.ts'), compress(), sizes()],
  // The sizes that count are printed by a plugin of ours, and nobody waits long for a build.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  worker: { format: 'es' },
  // While the page is being changed, tables online are those of a server beside it: `npx jamaica serve`.
  server: {
    proxy: { '/api': { target: 'http://localhost:8080' }, '/socket': { target: 'ws://localhost:8080', ws: true } },
  },
});
