import { LANGUAGES } from '@jamaica/words';
import { describe, expect, it } from 'vitest';
import { FIRST_FILES, FIRST_VISIT } from '../build/sizes.ts';
import { openPage } from './harness/page.ts';
import { wordsIn } from './screens.ts';

/** Notes in the page when somebody could play, and whether something moved by itself. */
const watchful = (): void => {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) Object(window).shifted += Object(entry).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-play]')) return;
    observer.disconnect();
    performance.mark('playable');
  }).observe(document, { childList: true, subtree: true });
};

/** What came for the page before that, packed as it was sent; the page itself is one of them. */
const fetched = (): { readonly files: number; readonly bytes: number } => {
  const [playable] = performance.getEntriesByName('playable');
  const came = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(entry => entry instanceof PerformanceResourceTiming)
    .filter(({ startTime }) => startTime < playable.startTime);
  return { files: came.length, bytes: came.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
};

// The build counts what the first screen must have; this counts what it really fetched.
describe.each(LANGUAGES)('a first visit in %s', language => {
  it.each(['phone', 'desktop'] as const)('on a %s is short, and nothing moves', async viewport => {
    const page = await openPage({ language, viewport, before: context => context.addInitScript(watchful) });
    await page.locator('[data-play]').waitFor();
    const { files, bytes } = await page.evaluate(fetched);
    expect(files).toBeGreaterThan(5);
    expect(files).toBeLessThanOrEqual(FIRST_FILES);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(FIRST_VISIT);
    // Also when the chart has come, and whatever else comes later.
    await page.waitForLoadState('networkidle');
    await page.locator('.sky img').waitFor();
    expect(await page.evaluate(() => Object(window).shifted)).toBeLessThan(0.02);
  });
});

it('a browser below the floor says so, in five languages, and nothing else', async () => {
  const page = await openPage({
    before: context =>
      context.addInitScript(() => {
        Reflect.deleteProperty(Array.prototype, 'toSorted');
      }),
  });
  await page.locator('#old').waitFor();
  expect(await page.locator('#old p').evaluateAll(all => all.map(each => each.getAttribute('lang')))).toEqual(
    LANGUAGES,
  );
  for (const text of await page.locator('#old p').allInnerTexts()) expect(text).toContain('Safari 16.4');
  expect(await page.locator('#dawn').isVisible()).toBe(false);
  expect(await page.getByText(wordsIn('en').home.play).count()).toBe(0);
});
