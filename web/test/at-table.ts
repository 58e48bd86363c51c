import type { Page } from 'playwright-core';
import { FIRST_WISHES, type Wishes as Terms } from '../src/online/lobby/terms.ts';
import { openPage, type Wishes } from './harness/page.ts';
import { lay } from './laid.ts';
import { type Hand, OVER, sail } from './sail.ts';
import { settled } from './screens.ts';

/** Others think as well, and the machine may be slow. */
const PATIENCE = 120_000;

/** Opens the page; the terms are what one would open a table with. */
export const come = async (wishes: Wishes, terms: Partial<Terms> = {}): Promise<Page> => {
  const page = await openPage({
    isCoarse: true,
    ...wishes,
    stored: { ...lay(null), 'jamaica.open': JSON.stringify({ ...FIRST_WISHES, clock: 'none', ...terms }) },
  });
  page.setDefaultTimeout(PATIENCE);
  return page;
};

const nameField = (page: Page) => page.getByRole('textbox').first();

/** Somebody opens a table; its address is that of the page. */
export const host = async (name: string, terms: Partial<Terms>, wishes: Wishes = {}): Promise<Page> => {
  const page = await come({ ...wishes, path: '#open' }, terms);
  await nameField(page).fill(name);
  await page.locator('[data-open-table]').click();
  await page.locator('[data-start]').waitFor();
  return page;
};

export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Somebody comes by the link: a name, and one press. */
export const join = async (name: string, path: string, wishes: Wishes = {}): Promise<Page> => {
  const page = await come({ ...wishes, path });
  await nameField(page).fill(name);
  await page.locator('[data-sit-down]').click();
  await page.locator('[data-ready]').waitFor();
  return page;
};

/** Somebody comes by the link and finds the game under way. */
export const watch = async (path: string, wishes: Wishes = {}): Promise<Page> => {
  const page = await come({ ...wishes, path });
  await page.locator('[data-watching]').waitFor();
  return page;
};

/** Everybody is ready, and the first one sets sail. */
export const setSail = async ([first, ...others]: readonly Page[]): Promise<void> => {
  for (const page of others) await page.locator('[data-ready]').click();
  await first.locator('[data-start]:not([disabled])').click();
  for (const page of [first, ...others]) await page.locator('main.table').waitFor();
};

/** Everybody sails home until the game is over; how many choices each of them made. */
export const sailAllHome = (crew: readonly { readonly page: Page; readonly hand: Hand }[]): Promise<number[]> =>
  Promise.all(
    crew.map(async ({ page, hand }) => {
      let turn = 0;
      while (await sail(page, hand, turn, true)) turn++;
      return turn;
    }),
  );

/** Whether the person at this page is asked something. */
export const isAsked = (page: Page): Promise<boolean> =>
  page
    .locator('main.table')
    .evaluate(main => (main instanceof HTMLElement ? main.dataset.asked?.trim() !== '' : false));

/** Those at these pages choose in turn until something is true, even while nobody is asked: news takes its time. */
export const sailUntil = async (pages: readonly Page[], isThere: () => Promise<boolean>): Promise<void> => {
  for (let turn = 0, since = Date.now(); !(await isThere()); ) {
    const asked = await askedOf(pages);
    if (asked) {
      await sail(asked, 'keyboard', turn++);
      since = Date.now();
    } else if (await pages[0].locator(OVER).count()) throw new Error('the game was over before it came to that');
    else if (Date.now() - since > PATIENCE) throw new Error('nobody was asked any more');
    else await pages[0].waitForTimeout(20);
  }
};

/** Waits until one of them is asked. */
export const whoIsAsked = async (pages: readonly Page[]): Promise<Page> => {
  for (;;) {
    const asked = await askedOf(pages);
    if (asked) return asked;
    await pages[0].waitForTimeout(20);
  }
};

const askedOf = async (pages: readonly Page[]): Promise<Page | undefined> => {
  for (const page of pages) if (await isAsked(page)) return page;
  return undefined;
};

/** From now on there is no network; what was under way has come, because a browser complains of what is missed. */
export const loseNetwork = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await settled(page);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.context().setOffline(true);
};
