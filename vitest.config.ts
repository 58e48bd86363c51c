import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './checks/longest-first.ts';

// Programs and threads that tests start by the hundred find the sources as the first of them left them, without their types.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled');

const PARTS = '{rules,chance,bots,engine,words,messages,server,cli,artwork,web,checks,bench,almanac}';

/** Tests that start servers, databases and programs, each file with its own. */
const WITH_SERVERS = [
  'server/test/**/*.test.ts',
  'cli/src/{serve,backup,migrate,completion,program}.test.ts',
  'engine/src/bundle.test.ts',
  'cli/build/man-page.test.ts',
  'checks/{readmes,python}.test.ts',
  'docs/build/site.test.ts',
];
/** Whole games by clicking, on a built site, in a browser. */
const WITH_BROWSERS = ['web/test/**/*.test.ts'];

/** What needs Vite: parts of the page. Everything else is loaded by Node itself, as it runs later, and five times as fast. */
const OF_THE_PAGE = ['web/**/*.test.ts'];
const common = {
  plugins: [svelte({ configFile: 'web/svelte.config.js' })],
  // Svelte's parts for browsers, even where there is none: what is shown is tested without a screen.
  resolve: { conditions: ['browser'] },
};

/** The parts below the page come to it as Node loads them: compiled for Vite, the engine takes five times as long. */
const below = ['rules', 'chance', 'bots', 'words', 'messages', 'server'].map(part => join(import.meta.dirname, part));
const engine = { server: { deps: { external: below.map(folder => new RegExp(`^${RegExp.escape(folder)}`)) } } };

const native = { experimental: { viteModuleRunner: false } };

const patience = {
  // Property tests play hundreds of games; a minute is for a slow machine, not for a slow test.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    // Vitest itself leaves one core free, but there is always somebody who waits, for a page, a clock or a server that was killed.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'quick',
          ...patience,
          ...native,
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
          ...engine,
          include: OF_THE_PAGE,
          exclude: ['**/node_modules/**', ...WITH_BROWSERS],
          setupFiles: ['checks/fast-check.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'servers',
          ...patience,
          ...native,
          include: WITH_SERVERS,
          setupFiles: ['checks/fast-check.ts'],
          // What is loaded once serves all files: a quarter less to do.
          isolate: false,
        },
      },
      {
        ...common,
        test: {
          name: 'browser',
          ...patience,
          ...engine,
          // Whole games are played by clicking; the time is for a slow machine.
          testTimeout: 120_000,
          include: WITH_BROWSERS,
          // Every visitor is somebody new; the browser they come with need not be.
          isolate: false,
          globalSetup: ['web/test/harness/setup.ts'],
        },
      },
    ],
  },
});
