// `npm run bench:screen`: how long it takes from a tap on a telephone until a big screen shows what came of it, with the real server and
// real pages on this machine. Two telephones, no bots: nothing else moves the screen. Needs a built page (`npm run build -w web`).
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launch } from '../harness/browser.ts';
import { serveSite } from '../harness/site.ts';
import { USUAL_VISIT, type Visit, visit } from '../harness/visit.ts';
import { keep } from '../harness/visitors.ts';
import { lay } from '../laid.ts';
import { sail } from '../sail.ts';

const TAPS = 40;
const GOAL = 100;

const site = await serveSite(join(import.meta.dirname, '..', '..', 'dist'));
const browser = await launch();

const come = async (path: string, viewport: Visit['viewport']): Promise<Page> => {
  const { page, context } = await visit(browser, { ...USUAL_VISIT, viewport });
  await keep(context, lay(null));
  await page.goto(new URL(path, site.address).href);
  return page;
};

const screen = await come('#screen', { width: 1920, height: 1080 });
await screen.getByRole('radio', { name: '2', exact: true }).check({ force: true });
await screen.locator('[data-open-screen]').click();
await screen.locator('[data-link]').waitFor();
const link = (await screen.locator('[data-link]').getAttribute('data-link')) ?? '';

const phones: Page[] = [];
for (const name of ['Kate', 'Bram']) {
  const page = await come(link, 'phone');
  await page.getByRole('textbox').fill(name);
  await page.locator('[data-named]').tap();
  await page.locator('[data-pirate]:not([disabled])').first().tap();
  await page.locator('[data-rise]').waitFor();
  // When an answer is pressed; looking at a card first is none.
  await page.evaluate(() => {
    addEventListener('click', () => (document.documentElement.dataset.pressed = String(Date.now())), { capture: true });
  });
  phones.push(page);
}
await phones[0].locator('[data-start]:not([disabled])').tap();
await screen.locator('.race').waitFor();

/** When the screen shows the next change: in the frame after it. */
const nextShown = (): Promise<number> =>
  screen.evaluate(
    () =>
      new Promise<number>(resolve => {
        const watched = document.querySelector('.race');
        if (!watched) throw new Error('there is no race');
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => resolve(Date.now()));
        });
        observer.observe(watched, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
  );

/** Long enough that nothing of the last answer is still to be shown. */
const STILL = 250;

const times: number[] = [];
for (let turn = 0; times.length < TAPS; turn++) {
  await screen.waitForTimeout(STILL);
  for (const page of phones) {
    const asked = (await page.locator('main.phone').getAttribute('data-asked'))?.trim() ?? '';
    if (asked === '') continue;
    const shown = nextShown();
    await sail(page, 'keyboard', turn, true);
    const pressed = Number(await page.evaluate(() => document.documentElement.dataset.pressed));
    times.push((await shown) - pressed);
    break;
  }
}
await browser.close();
await site.close();

times.sort((one, other) => one - other);
const at = (share: number): number => times[Math.floor(share * (times.length - 1))];
console.log(
  `from a tap to the big screen, ${times.length} taps: median ${at(0.5)} ms, nine in ten ${at(0.9)} ms, goal ${GOAL} ms`,
);
if (at(0.5) > GOAL) process.exitCode = 1;
