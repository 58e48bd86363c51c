import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { openPage, type Wishes } from './harness/page.ts';
import { lay } from './laid.ts';
import { sail } from './sail.ts';
import { WORDS } from './screens.ts';

const LONG = 600_000;
const TELEVISION = { width: 1280, height: 720 };
const NAMES = ['Kate', 'Bram', 'Rémy', 'Zoë', 'Olha', 'Piotr'];

/** A home network: plain HTTP, under a name that no browser trusts. */
const home = (): string => inject('address').replace('127.0.0.1', 'jamaica.test');

const come = async (wishes: Wishes): Promise<Page> => {
  const page = await openPage({ address: home(), before: lay(null), ...wishes });
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  return page;
};

/** The table on the big screen, and where the code that is shown there leads: nobody here has a camera. */
const bigScreen = async (players: number): Promise<{ readonly screen: Page; readonly link: string }> => {
  const screen = await come({ path: '#screen', viewport: TELEVISION });
  await screen.locator('label', { hasText: String(players) }).first().click();
  await screen.locator('[data-open-screen]').click();
  await screen.locator('[data-qr]').waitFor();
  return { screen, link: (await screen.locator('[data-link]').getAttribute('data-link')) ?? '' };
};

/** Two taps: the name, and the first pirate who is free. */
const sitDown = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('textbox').fill(name);
  await page.locator('[data-named]').tap();
  await page.locator('[data-pirate]:not([disabled])').first().tap();
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
  for (let turn = 0; !(await isThere()); turn++) {
    const asked = await Promise.all(phones.map(askedOf));
    const first = phones.find((_, index) => asked[index] !== '');
    if (first) await sail(first, 'keyboard', turn, true);
    else await phones[0].waitForTimeout(30);
  }
};

const hasCome =
  (screen: Page, round: number): (() => Promise<boolean>) =>
  async () =>
    Number(await screen.locator('.race').getAttribute('data-round')) >= round;

it(
  'a living room over plain HTTP: two taps to a seat, one telephone for two, a remote control, a telephone lost and replaced',
  async () => {
    const { screen, link } = await bigScreen(4);
    const kate = await phone(link, 'Kate');
    const bram = await phone(link, 'Bram', { language: 'uk' });
    // Two share a telephone.
    await kate.locator('[data-more]').tap();
    await kate.locator('[data-one-more]').tap();
    await sitDown(kate, 'Zoë');
    await expect.poll(() => screen.locator('.crew').innerText()).toMatch(/Kate[^]*Bram[^]*Zoë/);
    await setSail([kate, bram]);
    await sailUntil([kate, bram], hasCome(screen, 2));

    // Nothing of anybody's cards is on the big screen, nothing can be chosen there, and it says what happens.
    expect(await screen.locator('[data-card], [data-option], .target').count()).toBe(0);
    expect(await screen.locator('[data-caption]').innerText()).not.toBe('');

    // The remote control is in the hand of who sat down first.
    await bram.locator('[data-more]').tap();
    await bram.locator('dialog[open]').waitFor();
    expect(await bram.locator('[data-remote]').count()).toBe(0);
    await bram.keyboard.press('Escape');
    await expect.poll(() => kate.locator('[data-curtain]').count()).toBe(await kate.locator('[data-curtain]').count());
  },
  LONG,
);
