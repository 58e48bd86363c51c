import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from './harness/page.ts';
import { type Laid, lay, nearHome } from './laid.ts';

interface Drawn {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What is drawn of each ship, without the room around it. */
const shipsOn = (page: Page): Promise<readonly Drawn[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.moored svg')].map(ship => {
      const parts = [...ship.querySelectorAll('path, circle, rect')].map(part => part.getBoundingClientRect());
      return {
        left: Math.min(...parts.map(({ left }) => left)),
        right: Math.max(...parts.map(({ right }) => right)),
        top: Math.min(...parts.map(({ top }) => top)),
        bottom: Math.max(...parts.map(({ bottom }) => bottom)),
      };
    }),
  );

const open = async (laid: Laid): Promise<readonly Drawn[]> => {
  const page = await openPage({ path: '#table', viewport: 'desktop', stored: lay(laid) });
  await page.locator('.target[data-die], .card.open[data-card], [data-option]').first().waitFor();
  // The board may come a moment after the question.
  await page.locator('.moored svg').first().waitFor();
  return shipsOn(page);
};

const area = ({ left, right, top, bottom }: Drawn): number => Math.max(0, right - left) * Math.max(0, bottom - top);

/** How much of the smaller of two ships at most lies over the other. */
const hidden = (one: Drawn, other: Drawn): number => {
  const common =
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  return common / Math.min(area(one), area(other));
};

const pairs = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, index) => all.slice(index + 1).map(other => [one, other] as const));

it.each([3, 4, 5, 6] as const)('%i ships in the harbour do not hide each other', async players => {
  const ships = await open({ rules: { edition: '2021', players, ghost: false }, people: [0], seed: 'six' });
  expect(ships).toHaveLength(players);
  for (const [one, other] of pairs(ships)) expect(hidden(one, other)).toBeLessThan(0.05);
});

it('a ship that has a space to itself is 45 to 55 pixels wide on a desktop', async () => {
  const ships = await open(
    nearHome({ rules: { edition: '2021', players: 4, ghost: false }, people: [0], seed: 'pace' }),
  );
  for (const { left, right } of ships) {
    expect(right - left).toBeGreaterThanOrEqual(45);
    expect(right - left).toBeLessThanOrEqual(55);
  }
});
