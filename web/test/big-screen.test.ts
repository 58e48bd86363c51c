import type { Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { launchFirefox } from './harness/firefox.ts';
import { openPage, type Wishes } from './harness/page.ts';
import { VIEWPORTS } from './harness/visit.ts';
import { keep } from './harness/visitors.ts';
import { lay } from './laid.ts';
import { OVER, sail } from './sail.ts';

const PATIENCE = 120_000;
const NIGHT = 3 * 60 * 60 * 1000;
const TELEVISION = { width: 1280, height: 720 };
const NAMES = ['Kate', 'Bram', 'Rémy', 'Zoë', 'Olha', 'Piotr'];

/** A home network: plain HTTP, under a name that no browser trusts. */
const come = async (wishes: Wishes): Promise<Page> => {
  const address = inject('address').replace('127.0.0.1', 'jamaica.test');
  const page = await openPage({ address, isCoarse: true, stored: lay(null), ...wishes });
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  return page;
};

/** The table on the big screen, and where the code that is shown there leads: nobody here has a camera. */
const bigScreen = async (players: number): Promise<{ readonly screen: Page; readonly link: string }> => {
  const screen = await come({ path: '#screen', viewport: TELEVISION });
  await screen.getByRole('radio', { name: String(players), exact: true }).check({ force: true });
  await screen.locator('[data-open-screen]').click();
  await screen.locator('[data-qr]').waitFor();
  return { screen, link: (await screen.locator('[data-link]').getAttribute('data-link')) ?? '' };
};

/** Two taps: the name, and the first pirate who is free. Firefox on a desktop makes no clicks of taps. */
const sitDown = async (page: Page, name: string, by: 'tap' | 'click' = 'tap'): Promise<void> => {
  await page.getByRole('textbox').fill(name);
  await page.locator('[data-named]')[by]();
  await page.locator('[data-pirate]:not([disabled])').first()[by]();
  await page.locator('[data-rise]').waitFor();
};

const phone = async (link: string, name: string, wishes: Wishes = {}): Promise<Page> => {
  const page = await come({ path: link, viewport: 'phone', ...wishes });
  await sitDown(page, name);
  return page;
};

const setSail = async (phones: readonly Page[]): Promise<void> => {
  await phones[0].locator('[data-start]:not([disabled])').tap();
  for (const page of phones) await page.locator('main.phone').waitFor();
};

const askedOf = async (page: Page): Promise<string> =>
  (await page.locator('main.phone').getAttribute('data-asked'))?.trim() ?? '';

/** Whoever is asked answers, until something is true. */
const sailUntil = async (phones: readonly Page[], isThere: () => Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + PATIENCE;
  for (let turn = 0; !(await isThere()); turn++) {
    if (Date.now() > deadline) throw new Error('it did not come to that');
    const asked = await Promise.all(phones.map(askedOf));
    const first = phones.find((_, index) => asked[index] !== '');
    if (first) await sail(first, 'keyboard', turn, true);
    else await phones[0].waitForTimeout(30);
  }
};

const roundOn = async (screen: Page): Promise<number> =>
  Number(await screen.locator('.race').getAttribute('data-round'));

it(
  'a living room over plain HTTP: two taps to a seat, a telephone for two, a remote control, and one that is lost and replaced',
  async () => {
    const { screen, link } = await bigScreen(4);
    const kate = await phone(link, 'Kate');
    const bram = await phone(link, 'Bram', { language: 'uk' });
    await kate.locator('[data-more]').tap();
    await kate.locator('[data-one-more]').tap();
    await sitDown(kate, 'Zoë');
    await expect.poll(() => screen.locator('.crew li b').allInnerTexts()).toEqual(['Kate', 'Bram', 'Zoë']);
    await setSail([kate, bram]);
    await sailUntil([kate, bram], async () => (await roundOn(screen)) >= 2);

    // Nothing of anybody's cards is on the big screen, nothing can be chosen there, and it says what happens.
    expect(await screen.locator('[data-card], [data-option], .target').count()).toBe(0);
    expect(await screen.locator('[data-caption]').innerText()).not.toBe('');

    // Bram's telephone dies. Another one asks for the seat; all see the code, and the host, who sat down first, says yes.
    await bram.context().close();
    const other = await come({ path: link, viewport: 'phone' });
    await other.locator('[data-claim-seat="1"]').tap();
    const code = await other.locator('[data-own-code]').innerText();
    await screen.locator(`[data-claim="${code}"]`).waitFor();
    await sailUntil([kate], async () => (await kate.locator(`[data-give="${code}"]`).count()) > 0);
    await kate.locator(`[data-give="${code}"]`).tap();
    await other.locator('main.phone').waitFor();
    expect(await screen.locator('[data-claim]').count()).toBe(0);
    await sailUntil([kate, other], async () => (await askedOf(other)).includes('card'));

    // A thought is shown on the big screen only when its owner allows it.
    const looked = other.locator('.card.open[data-card]').first();
    await looked.tap();
    await other.locator('[data-confirm]').waitFor();
    expect(await screen.locator('[data-thought]').count()).toBe(0);
    await other.locator('[data-more]').tap();
    await other.locator('dialog[open] [role=switch]').first().tap();
    await screen.locator('[data-thought]').waitFor();
  },
  PATIENCE * 2,
);

it(
  'the remote control is in the hand of whoever sat down first: the screen pauses, and speaks another language',
  async () => {
    const { screen, link } = await bigScreen(2);
    const kate = await phone(link, 'Kate');
    const bram = await phone(link, 'Bram');
    await setSail([kate, bram]);
    await bram.locator('[data-more]').tap();
    await bram.locator('dialog[open]').waitFor();
    expect(await bram.locator('[data-remote]').count()).toBe(0);
    await kate.locator('[data-more]').tap();
    await kate.locator('[data-remote] [data-pause]').tap();
    await screen.locator('[data-paused]').waitFor();
    await kate.locator('[data-remote] [data-pause]').tap();
    await expect.poll(() => screen.locator('[data-paused]').count()).toBe(0);
    await kate.locator('[data-remote]').getByRole('radio', { name: 'Italiano' }).check({ force: true });
    await expect.poll(() => screen.evaluate(() => document.documentElement.lang)).toBe('it');
    expect(await kate.evaluate(() => document.documentElement.lang)).toBe('en');
  },
  PATIENCE,
);

const sailHome = async (screen: Page, phones: readonly Page[]): Promise<void> => {
  await setSail(phones);
  await Promise.all(
    phones.map(async page => {
      for (let turn = 0; await sail(page, 'keyboard', turn, true); turn++);
    }),
  );
  await screen.locator('.end').getByRole('dialog').waitFor();
};

it.each(process.env.TEST_LONG ? ['Firefox'] : [])(
  'a telephone with %s finishes a game beside one with Chromium',
  async () => {
    const firefox = await launchFirefox();
    onTestFinished(() => firefox.close());
    const { screen, link } = await bigScreen(2);
    const kate = await phone(link, 'Kate');
    const context = await firefox.newContext({ viewport: VIEWPORTS.phone });
    await keep(context, lay(null));
    const bram = await context.newPage();
    await bram.goto(link.replace('jamaica.test', '127.0.0.1'));
    await sitDown(bram, 'Bram', 'click');
    await sailHome(screen, [kate, bram]);
  },
  PATIENCE * 3,
);

it.each(process.env.TEST_LONG ? [20] : [])(
  'six telephones and a big screen finish %i games',
  async games => {
    const { screen, link } = await bigScreen(6);
    const phones: Page[] = [];
    for (const name of NAMES) phones.push(await phone(link, name));
    for (let game = 1; game <= games; game++) {
      await sailHome(screen, phones);
      // One calls for a rematch; the others and the screen come along.
      await phones[0].locator(OVER).click();
      for (const page of phones.slice(1)) await page.locator('[data-to-rematch]').click();
      await phones[0].locator('[data-start]:not([disabled])').waitFor();
      await screen.locator('[data-shown=gathering]').waitFor();
    }
  },
  NIGHT,
);
