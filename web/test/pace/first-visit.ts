import type { Browser } from 'playwright-core';
import { newPhone } from './slow.ts';
import { longest, traceTasks } from './tasks.ts';

type FirstVisit = {
  readonly requests: number;
  readonly kilobytes: number;
  readonly 'first paint': number;
  readonly 'Play can be clicked': number;
  readonly 'longest task before that': number;
  readonly 'longest task after it': number;
  readonly 'layout shift': number;
  readonly 'Play to the first question': number;
  readonly 'longest task of that': number;
};

/** Notes in the page when somebody could play, when they are asked, and whether something moved by itself. */
const watchful = (): void => {
  if (location.protocol === 'about:') return;
  // What is shown of the first moves takes its time on purpose: without it, the question comes as soon as it can.
  localStorage.setItem('jamaica.settings', JSON.stringify({ speed: 'off' }));
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if (!Object(entry).hadRecentInput) Object(window).shifted += Object(entry).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const marks = { playable: '[data-play]', asked: 'main[data-asked*=card], main[data-asked*=dice]' };
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(marks))
      if (performance.getEntriesByName(name).length === 0 && document.querySelector(selector))
        // Not before it has been drawn.
        requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-asked'] });
};

const noted = (): {
  readonly paint: number;
  readonly playable: number;
  readonly asked: number;
  readonly shifted: number;
  readonly came: readonly number[];
} => {
  const at = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  const came = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(
    entry => entry instanceof PerformanceResourceTiming,
  );
  const before = came.filter(({ startTime }) => startTime < at('playable'));
  return {
    paint: at('first-paint'),
    playable: at('playable'),
    asked: at('asked'),
    shifted: Object(window).shifted,
    came: before.map(({ encodedBodySize }) => encodedBodySize),
  };
};

/** Comes for the first time, looks for a while, and plays. */
export const firstVisit = async (browser: Browser, address: string): Promise<FirstVisit> => {
  const { page, session, close } = await newPhone(browser);
  try {
    await page.addInitScript(watchful);
    const traced = await traceTasks(session);
    await page.goto(address);
    await page.locator('[data-play]').waitFor();
    // Long enough to read what there is: what comes later has come.
    await page.waitForTimeout(9_000);
    const { paint, playable, shifted, came } = await page.evaluate(noted);
    const pressed = await page.evaluate(() => performance.now());
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-play]')?.click());
    await page.waitForFunction(() => performance.getEntriesByName('asked').length > 0);
    const { asked } = await page.evaluate(noted);
    // The board goes on being drawn for a moment.
    await page.waitForTimeout(1_500);
    const tasks = await traced();
    return {
      requests: came.length,
      kilobytes: came.reduce((sum, bytes) => sum + bytes, 0) / 1000,
      'first paint': paint,
      'Play can be clicked': playable,
      'longest task before that': longest(tasks.filter(({ start }) => start < playable)),
      'longest task after it': longest(tasks.filter(({ start }) => start >= playable && start < pressed)),
      'layout shift': shifted,
      'Play to the first question': asked - pressed,
      'longest task of that': longest(tasks.filter(({ start }) => start >= pressed)),
    };
  } finally {
    await close();
  }
};
