import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './checks/longest-first.ts';

const PARTS = '{rules,chance,bots,engine,words,messages,server,cli,web,checks,bench}';

/** Tests that start servers, databases and programs, each file with its own. */
const WITH_SERVERS = ['server/test/**/*.test.ts', 'cli/src/{serve,backup,migrate}.test.ts', 'checks/readmes.test.ts'];
/** Whole games by clicking, on a built site, in a browser. */
const WITH_BROWSERS = ['web/test/**/*.test.ts'];

/** What needs Vite: parts of the page. Everything else is loaded by Node itself, as it runs later, and five times as fast. */
const OF_THE_PAGE = ['web/**/*.test.ts'];
const common = {
  plugins: [svelte({ configFile: 'web/svelte.config.js' })],
  // Svelte's parts for browsers, also where there is none: what is shown is tested without a screen.
  resolve: { conditions: ['browser'] },
};

const patience = {
  // Property tests play hundreds of games; a minute is for a slow machine, not for a slow test.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    // One more than there are cores: there is always somebody who waits, for a page, a clock or a server that was killed.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'quick',
          ...patience,
          experimental: { viteModuleRunner: false },
          include: [`${PARTS}/**/*.test.ts`],
          exclude: ['**/node_modules/**', ...OF_THE_PAGE, ...WITH_SERVERS],
          setupFiles: ['checks/fast-check.ts'],
          // Pure functions have nothing to hide from each other: one start of Node serves them all.
          isolate: false,
        },
      },
      {
        ...common,
        test: {
          name: 'quick-page',
          ...patience,
          include: OF_THE_PAGE,
          exclude: ['**/node_modules/**', ...WITH_BROWSERS],
          setupFiles: ['checks/fast-check.ts'],
          isolate: false,
        },
      },
      {
        ...common,
        test: { name: 'servers', ...patience, include: WITH_SERVERS, setupFiles: ['checks/fast-check.ts'] },
      },
      {
        ...common,
        test: {
          name: 'browser',
          ...patience,
          // Whole games are played by clicking; the time is for a slow machine.
          testTimeout: 120_000,
          include: WITH_BROWSERS,
          globalSetup: ['web/test/harness/setup.ts'],
        },
      },
    ],
  },
});
