import { expect, inject, it } from 'vitest';
import { launch } from './harness/browser.ts';
import { heldAfterGames } from './pace/heap.ts';

/** Less than the record of one game takes; the browser itself keeps notes of how long things took. */
const NEXT_TO_NOTHING = 12_000;
/** What is left behind is left behind by every game; what a busy machine has not put away yet, by one of them. */
const GAMES = 4;

it('games in one tab leave nothing behind, however many they are', async () => {
  const browser = await launch();
  try {
    // All games have the same luck, so that two are compared to the kilobyte.
    const held: number[] = [];
    let grown = Infinity;
    for await (const bytes of heldAfterGames(browser, inject('address'))) {
      expect(bytes).toBeGreaterThan(500_000);
      grown = bytes - (held.at(-1) ?? -Infinity);
      if (grown < NEXT_TO_NOTHING || held.push(bytes) === GAMES) break;
    }
    expect(grown, `held after each game: ${held}`).toBeLessThan(NEXT_TO_NOTHING);
  } finally {
    await browser.close();
  }
}, 300_000);
