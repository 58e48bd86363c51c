import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from './harness/page.ts';
import { isOver, type Laid, lay } from './laid.ts';
import { SCREENS } from './screens.ts';

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} cannot be seen`);
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
};
type Box = Awaited<ReturnType<typeof boxOf>>;
const areApart = (one: Box, other: Box): boolean =>
  one.right <= other.left + 1 ||
  other.right <= one.left + 1 ||
  one.bottom <= other.top + 1 ||
  other.bottom <= one.top + 1;

const openScreen = async (name: keyof typeof SCREENS, viewport: 'desktop' | 'phone' | 'lying'): Promise<Page> => {
  const { path, laid, arrive } = SCREENS[name];
  const page = await openPage({ path, viewport, stored: lay(laid) });
  await arrive(page);
  return page;
};

describe.each(['desktop', 'phone', 'lying'] as const)('on a %s', viewport => {
  it('a hint lies beside the board, lights its card, gives reasons, and is played by its button', async () => {
    const page = await openScreen('hint', viewport);
    expect(areApart(await boxOf(page, '[data-advice]'), await boxOf(page, '.sea'))).toBe(true);
    const best = page.locator('[data-advised]').first();
    const card = await best.getAttribute('data-advised');
    expect(await page.locator('.card.advised').getAttribute('data-card')).toBe(card);
    expect(await best.locator('ul li').count()).toBeGreaterThan(0);
    const percents = (await page.locator('[data-advised] .outcome').allInnerTexts()).map(text =>
      Number.parseInt(text.slice(5), 10),
    );
    expect(percents).toEqual(percents.toSorted((one, other) => other - one));
    await page.locator('[data-advised] .option').nth(1).click();
    expect(await page.locator('.card.advised').getAttribute('data-card')).not.toBe(card);
    await page.locator('[data-advised] .option').first().click();
    const asked = await page.locator('main').getAttribute('data-asked');
    await page.locator('[data-play-this]').click();
    await page.waitForFunction(was => document.querySelector('main')?.dataset.asked !== was, asked);
    expect(await page.locator('[data-advice]').count()).toBe(0);
  });

  it('the end has heads over its columns, and ranks that do not look like places in the race', async () => {
    const page = await openScreen('end', viewport);
    for (const column of ['race', 'gold', 'points']) {
      const [head, cell] = [await boxOf(page, `.heads .${column}`), await boxOf(page, `[data-count] .${column}`)];
      expect({ column, isOver: head.bottom <= cell.top && head.left < cell.right && cell.left < head.right }).toEqual({
        column,
        isOver: true,
      });
    }
    expect((await page.locator('[data-count] .rank').allInnerTexts()).map(text => text.replace(/\D/g, ''))).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(await page.locator('#end-title + p').innerText()).toMatch(/wins the game!/);
  });
});

it('once all is counted the cards of a row that moves rest, and the story of the race waits for the rows', async () => {
  const { path, laid } = SCREENS.end;
  const page = await openPage({ path, reducedMotion: false, stored: lay(laid, { speed: 'fast' }) });
  await page.locator('[data-count] .turning').first().waitFor();
  await page.locator('.story').waitFor();
  expect(await page.locator('[data-count] .turning').count()).toBe(0);
  const after = await page.locator('.story').evaluate(story => getComputedStyle(story).animationDelay);
  expect(after).toBe('0.6s');
});

it('on a phone that lies six ships at the end are seen whole: none is cut, and none is behind the scroll', async () => {
  const laid: Laid = { rules: { edition: '2021', players: 6, ghost: false }, people: [0], seed: 'mid', until: isOver };
  const page = await openPage({
    path: '#table',
    viewport: 'lying',
    reducedMotion: false,
    stored: lay(laid, { speed: 'normal' }),
  });
  for (const isDone of [false, true]) {
    if (isDone) await page.locator('[data-skip]').click();
    await page.locator(`[data-finish]${isDone ? '.done' : ':not(.done)'}`).waitFor();
    const ships = await page.evaluate(() => {
      for (const way of document.querySelectorAll('.fleet > .ship'))
        for (const each of way.getAnimations()) each.finish();
      const picture = document.querySelector('[data-finish]')?.getBoundingClientRect();
      const scroll = document.querySelector('[data-finish] ~ header')?.getBoundingClientRect();
      return [...document.querySelectorAll('.fleet > .ship')].map(ship => {
        const { left, right, bottom } = ship.getBoundingClientRect();
        return {
          left: left - (picture?.left ?? 0),
          right: (picture?.right ?? 0) - right,
          above: (scroll?.top ?? 0) - bottom,
        };
      });
    });
    expect(ships).toHaveLength(6);
    for (const { left, right, above } of ships) expect(Math.min(left, right, above)).toBeGreaterThanOrEqual(0);
  }
});

it('a finger that rests on a card sees it large, and plays nothing', async () => {
  const page = await openScreen('table', 'phone');
  const { left, top } = await boxOf(page, '.card.open');
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: left + 30, y: top + 40 }] });
  await page.locator('[data-large]').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator('[data-large]').waitFor({ state: 'detached' });
  expect(await page.locator('.card.open').count()).toBe(3);
  expect(await page.locator('[data-confirm]').count()).toBe(0);
});

it('the chart is numbered while the board is read as a list', async () => {
  const page = await openScreen('table', 'desktop');
  expect(await page.locator('.sea .number').count()).toBe(0);
  await page.locator('[data-menu]').click();
  await page.locator('[data-list]').click();
  await page.locator('.sea .number').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.sea .number').first().waitFor({ state: 'detached' });
});

it('the book that lay open is closed when the address changes', async () => {
  const page = await openScreen('rule', 'desktop');
  await page.evaluate(() => (location.hash = '#learn'));
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
});

it('the game that waits is named with its book', async () => {
  const page = await openScreen('home', 'desktop');
  await page.locator('[data-continue]', { hasText: /Round \d+ · 2021 edition · Anne/ }).waitFor();
});

it('in a battle one’s own side is you', async () => {
  const page = await openScreen('battle', 'desktop');
  expect(await page.locator('[data-side="0"] h2').innerText()).toBe('You');
});

it('a replay on a phone that lies shows the board', async () => {
  const page = await openScreen('replay', 'lying');
  const { top, bottom } = await boxOf(page, '.sea');
  expect(bottom - top).toBeGreaterThan(200);
});

describe('with the box', () => {
  it.each(['phone', 'lying', 'smallest'] as const)('eleven cards are seen at once on a %s', async viewport => {
    const page = await openPage({ path: '#companion', viewport, stored: lay(null) });
    await SCREENS.told.arrive(page);
    const cards = page.locator('.asked [data-card]');
    expect(await cards.count()).toBe(11);
    const last = await cards.last().boundingBox();
    const size = page.viewportSize();
    expect(last && size && last.y + last.height <= size.height).toBe(true);
    expect(await page.locator('.asked').evaluate(area => area.scrollHeight - area.clientHeight)).toBeLessThanOrEqual(0);
  });
});
