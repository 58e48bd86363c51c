import { expect, it } from 'vitest';
import { FIRST_SCREEN } from '../build/sizes.ts';
import { openPage } from './harness/page.ts';

// The build counts what the first screen must have; this counts what it really fetched, packed as it was sent.
it('the first screen fetches no more script and style than it may', async () => {
  const page = await openPage();
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\.(?:js|css)$/.test(new URL(name).pathname))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(FIRST_SCREEN);
});
