import { pieceIn } from '@jamaica/words/page';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoViolations } from './harness/axe.ts';
import { openPage } from './harness/page.ts';
import { asks, type Laid, lay } from './laid.ts';
import { pressNamed, SCREENS, settled } from './screens.ts';

const en = await pieceIn('en', 'book');
const uk = await pieceIn('uk', 'book');

const MID: Laid = {
  rules: { edition: '2021', players: 4, ghost: false },
  people: [0],
  seed: 'mid',
  until: asks(0, 'card', 5),
};

/** Whether a rule stands below the search, where one begins to read. */
const isInSight = (page: Page, rule: string): Promise<boolean> =>
  page.evaluate(wanted => {
    const place = document.querySelector(`[data-passage="${wanted}"]`);
    const search = document.querySelector('.search')?.getBoundingClientRect();
    if (!place || !search) return false;
    const { top, bottom } = place.getBoundingClientRect();
    return top >= search.top && top < innerHeight / 2 && bottom <= innerHeight;
  }, rule);

const open = async (path: string, wishes: Parameters<typeof openPage>[0] = {}): Promise<Page> => {
  const page = await openPage({ path, stored: lay(null), ...wishes });
  await page.locator('[data-passage]').first().waitFor();
  return page;
};

describe('the address says where the book is open', () => {
  it.each(['desktop', 'phone'] as const)('on a %s', async viewport => {
    const page = await open('#rules/R-SHO-12', { viewport });
    await expect.poll(() => isInSight(page, 'R-SHO-12')).toBe(true);
    expect(await page.locator('[data-passage].lit').getAttribute('data-passage')).toBe('R-SHO-12');
  });

  it('at the beginning when it says nothing that is in the book', async () => {
    const page = await open('#rules/R-NIX-1');
    expect(await page.locator('[data-passage].lit').count()).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('by a link to another rule, and the back button leads back', async () => {
    const page = await open('#rules/questions');
    await page.locator('dd a', { hasText: 'R-RND-9' }).click();
    await expect.poll(() => isInSight(page, 'R-RND-9')).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/rules/R-RND-9');
    await page.goBack();
    await expect.poll(() => isInSight(page, 'questions')).toBe(true);
  });

  it('and the contents lead to every chapter', async () => {
    const page = await open('#rules');
    await page.getByRole('link', { name: en.chapters.ghost.title }).click();
    await expect.poll(() => isInSight(page, 'ghost')).toBe(true);
    expect(await page.locator('aside a').count()).toBe(await page.locator('section header[data-passage]').count());
  });
});

describe('a search shows what speaks of it, and marks it', () => {
  it.each([
    { language: 'en', book: en, typed: 'SABRE', marked: 'sabre', rule: 'R-TRE-7', not: 'R-PAY-1' },
    { language: 'uk', book: uk, typed: 'шаблЯ', marked: 'шабля', rule: 'R-TRE-7', not: 'R-PAY-1' },
    { language: 'fr', book: null, typed: 'malediction', marked: 'malédiction', rule: 'R-GHO-10', not: 'R-PAY-1' },
  ])('in $language', async ({ language, book, typed, marked, rule, not }) => {
    const page = await open('#rules', { language });
    await page.getByRole('textbox').fill(typed);
    await page.locator(`[data-passage="${not}"]`).waitFor({ state: 'detached' });
    const marks = await page.locator('mark').allInnerTexts();
    expect(new Set(marks.map(mark => mark.toLowerCase()))).toEqual(new Set([marked]));
    expect(await page.locator(`[data-passage="${rule}"] mark`).count()).toBeGreaterThan(0);
    if (book) {
      expect(await page.locator('.count').innerText()).toBe(book.found(await found(page)));
      await page.getByRole('button', { name: book.clear }).click();
      await page.locator(`[data-passage="${not}"]`).waitFor();
    }
  });

  it('and says so when nothing does', async () => {
    const page = await open('#rules');
    await page.getByRole('textbox').fill('submarine');
    await expect.poll(() => page.locator('.count').innerText()).toBe(en.found(0));
    expect(await page.locator('section').count()).toBe(0);
  });
});

/** How many passages are shown while somebody searches. */
const found = async (page: Page): Promise<number> =>
  (await page.locator('.opening').count()) +
  (await page.locator('.statement').count()) +
  (await page.locator('section > dl > div').count()) +
  (await page.locator('article').count());

it('the numbers of a chapter are one stop of the keyboard, with arrows from one to the next', async () => {
  const page = await open('#rules');
  const numbers = page.locator('section:has([data-passage="round"]) [data-number]');
  const stops = page.locator('section:has([data-passage="round"]) [data-number]:not([tabindex="-1"])');
  expect(await stops.count()).toBe(1);
  await stops.focus();
  await page.keyboard.press('ArrowDown');
  expect(await numbers.nth(1).evaluate(number => number === document.activeElement)).toBe(true);
});

it('the number of a rule copies the link to it', async () => {
  const page = await open('#rules', {
    before: context => context.grantPermissions(['clipboard-read', 'clipboard-write']),
  });
  await page.getByTitle(en.copyLink('R-LOA-1')).click();
  await page.getByText(en.copied).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe('/rules/R-LOA-1');
});

describe('from the game to the rule and back', () => {
  const asked = (page: Page): Promise<string | null> => page.locator('main').getAttribute('data-asked');
  const atTable = async (viewport: 'desktop' | 'phone'): Promise<Page> => {
    const page = await openPage({ path: '#table', viewport, stored: lay(MID) });
    await page.locator('.card.open[data-card]').first().waitFor();
    return page;
  };
  const closed = (page: Page): Promise<void> => page.locator('dialog[open]').waitFor({ state: 'detached' });

  it.each(['desktop', 'phone'] as const)('by the tip of the question, on a %s', async viewport => {
    const page = await atTable(viewport);
    const before = await asked(page);
    await SCREENS.rule.arrive(page);
    await expect
      .poll(() => page.locator('dialog[open] [data-passage].lit').getAttribute('data-passage'))
      .toBe('R-RND-3');
    await expect.poll(() => isInSight(page, 'R-RND-3')).toBe(true);
    await settled(page);
    await expectNoViolations(page);
    await pressNamed(page, ({ table }) => table.close);
    await closed(page);
    expect(new URL(page.url()).hash).toBe('#table');
    expect(await asked(page)).toBe(before);
    await page.locator('.card.open[data-card]').first().click();
  });

  it('by the keyboard, which comes back to where it was', async () => {
    const page = await atTable('desktop');
    const why = page.locator('.prompt .thing button');
    await why.focus();
    await page.locator('.prompt :popover-open').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('dialog[open] [data-passage="R-RND-3"]').waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await why.evaluate(button => button === document.activeElement)).toBe(true);
  });

  it('by the keyboard from the legend, whose rules are one stop with arrows from one to the next', async () => {
    const page = await atTable('desktop');
    await SCREENS.list.arrive(page);
    const stops = page.locator('dialog[open] [data-rule-link]:not([tabindex="-1"])');
    expect(await stops.count()).toBe(1);
    await stops.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await page.locator('dialog[open] [data-passage="R-PAY-1"].lit').waitFor();
  });

  it('by a symbol of the legend, and the legend is still there', async () => {
    const page = await atTable('desktop');
    await SCREENS.list.arrive(page);
    await page.locator('dialog[open] [data-rule-link="R-END-4"]').click();
    await page.locator('dialog[open] [data-passage="R-END-4"]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open] [data-passage]').first().waitFor({ state: 'detached' });
    await page.locator('dialog[open] [data-rule-link="R-END-4"]').waitFor();
  });
});
