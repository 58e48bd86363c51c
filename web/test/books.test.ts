import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from './harness/page.ts';
import { lay } from './laid.ts';

const BOOK = 'Italian book of 2021';
const agreed = (page: Page): Promise<string> => page.locator('[data-agreed]').first().innerText();
const byWhichBook = (page: Page) => page.getByRole('combobox', { name: 'By which book' });

it('a game by the Italian book is named at the table, in the replay and in the logbook', async () => {
  const page = await openPage({ path: '#new', stored: lay(null) });
  await byWhichBook(page).selectOption({ label: BOOK });
  await page.locator('[data-begin]').click();
  await page.locator('.card[data-card], [data-option]').first().waitFor();
  expect(await agreed(page)).toBe(BOOK);

  // The name leads to the chapter, over the game.
  await page.locator('[data-agreed]').click();
  await page.getByRole('dialog').locator('[data-passage="R-HOU-4"]').waitFor();
  await page.keyboard.press('Escape');

  const record = await page.evaluate(() => localStorage.getItem('jamaica.table'));
  await page.goto(new URL('#replay', page.url()).href);
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record ?? '') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('main.replay').waitFor();
  expect(await agreed(page)).toBe(BOOK);
  await page.locator('[data-logbook]').click();
  await page.locator('[data-entry]').getByText(BOOK).waitFor();
});

it('house rules are switched one by one, and say when they are a book', async () => {
  const page = await openPage({ path: '#new', stored: lay(null) });
  await page.locator('[data-house]').press('Enter');
  await page.getByRole('switch', { name: 'Any gift for the Ghost Ship' }).press('Space');
  expect(await byWhichBook(page).locator('option:checked').innerText()).toBe('2021 edition with house rules');
  await page.getByRole('switch', { name: 'Shuffling at once' }).press('Space');
  await page.getByRole('status').getByText(BOOK).waitFor();
  expect(await byWhichBook(page).locator('option:checked').innerText()).toBe(BOOK);
  await page.reload();
  expect(await byWhichBook(page).locator('option:checked').innerText()).toBe(BOOK);
});
