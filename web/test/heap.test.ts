import { expect, inject, it } from 'vitest';
import { launch } from './harness/browser.ts';
import { heldAfter } from './pace/heap.ts';

/** Less than the record of one game takes; the browser itself keeps notes of how long things took. */
const NEXT_TO_NOTHING = 12_000;

it('games in one tab leave nothing behind, however many they are', async () => {
  const browser = await launch();
  try {
    const [some, more] = await heldAfter(browser, inject('address'), [2, 4]);
    expect(some).toBeGreaterThan(500_000);
    expect((more - some) / 2).toBeLessThan(NEXT_TO_NOTHING);
  } finally {
    await browser.close();
  }
}, 300_000);
