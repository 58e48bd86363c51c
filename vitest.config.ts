import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './checks/longest-first.ts';

export default defineConfig({
  plugins: [svelte({ configFile: 'web/svelte.config.js' })],
  // Svelte's parts for browsers, also where there is none: what is shown is tested without a screen.
  resolve: { conditions: ['browser'] },
  test: {
    include: ['{rules,chance,bots,words,messages,server,cli,web,checks,bench}/**/*.test.ts'],
    // These have a configuration of their own, with a browser.
    exclude: ['**/node_modules/**', 'web/test/**'],
    setupFiles: ['checks/fast-check.ts'],
    // Property tests play hundreds of games; a minute is for a slow machine, not for a slow test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // More than there are cores: some tests mostly wait, for clocks and for servers that were killed.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
  },
});
