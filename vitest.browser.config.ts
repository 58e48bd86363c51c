import { defineConfig } from 'vitest/config';
import { LongestFirst } from './checks/longest-first.ts';

/** The browser tests: apart from the others, because they need a built site and a Chromium. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['web/test/**/*.test.ts'],
    globalSetup: ['web/test/harness/setup.ts'],
    // Whole games are played by clicking; the time is for a slow machine.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // A test mostly waits for its page, so each core can have one.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
  },
});
