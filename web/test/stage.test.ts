import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from './harness/page.ts';
import { lay } from './laid.ts';
import { EVENTFUL, voyageOf } from './raced.ts';
import { SCREENS } from './screens.ts';

const { steps } = voyageOf(EVENTFUL).game;
const BEGUN = steps.findIndex(({ events }) => events.some(({ kind }) => kind === 'attacked'));
const LOOTED = steps.findIndex(({ events }, index) => index > BEGUN && events.some(({ kind }) => kind === 'turn-over'));

/** Notes what is told of a battle, and what came of it, as it is seen. */
const watchful = (): void => {
  const told = new Set<string>();
  Object.assign(window, { told });
  const sides = '[data-side] h2, [data-side] small, [data-side] [aria-label], [data-side] .unseen';
  new MutationObserver(() => {
    for (const each of document.querySelectorAll(`${sides}, [data-battle] p.won, .stage p`))
      if (each.checkVisibility()) told.add(each.getAttribute('aria-label') ?? each.textContent?.trim() ?? '');
    const seen = ['.keg', '.fallen', '.smoke', '.loot'].filter(thing =>
      document.querySelector(thing)?.checkVisibility(),
    );
    for (const thing of seen) told.add(thing);
  }).observe(document, { childList: true, subtree: true, attributes: true });
};

const battleAsTold = async (reducedMotion: boolean): Promise<readonly string[]> => {
  const page = await openPage({
    path: `#replay/raced/${BEGUN}`,
    reducedMotion,
    before: async context => {
      await lay(null, { speed: 'fast' })(context);
      await context.addInitScript(watchful);
      await context.route('**/api/records/raced', route => route.fulfill({ json: EVENTFUL }));
    },
  });
  await page.locator('[data-play-pause]').click();
  await page.waitForFunction(last => Number(document.querySelector('main')?.dataset.step) > last, LOOTED);
  return page.evaluate(() => [...Object(window).told].sort());
};

it('with reduced motion a battle tells the same', async () => {
  const [moving, still] = await Promise.all([battleAsTold(false), battleAsTold(true)]);
  expect(still).toEqual(moving);
  expect(still).toContain('.fallen');
});

const atEnd = async (): Promise<Page> => {
  const { path, laid, arrive } = SCREENS.end;
  const page = await openPage({ path, before: lay(laid) });
  await arrive(page);
  return page;
};

it('a picture of the finish can be kept', async () => {
  const page = await atEnd();
  await page.locator('[data-poster-sheet]').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-keep-picture]').click()]);
  expect(download.suggestedFilename()).toMatch(/^jamaica-\d{4}-\d\d-\d\d\.png$/);
  const picture = readFileSync(await download.path());
  // Where a PNG has its width and its height.
  const [width, height] = [16, 20].map(at => picture.readUInt32BE(at));
  expect(width).toBe(1600);
  expect(height).toBeGreaterThan(400);
});
