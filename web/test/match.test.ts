import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from './harness/page.ts';
import { asks, lay, nearHome } from './laid.ts';
import { sail, sailHome } from './sail.ts';

const FOUR = { edition: '2021', players: 4, ghost: false } as const;

/** How strong the bots of the game are that is kept. */
const skills = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { berths } = JSON.parse(localStorage.getItem('jamaica.table') ?? '{}');
    return berths.flatMap((berth: { skill?: number }) => berth.skill ?? []);
  });

const kept = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('jamaica.match') ?? '{}').skill);

it('a newcomer meets bots of their own strength, beginning with deckhands', async () => {
  const page = await openPage({ path: '#new', stored: lay(null) });
  await page.locator('[data-skill="0.00"]', { hasText: 'As strong as you: deckhand' }).waitFor();
  const chosen = await page.locator('select').evaluateAll((all: HTMLSelectElement[]) => all.map(({ value }) => value));
  expect(chosen).toEqual(expect.arrayContaining(['match', 'match', 'match']));
  await page.locator('[data-begin]').click();
  await page.locator('.card, [data-asked]').first().waitFor();
  expect(await skills(page)).toEqual([0, 0, 0]);
});

it('a bot speaks when its style shows', async () => {
  const laid = { rules: FOUR, people: [0], seed: 'match', skill: 1, until: asks(0, 'card', 4) };
  const page = await openPage({ path: '#table', isCoarse: true, stored: lay(laid, { speed: 'fast' }) });
  // Within a round or two somebody attacks, takes the lead, or finds a treasure.
  const talk = page.locator('[data-talk]').first().innerText({ timeout: 100_000 });
  let isHeard = false;
  void talk.then(() => {
    isHeard = true;
  });
  for (let choice = 0; !isHeard; choice++) expect(await sail(page, 'mouse', choice)).toBe(true);
  expect(await talk).toMatch(/^(Mary|Samuel|John)\b/);
});

it('the end says how strong the bots will be, and in the next race they are', async () => {
  const laid = nearHome({ rules: FOUR, people: [0], seed: 'match', skill: 1 });
  const page = await openPage({ path: '#table', isCoarse: true, stored: lay(laid) });
  await sailHome(page, 'mouse');
  const end = page.locator('[data-next-time]');
  await end.waitFor();
  const to = await kept(page);
  expect([0.925, 1.225].some(place => Math.abs(place - to) < 1e-9)).toBe(true);
  expect(await end.getAttribute('data-next-time')).toBe(to > 1 ? 'stronger' : 'gentler');
  await end.getByText(to > 1 ? 'a little stronger' : 'a little easier').waitFor();
  expect(await end.locator('[data-skill]').getAttribute('data-skill')).toBe(to.toFixed(2));
  await page.locator('[data-rematch]').click();
  await page.locator('[data-rematch]').waitFor({ state: 'detached' });
  expect(await skills(page)).toEqual([to, to, to]);
});
