import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from './harness/page.ts';
import { lay } from './laid.ts';

const ASKED = 'main[data-asking]';
const asking = (page: Page): Promise<string | null> => page.locator(ASKED).getAttribute('data-asking');
const question = (page: Page): Promise<string> => page.locator('#companion-question').innerText();
const tap = (page: Page, button: string): Promise<void> => page.locator(`.asked ${button}`).first().click();

/** Strong winds: everybody sails forward by sixes, and nobody takes anything from anybody. */
const tellNext = async (page: Page): Promise<void> => {
  switch (await asking(page)) {
    case 'dice':
      await tap(page, '[data-face="1-6"]');
      return tap(page, '[data-face="2-6"]');
    case 'card': {
      const forward = page.locator('.asked [data-card^="forward/"], .asked [data-card$="/forward"]');
      const isThere = (await forward.count()) > 0;
      return isThere ? forward.first().click() : tap(page, '[data-card]');
    }
    case 'choice': {
      const nothing = page.locator('.asked [data-option="nothing"]');
      return (await nothing.count()) > 0 ? nothing.click() : tap(page, '[data-option]');
    }
    default:
      return tap(page, 'button');
  }
};

/** A payment is ready before anything is touched; after taking a token back, another one must be given before it can be paid. */
const tellPayment = async (page: Page): Promise<void> => {
  const pay = page.locator('.asked [data-pay]');
  expect(await pay.isEnabled()).toBe(true);
  await page.locator('.asked [data-less]:enabled').first().click();
  expect(await pay.isEnabled()).toBe(false);
  await page.locator('.asked .coffer button.hold').last().click();
  expect(await pay.isEnabled()).toBe(true);
  await pay.click();
};

/** What is asked for, and how much has been told: it is different after each answer. */
const state = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('jamaica.companion'));

describe('a game with the box', () => {
  it.each([{ language: 'uk', players: '2' }, ...(process.env.TEST_LONG ? [{ language: 'en', players: '3' }] : [])])(
    'is told to the end on a phone, in $language, by $players',
    async ({ language, players }) => {
      const page = await openPage({
        path: '#companion',
        viewport: 'phone',
        language,
        isCoarse: true,
        stored: lay(null),
      });
      await page.getByRole('radio', { name: players, exact: true }).check({ force: true });
      await page.locator('[data-begin]').click();
      await page.locator(ASKED).waitFor();
      const asked = new Set<string | null>();
      while ((await asking(page)) !== 'nothing') {
        asked.add(await asking(page));
        if (await page.locator('.asked [data-pay]').count()) {
          asked.add('payment');
          await tellPayment(page);
        } else await tellNext(page);
      }
      expect([...asked]).toEqual(expect.arrayContaining(['dice', 'card', 'choice', 'payment', 'treasure', 'count']));
      await page.locator('section.end').waitFor();
      // What was told is a record like any other.
      await page.locator('[data-replay]').click();
      await page.locator('main[data-step]').waitFor();
    },
  );

  it('is there again after a reload, and the last thing told can be taken back', async () => {
    const page = await openPage({ path: '#companion', stored: lay(null) });
    await page.locator('[data-begin]').click();
    await page.locator(ASKED).waitFor();
    for (let told = 0; told < 6; told++) await tellNext(page);
    const before = { question: await question(page), state: await state(page) };
    await page.reload();
    await page.locator('[data-resume]').click();
    expect({ question: await question(page), state: await state(page) }).toEqual(before);
    await tellNext(page);
    expect(await state(page)).not.toBe(before.state);
    await page.locator('[data-undo]').click();
    expect({ question: await question(page), state: await state(page) }).toEqual(before);
  });
});
