import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, type Wishes } from './harness/page.ts';
import { lay } from './laid.ts';
import { scroll } from './room.ts';
import { SCREENS, type ScreenName, settled } from './screens.ts';

const open = async (name: ScreenName, wishes: Wishes): Promise<Page> => {
  const { path, laid, arrive } = SCREENS[name];
  const page = await openPage({ ...wishes, path, stored: lay(laid) });
  await arrive(page);
  await settled(page);
  return page;
};

/** Of the things that match, a line for each of which not all lies in the window, or that is covered in the middle. */
const outOfSight = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(wanted => {
    const things = [...document.querySelectorAll(wanted)];
    if (things.length === 0) return [`there is no ${wanted}`];
    return things.flatMap(thing => {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSeen = hit !== null && (thing.contains(hit) || hit.contains(thing));
      return isInside && isSeen
        ? []
        : [`${wanted} from ${left},${top} to ${right},${bottom}${isSeen ? '' : ', covered'}`];
    });
  }, selector);

describe('without scrolling one sees board, hand, own holds and dice', () => {
  it.each([
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
    { width: 2560, height: 1440 },
  ])('$width x $height', async viewport => {
    const page = await open('dice', { viewport });
    const things = ['.chart', '.own [data-card]', '.own [data-hold]', '.target[data-die]'];
    const missing = await Promise.all(things.map(thing => outOfSight(page, thing)));
    expect(missing.flat()).toEqual([]);
    expect(await scroll(page)).toEqual({ across: 0, down: 0 });
  });
});

const SMALL = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

describe('on a phone', () => {
  it('answers break in their middle, and what waits for a confirmation stands above its two buttons', async () => {
    const page = await open('dice', { viewport: 'phone', language: 'uk' });
    const widths = await page.locator('[data-option] .words').evaluateAll(answers =>
      answers.map(answer => {
        const range = document.createRange();
        range.selectNodeContents(answer);
        const lines = [...range.getClientRects()].map(({ width }) => width).filter(width => width > 0);
        return Math.min(...lines) / Math.max(...lines);
      }),
    );
    for (const share of widths) expect(share).toBeGreaterThan(0.5);
    await page.locator('[data-option]').first().tap();
    const tops = await page
      .locator('.choices > *')
      .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(tops[0]).toBeLessThan(tops[1]);
    expect(tops[1]).toBe(tops[2]);
  });
  it.each(SMALL)('$width x $height: the table fits, and the hand is in reach', async viewport => {
    const page = await open('table', { viewport });
    expect(await scroll(page)).toEqual({ across: 0, down: 0 });
    const cards = page.locator('.card.open[data-card]');
    for (const card of await cards.all()) await card.tap({ trial: true });
    await cards.last().tap();
    await page.locator('[data-confirm]').tap({ trial: true });
    expect(await scroll(page)).toEqual({ across: 0, down: 0 });
  });
});
