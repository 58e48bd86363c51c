import type { Rules } from '@jamaica/rules';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, type Wishes } from './harness/page.ts';
import { lay, nearHome } from './laid.ts';
import { type Hand, sailHome } from './sail.ts';

interface Game {
  readonly rules: Rules;
  readonly people: readonly number[];
  readonly hand: Hand;
  readonly wishes: Wishes;
  /** Whether letters are twice as large. */
  readonly isLarge?: boolean;
  /** Whether the system chooses the colours. */
  readonly isForced?: boolean;
}

/** Each hand and each kind of screen once: by day the last stretch, for the whole way is sailed online and by ear. */
const GAMES: readonly Game[] = [
  {
    rules: { edition: '2021', players: 2, ghost: true },
    people: [0],
    hand: 'mouse',
    wishes: { viewport: 'desktop', language: 'en' },
  },
  {
    rules: { edition: '2007', players: 6, ghost: false },
    people: [0],
    hand: 'finger',
    wishes: { viewport: 'phone', language: 'uk', theme: 'night' },
  },
  {
    rules: { edition: '2021', players: 3, ghost: false },
    people: [0, 1, 2],
    hand: 'switch',
    wishes: { viewport: 'laptop', language: 'it', reducedMotion: true },
    isLarge: true,
    isForced: true,
  },
];

/** At night, in other languages. */
const MORE: readonly Game[] = [
  {
    rules: { edition: '2007', players: 2, ghost: true },
    people: [1],
    hand: 'keyboard',
    wishes: { viewport: 'laptop', language: 'fr', reducedMotion: true },
  },
  {
    rules: { edition: '2021', players: 6, ghost: false },
    people: [2],
    hand: 'mouse',
    wishes: { viewport: 'laptop', language: 'ru', theme: 'night' },
  },
  {
    rules: { edition: '2021', players: 4, ghost: false },
    people: [0],
    hand: 'switch',
    wishes: { viewport: 'desktop', language: 'uk', reducedMotion: true },
  },
  {
    rules: { edition: '2007', players: 3, ghost: false },
    people: [0],
    hand: 'mouse',
    wishes: { viewport: 'desktop', language: 'en', reducedMotion: true },
    isForced: true,
  },
  {
    rules: { edition: '2021', players: 3, ghost: true },
    people: [0],
    hand: 'keyboard',
    wishes: { viewport: 'desktop', language: 'fr', reducedMotion: true },
    isLarge: true,
  },
];

/** As somebody sets it in the browser: all letters twice as large, and the page as wide as before. */
const enlarge = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
};

describe('a whole game', () => {
  it.each(process.env.TEST_LONG ? [...GAMES, ...MORE] : GAMES)(
    '$rules.edition, $rules.players players, by $hand, $wishes.viewport, $wishes.language',
    async game => {
      const { rules, people, hand, wishes, isLarge, isForced } = game;
      const stored = lay(nearHome({ rules, people, seed: `whole ${hand}` }));
      const page = await openPage({
        reducedMotion: false,
        isCoarse: true,
        ...wishes,
        path: '#table',
        stored,
        isOwn: isLarge ?? false,
      });
      if (isForced) await page.emulateMedia({ forcedColors: 'active' });
      if (isLarge) await enlarge(page);
      const choices = await sailHome(page, hand);
      expect(choices).toBeGreaterThan(4);
      expect(await page.locator('[data-rematch]').count()).toBe(1);
    },
    300_000,
  );
});
