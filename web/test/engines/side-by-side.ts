import { relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { launchFirefox } from '../harness/firefox.ts';
import { shot } from '../harness/shot.ts';
import { newTab, type Tab } from '../harness/tab.ts';
import { USUAL_VISIT } from '../harness/visit.ts';
import { openWebKit } from '../harness/webkit.ts';
import { asks, isOver, type Laid, recordOf } from '../laid.ts';

/** A screen that an address leads to, whatever drives the browser. */
interface Shown {
  readonly name: string;
  readonly path: string;
  readonly laid?: Laid;
  /** What is there once it is. */
  readonly sign: string;
}

const FOUR = { edition: '2021', players: 4, ghost: false } as const;
const MID: Laid = { rules: FOUR, people: [0], seed: 'mid' };

const SHOWN: readonly Shown[] = [
  { name: 'home', path: '', sign: '.fleet.near' },
  { name: 'new', path: '#new', sign: 'h1' },
  { name: 'open', path: '#open', sign: 'h1' },
  { name: 'pirates', path: '#pirates', sign: 'h1' },
  { name: 'rules', path: '#rules', sign: '[data-passage], h2' },
  { name: 'lesson', path: '#lesson', sign: '[data-step]' },
  { name: 'puzzle', path: '#puzzles/3', sign: 'h1' },
  { name: 'table', path: '#table', laid: { ...MID, until: asks(0, 'card', 5) }, sign: '.card.open[data-card]' },
  { name: 'battle', path: '#table', laid: { ...MID, until: asks(0, 'powder', 3) }, sign: '[data-battle]' },
  { name: 'end', path: '#table', laid: { ...MID, until: isOver }, sign: '[data-rematch]' },
];

const SETTINGS = { speed: 'off', effects: 0, surf: 0, language: 'en' };
const SKIP = '[data-skip]';
const PATIENCE = 60_000;
/** Until pictures have come and nothing fades any more. */
const REST_MS = 3_000;

const isThere = (sign: string): boolean => document.readyState === 'complete' && document.querySelector(sign) !== null;

const show = async (tab: Tab, address: string, { name, path, laid, sign }: Shown): Promise<Buffer> => {
  await tab.open(address);
  await tab.run(
    ([settings, table]) => {
      localStorage.setItem('jamaica.settings', settings);
      if (table) localStorage.setItem('jamaica.table', table);
      else localStorage.removeItem('jamaica.table');
    },
    [JSON.stringify(SETTINGS), laid ? JSON.stringify(recordOf(laid)) : ''],
  );
  await tab.open('about:blank');
  await tab.open(`${address}${path}`);
  for (const since = Date.now(); !(await tab.run(isThere, sign)); await pause(100))
    if (Date.now() - since > PATIENCE) throw new Error(`${name} does not come`);
  await pause(REST_MS);
  // What WebKit cannot be told not to show slowly is shown at once.
  if (await tab.run(isThere, SKIP)) await tab.press(SKIP);
  await pause(REST_MS);
  return tab.picture();
};

/** The same screens in three engines, in windows of one size, next to each other: `shots/engines/`. */
export const takeSideBySide = async (
  chromium: Browser,
  address: string,
  isAsked: (shown: Shown) => boolean,
): Promise<void> => {
  const firefox = await launchFirefox();
  const webkit = await openWebKit();
  await webkit.open(address);
  // Its window has a bar, and cannot be told how large the page in it should be.
  const viewport = await webkit.run(() => ({ width: innerWidth, height: innerHeight }), null);
  const visit = { ...USUAL_VISIT, viewport };
  const tabs = {
    Chromium: await newTab(chromium, visit),
    Firefox: await newTab(firefox, visit),
    WebKit: webkit,
  };
  try {
    for (const shown of SHOWN.filter(isAsked)) {
      const pictures: string[] = [];
      for (const [engine, tab] of Object.entries(tabs)) {
        const picture = await show(tab, address, shown);
        pictures.push(
          `<figure><figcaption>${engine}</figcaption><img src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
        );
      }
      const page = await chromium.newPage({ viewport: { width: viewport.width * 3, height: viewport.height + 40 } });
      await page.setContent(
        `<style>body{display:flex;margin:0;background:#fff;font:24px sans-serif}figure{margin:0}img{width:${viewport.width}px}</style>${pictures.join('')}`,
      );
      console.log(relative('.', await shot(page, `engines/${shown.name}`)));
      await page.close();
    }
    for (const [engine, tab] of Object.entries(tabs))
      for (const error of await tab.errors()) console.error(`${engine}: ${error}`);
  } finally {
    for (const tab of Object.values(tabs)) await tab.close();
    await firefox.close();
  }
};
