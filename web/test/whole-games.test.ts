import type { Rules } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { openPage, type Wishes } from './harness/page.ts';
import { lay } from './laid.ts';
import { type Hand, sailHome } from './sail.ts';

interface Game {
  readonly rules: Rules;
  readonly people: readonly number[];
  readonly hand: Hand;
  readonly wishes: Wishes;
}

/** Each hand and each kind of screen once. */
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
    hand: 'keyboard',
    wishes: { viewport: 'laptop', language: 'it', reducedMotion: true },
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
];

describe('a whole game', () => {
  it.each(process.env.TEST_LONG ? [...GAMES, ...MORE] : GAMES)(
    '$rules.edition, $rules.players players, by $hand, $wishes.viewport, $wishes.language',
    async game => {
      const { rules, people, hand, wishes } = game;
      const before = lay({ rules, people, seed: `whole ${hand}` });
      const page = await openPage({ reducedMotion: false, ...wishes, path: '#table', before });
      const choices = await sailHome(page, hand);
      expect(choices).toBeGreaterThan(10);
      expect(await page.locator('[data-rematch]').count()).toBe(1);
    },
    300_000,
  );
});
