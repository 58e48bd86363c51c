import { expect, inject, it } from 'vitest';
import { launch } from './harness/browser.ts';
import { heldAfter } from './pace/heap.ts';

/** Less than the record of one game takes; the browser itself keeps notes of how long things took. */
const NEXT_TO_NOTHING = 12_000;

it('games in one tab leave nothing behind, however many they are', async () => {
  const browser = await launch();
  try {
    // All games have the same luck, so that two are compared to the kilobyte.
    const [one, two] = await heldAfter(browser, inject('address'), [1, 2]);
    expect(one).toBeGreaterThan(500_000);
    expect(two - one).toBeLessThan(NEXT_TO_NOTHING);
  } finally {
    await browser.close();
  }
}, 300_000);
