import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{rules,chance,bots,words,cli,web,checks,bench}/**/*.test.ts'],
    setupFiles: ['checks/fast-check.ts'],
    // Property tests play hundreds of games; a minute is for a slow machine, not for a slow test.
    testTimeout: 60_000,
    maxWorkers: '100%',
  },
});
