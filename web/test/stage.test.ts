import { readFileSync } from 'node:fs';
import { type GameEvent, isCurse } from '@jamaica/rules';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SIGHTS, type Sight, sightIn } from '../src/playing/board/sight.ts';
import { openPage } from './harness/page.ts';
import type { Viewport } from './harness/visit.ts';
import { asks, lay } from './laid.ts';
import { EVENTFUL, voyageOf } from './raced.ts';
import { drawn } from './room.ts';
import { sail } from './sail.ts';
import { SCREENS } from './screens.ts';

/** A whole race takes its time, even at a fast pace. */
const LONG = 900_000;
const { steps } = voyageOf(EVENTFUL).game;
const BEGUN = steps.findIndex(({ events }) => events.some(({ kind }) => kind === 'attacked'));
const LOOTED = steps.findIndex(({ events }, index) => index > BEGUN && events.some(({ kind }) => kind === 'turn-over'));
/** By day one battle, at night the whole race with all of them. */
const WATCHED = process.env.TEST_LONG ? { from: 0, to: steps.length - 1 } : { from: BEGUN, to: LOOTED };

/** Notes what is told of a battle or on the stage, and what came of it, as it is seen; and how often a played card lies there at once. */
const watchful = (): void => {
  const told = new Set<string>();
  const cards = new Set<number>();
  Object.assign(window, { told, cards });
  const sides = '[data-side] h2, [data-side] small, [data-side] [aria-label], [data-side] .unseen';
  new MutationObserver(() => {
    for (const each of document.querySelectorAll(`${sides}, [data-battle] p.won, .stage p`))
      if (each.checkVisibility()) told.add(each.getAttribute('aria-label') ?? each.textContent?.trim() ?? '');
    const seen = ['.keg', '.fallen', '.smoke', '.loot'].filter(thing =>
      document.querySelector(thing)?.checkVisibility(),
    );
    for (const thing of seen) told.add(thing);
    cards.add(document.querySelectorAll('[data-played]').length);
  }).observe(document, { childList: true, subtree: true, attributes: true });
};

/** No time passes any more once such a thing is there: what waits for it waits for ever. */
const stopTheClockAt = (sign: string): void => {
  const { setTimeout: wait } = window;
  const isThere = (): boolean => document.querySelector(sign) !== null;
  let hasStopped = false;
  new MutationObserver(() => (hasStopped ||= isThere())).observe(document, { childList: true, subtree: true });
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0) => wait(() => (hasStopped && ms > 0 ? undefined : run()), ms),
  });
};

const watchFrom = (
  step: number,
  reducedMotion: boolean,
  { viewport = 'desktop', stopsAt }: { readonly viewport?: Viewport; readonly stopsAt?: string } = {},
): Promise<Page> =>
  openPage({
    path: `#replay/raced/${step}`,
    reducedMotion,
    isCoarse: true,
    viewport,
    stored: lay(null, { speed: 'fast' }),
    before: async context => {
      await context.addInitScript(watchful);
      if (stopsAt) await context.addInitScript(stopTheClockAt, stopsAt);
      await context.route('**/api/records/raced', route => route.fulfill({ json: EVENTFUL }));
    },
  });

const asTold = async (reducedMotion: boolean): Promise<readonly string[]> => {
  const page = await watchFrom(WATCHED.from, reducedMotion);
  await page.locator('[data-play-pause]').click();
  await page.waitForFunction(last => Number(document.querySelector('main')?.dataset.step) > last, WATCHED.to, {
    timeout: LONG,
  });
  return page.evaluate(() => [...Object(window).told].sort());
};

it(
  'with reduced motion a battle tells the same',
  async () => {
    const [moving, still] = await Promise.all([asTold(false), asTold(true)]);
    expect(still).toEqual(moving);
    expect(still).toContain('.fallen');
  },
  LONG,
);

const isCursed = (event: GameEvent, cursed: boolean): boolean =>
  event.kind === 'treasure-found' && event.treasure !== 'hidden' && isCurse(event.treasure) === cursed;
/** The step before each thing that is shown large over the board. */
const STAGED = [
  (event: GameEvent) => isCursed(event, false),
  (event: GameEvent) => isCursed(event, true),
  ({ kind }: GameEvent) => kind === 'curse-given',
  ({ kind }: GameEvent) => kind === 'shortage-rolled',
  ({ kind }: GameEvent) => kind === 'finished',
].map(isShown => steps.findIndex(({ events }) => events.some(isShown)));

const stageAsTold = async (reducedMotion: boolean): Promise<readonly string[]> => {
  const page = await watchFrom(STAGED[0], reducedMotion);
  const told: string[] = [];
  for (const step of STAGED) {
    await page.evaluate(at => {
      location.hash = `replay/raced/${at}`;
    }, step);
    await page.waitForFunction(at => document.querySelector('main')?.dataset.step === `${at}`, step);
    await page.evaluate(() => Object(window).told.clear());
    await page.locator('[data-forward]').click();
    await page.waitForFunction(() => Object(window).told.size > 0 && document.querySelector('.stage') === null);
    told.push(...(await page.evaluate(() => [...Object(window).told])));
  }
  return told.sort();
};

it('with reduced motion treasures, curses, shortages and the last round tell the same', async () => {
  const [moving, still] = await Promise.all([stageAsTold(false), stageAsTold(true)]);
  expect(still).toEqual(moving);
  expect(still.length).toBeGreaterThanOrEqual(STAGED.length);
});

it('while a curse is given to the ship that lost, the two ships are seen once, and nothing half behind the scene', async () => {
  const page = await watchFrom(STAGED[2], false, { viewport: 'lying', stopsAt: '.curse-given' });
  await page.locator('[data-forward]').click();
  await page.locator('.curse-given').waitFor({ state: 'attached' });
  await page.waitForFunction(() => {
    const covered = [...document.querySelectorAll('[data-fighter], [data-battle] .board')];
    return covered.length === 3 && covered.every(each => getComputedStyle(each).opacity === '0');
  });
});

it('on a phone the card that is played is seen once, in a corner or on the compass', async () => {
  const sailed = steps.findIndex(({ events }) => events.some(({ kind }) => kind === 'sailed'));
  const page = await watchFrom(sailed, false, { viewport: 'phone' });
  await page.locator('[data-play-pause]').click();
  // Until the next question: the window follows ships past the compass.
  await page.waitForFunction(last => Number(document.querySelector('main')?.dataset.step) > last, sailed + 1);
  expect(await page.evaluate(() => [...Object(window).cards].sort())).toEqual([0, 1]);
});

/** The step in which something passes by. */
const stepWith = (sight: Sight): number => {
  let now = { round: 0, captain: 0 };
  return steps.findIndex(({ events }) =>
    events.some(event => {
      if (event.kind === 'round-began') now = event;
      return sightIn(event, now) === sight;
    }),
  );
};

/** Whether all of what passes by is in the window, at some moment of its way; what is animated is asked where it will be. */
const isSeen = (): boolean => {
  const window = document.querySelector('[data-sight]')?.closest('.window')?.getBoundingClientRect();
  const all = [...document.querySelectorAll<SVGElement>('[data-sight] svg:not([data-looked])')];
  // What passed before may still be there.
  for (const each of all) each.dataset.looked = '';
  const [drawing] = all;
  const [way] = drawing?.getAnimations() ?? [];
  if (!window || !way) return false;
  const { delay, endTime } = way.effect?.getComputedTiming() ?? {};
  const [from, to] = [Number(delay), Number(endTime)];
  way.pause();
  return [0.1, 0.3, 0.5, 0.7, 0.9].some(share => {
    way.currentTime = from + (to - from) * share;
    const { left, right, top, bottom } = drawing.getBoundingClientRect();
    return left > window.left && right < window.right && top > window.top && bottom < window.bottom;
  });
};

it.each(['desktop', 'phone'] as const)('what passes by is seen: %s', async viewport => {
  const page = await watchFrom(stepWith(SIGHTS[0]), false, { viewport });
  for (const sight of SIGHTS) {
    const step = stepWith(sight);
    await page.evaluate(at => {
      location.hash = `replay/raced/${at}`;
    }, step);
    await page.waitForFunction(at => document.querySelector('main')?.dataset.step === `${at}`, step);
    await page.locator('.window:not([data-laying])').waitFor();
    await page.locator('[data-forward]').click();
    await page.locator('[data-sight] svg:not([data-looked])').first().waitFor({ state: 'attached' });
    expect(await page.evaluate(isSeen), sight).toBe(true);
  }
});

it('taps lead from a battle that is shown to what is asked next, and no time has to pass', async () => {
  const page = await openPage({
    path: '#table',
    reducedMotion: false,
    stored: lay(
      { rules: { edition: '2021', players: 4, ghost: false }, people: [0], seed: 'mid', until: asks(0, 'powder', 3) },
      { speed: 'slow' },
    ),
    before: context => context.addInitScript(stopTheClockAt, '.shaken'),
  });
  await sail(page, 'mouse', 0);
  await page.locator('.shaken').waitFor({ state: 'attached' });
  // What the others do after it is shown again, until the next tap.
  while ((await page.locator('main').getAttribute('data-asked'))?.trim() === '') {
    await page.mouse.click(450, 400);
    await drawn(page);
  }
  expect(await page.locator('.shaken, .stage').count()).toBe(0);
});

const atEnd = async (): Promise<Page> => {
  const { path, laid, arrive } = SCREENS.end;
  const page = await openPage({ path, stored: lay(laid) });
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
