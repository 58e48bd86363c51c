import { PLACES } from '@jamaica/artwork/board/layout.ts';
import { type Half, spacesToFinish } from '@jamaica/rules';
import { pieceIn } from '@jamaica/words/page';
import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import type { LocalTable } from '../src/playing/table/local-table.ts';
import { openPage } from './harness/page.ts';
import { askedAt, asks, lay } from './laid.ts';
import { sail } from './sail.ts';
import { settled, wordsIn } from './screens.ts';

const { tips } = await pieceIn('en', 'page');

const FOUR = { edition: '2021', players: 4, ghost: false } as const;

const areAllAsked = (table: LocalTable): boolean => {
  const { waiting, players } = table.now.view(null);
  return 'decide' in waiting && waiting.decide.length === players;
};

it('a game begins in two clicks', async () => {
  const page = await openPage();
  await page.locator('[data-play]').click();
  await page.locator('main.table').waitFor();
  await page.locator('.card[data-card], [data-option]').first().waitFor();
});

it('a reload in the middle of a battle loses nothing', async () => {
  const page = await openPage({ path: '#table', stored: lay({ rules: FOUR, people: [0, 1, 2, 3], seed: 'battle' }) });
  const isBattle = async (): Promise<boolean> => (await page.locator('[data-battle]').count()) > 0;
  for (let turn = 0; !(await isBattle()); turn++)
    if (!(await sail(page, 'keyboard', turn))) throw new Error('no battle');
  const before = await page.evaluate(() => localStorage.getItem('jamaica.table'));
  const asked = await page.locator('main').getAttribute('data-asked');
  await page.reload();
  await page.locator('[data-battle]').waitFor();
  expect(await page.locator('main').getAttribute('data-asked')).toBe(asked);
  expect(await page.evaluate(() => localStorage.getItem('jamaica.table'))).toBe(before);
  await sail(page, 'mouse', 0);
});

it('a card can be taken back until the others are turned over', async () => {
  const page = await openPage({ path: '#table', stored: lay({ rules: FOUR, people: [0, 1, 2, 3], seed: 'undo' }) });
  await page.locator('[data-curtain]').waitFor();
  // Everybody is asked in turn; the first who chooses a card can have it back while the next one is called.
  for (let turn = 0; (await page.locator('.card.open').count()) === 0; turn++) await sail(page, 'mouse', turn);
  const hand = await page.locator('.card.open').count();
  await page.locator('.card.open').first().click();
  await page.locator('[data-curtain]').waitFor();
  await page.getByRole('button', { name: /Take back/ }).click();
  await page.locator('[data-curtain]').click();
  await expect.poll(() => page.locator('.card.open').count()).toBe(hand);
});

it('nobody sees another’s cards before they take the screen', async () => {
  const page = await openPage({ path: '#table', stored: lay({ rules: FOUR, people: [0, 1], seed: 'curtain' }) });
  await page.locator('[data-curtain]').waitFor();
  expect(await page.locator('[data-card]').count()).toBe(0);
  await page.locator('[data-curtain]').click();
  await page.locator('[data-card]').first().waitFor();
});

it('the light is that of the hour', async () => {
  const isAbout = (half: Half) => (table: LocalTable) =>
    table.now.view(0).turn?.half === half && askedAt(table, [0]) !== null;
  for (const half of ['morning', 'evening'] as const) {
    const laid = { rules: FOUR, people: [0], seed: 'mid', until: isAbout(half) };
    const page = await openPage({ path: '#table', reducedMotion: false, stored: lay(laid) });
    await page.locator(`.${half}.shines`).waitFor();
    expect(await page.locator('.shines').count()).toBe(1);
  }
});

it('R-END-1 a flag says that it is the last round, once a ship is home', async () => {
  const isHome = (table: LocalTable): boolean =>
    table.now.view(0).ships.some(({ position }) => spacesToFinish(position) === 0) && askedAt(table, [0]) !== null;
  const laid = { rules: FOUR, people: [0], seed: 'home first' };
  const before = await openPage({
    path: '#table',
    stored: lay({ ...laid, until: table => askedAt(table, [0]) !== null }),
  });
  await settled(before);
  expect(await before.locator('[data-last-round]').count()).toBe(0);
  const page = await openPage({
    path: '#table',
    viewport: 'phone',
    language: 'ru',
    stored: lay({ ...laid, until: isHome }),
  });
  expect(await page.locator('[data-last-round]').innerText()).toBe(wordsIn('ru').table.lastRound);
});

it('a hint ranks the options', async () => {
  const page = await openPage({ path: '#table', stored: lay({ rules: FOUR, people: [0], seed: 'hint' }) });
  await page.locator('[data-hint]').click();
  await page.locator('[data-advised]').first().waitFor();
  expect(await page.locator('[data-advised]').count()).toBeGreaterThan(1);
});

it('looking at a card shows on the board what it would bring', async () => {
  const page = await openPage({ path: '#table', stored: lay({ rules: FOUR, people: [0], seed: 'preview' }) });
  for (let turn = 0; (await page.locator('.card.open').count()) === 0; turn++) await sail(page, 'mouse', turn);
  await page.locator('.card.open').first().focus();
  await page.keyboard.press('Tab');
  await page.locator('.forecast').waitFor();
  expect(await page.locator('.forecast').innerText()).toMatch(/Morning.*\n*.*Evening/s);
});

it('what was looked at stays so while the bots choose', async () => {
  // The bots' thread comes only when the card has been looked at.
  let isHeld = true;
  const held: Route[] = [];
  const page = await openPage({
    viewport: 'phone',
    path: '#table',
    stored: lay({ rules: FOUR, people: [0], seed: 'look', until: areAllAsked }),
    before: context => context.route(/worker-.*[.]js$/, route => (isHeld ? held.push(route) : route.continue())),
  });
  await page.locator('.card.open').first().tap();
  await page.locator('[data-confirm]').waitFor();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const saved = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('jamaica.table'));
  const cards = async (): Promise<number> => (await saved())?.split('"decide":"card"').length ?? 0;
  const before = await cards();
  isHeld = false;
  for (const route of held) await route.continue();
  await expect.poll(cards).toBe(before + FOUR.players - 1);
  expect(await page.locator('.card.looked').count()).toBe(1);
  expect(await page.locator('[data-confirm]').count()).toBe(1);
});

it('number keys choose cards by their places', async () => {
  const page = await openPage({
    path: '#table',
    stored: lay({ rules: FOUR, people: [0], seed: 'keys', until: areAllAsked }),
  });
  const second = page.locator('.card.open').nth(1);
  const card = await second.getAttribute('data-card');
  expect(await second.getAttribute('aria-keyshortcuts')).toBe('2');
  await page.keyboard.press('2');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('jamaica.table')))
    .toContain(`"decide":"card","seat":0,"n":3,"choice":"${card}"`);
});

it('a symbol that is pointed at tells its rule, and leads to it', async () => {
  const page = await openPage({
    path: '#table',
    stored: lay({ rules: FOUR, people: [0], seed: 'signs', until: areAllAsked }),
  });
  await page.locator('.card.open').first().waitFor();
  await settled(page);
  const { x, y } = PLACES.treasurePile;
  const place = await page
    .locator('.chart > svg')
    .first()
    .evaluate(
      (svg, at) =>
        svg instanceof SVGSVGElement &&
        new DOMPoint(at.x, at.y).matrixTransform(svg.getScreenCTM() ?? undefined).toJSON(),
      { x, y },
    );
  await page.mouse.click(place.x, place.y);
  const remark = page.locator('.sea [role=status]');
  expect(await remark.innerText()).toContain(tips.pile.text);
  await remark.getByRole('link').click();
  await page.locator(`dialog[open] [data-passage="${tips.pile.rules[0]}"]`).waitFor();
});

it('the log tells the last rounds, and all of them when it is asked to, where one was reading', async () => {
  const laid = { rules: FOUR, people: [0], seed: 'log', until: asks(0, 'card', 5) };
  const page = await openPage({ path: '#table', stored: lay(laid) });
  const log = page.locator('aside .log');
  const rounds = log.locator('h3');
  await expect.poll(() => rounds.count()).toBe(2);
  const first = await rounds.first().innerText();
  const topOf = (): Promise<number> =>
    log.locator('h3', { hasText: first }).evaluate(heading => heading.parentElement?.getBoundingClientRect().top ?? 0);
  await log.getByRole('button', { name: wordsIn('en').log.earlier }).scrollIntoViewIfNeeded();
  const top = await topOf();
  await log.getByRole('button', { name: wordsIn('en').log.earlier }).press('Enter');
  await expect.poll(() => rounds.count()).toBe(Number(await page.locator('main').getAttribute('data-round')));
  // The button, which stood above, is gone: nothing else has moved.
  expect(Math.abs((await topOf()) - top)).toBeLessThan(2);
  expect(await log.getByRole('button', { name: wordsIn('en').log.earlier }).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('scroller');
});

it('the log follows the newest line, however many come at once', async () => {
  const laid = { rules: FOUR, people: [0], seed: 'log', until: asks(0, 'card', 5) };
  const page = await openPage({ path: '#table', stored: lay(laid) });
  for (let choice = 0; choice < 6; choice++) {
    expect(await sail(page, 'keyboard', choice)).toBe(true);
    expect(await page.locator('aside .log .newest').count()).toBe(0);
  }
});
