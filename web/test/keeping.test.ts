import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import type { LocalTable } from '../src/playing/table/local-table.ts';
import { openPage } from './harness/page.ts';
import { askedAt, asks, copyOf, isOver, type Laid, lay } from './laid.ts';
import { sail } from './sail.ts';
import { pressNamed, SCREENS, wordsIn } from './screens.ts';

const FOUR = { edition: '2021', players: 4, ghost: false } as const;
const MID: Laid = { rules: FOUR, people: [0], seed: 'mid', until: asks(0, 'card', 4) };

const CARDS = '.card.open[data-card]';
const UNDO = '[data-undo]';

/** What the browser keeps of the game. */
const saved = async (page: Page): Promise<LocalTable> => {
  const text = await page.evaluate(() => localStorage.getItem('jamaica.table'));
  const record: unknown = JSON.parse(text ?? 'null');
  if (typeof record !== 'object' || record === null) throw new Error('no game is kept');
  return copyOf(record);
};
const asked = (page: Page): Promise<string | null> => page.locator('main').getAttribute('data-asked');
/** Until the page has asked for something other than this. */
const askedElse = async (page: Page, was: string | null): Promise<void> => {
  await page.waitForFunction(
    before => document.querySelector('main')?.dataset.asked !== before && document.querySelector('[data-hint]'),
    was,
  );
};

it('a race that was over just as the page was closed is in the logbook at the next visit, until it is taken out', async () => {
  const page = await openPage({ stored: lay({ ...MID, until: isOver }) });
  await page.waitForFunction(() => localStorage.getItem('jamaica.table')?.includes('"logged":true'));
  await page.goto('about:blank');
  await page.goto(new URL('#replay', inject('address')).href);
  await page.locator('[data-watch]').waitFor();
  expect(await page.locator('[data-watch]').count()).toBe(1);
  await page.locator('[data-remove]').click();
  await page.locator('[data-remove-now]').click();
  await page.locator('[data-watch]').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('[data-load]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('[data-watch]').count()).toBe(0);
});

describe('a reload', () => {
  it('keeps the game, the hand and the story', async () => {
    const page = await openPage({ path: '#table', stored: lay(MID) });
    await page.locator(CARDS).first().waitFor();
    const seen = async () => ({
      asked: await asked(page),
      hand: await page.locator('[data-card]').evaluateAll(cards => cards.map(card => card.getAttribute('data-card'))),
      story: await page.locator('aside .log').innerText(),
    });
    const before = await seen();
    await page.reload();
    await page.locator(CARDS).first().waitFor();
    expect(await seen()).toEqual(before);
  });

  it('keeps the curtain drawn, and what lies behind it', async () => {
    const page = await openPage({ path: '#table', stored: lay({ ...MID, people: [0, 1] }) });
    await page.locator('[data-curtain]').waitFor();
    const before = await page.locator('[role=dialog]').innerText();
    await page.reload();
    await page.locator('[data-curtain]').waitFor();
    expect(await page.locator('[role=dialog]').innerText()).toBe(before);
    expect(await page.locator('[data-card]').count()).toBe(0);
    await page.locator('[data-curtain]').click();
    await page.locator(CARDS).first().waitFor();
  });

  it('draws the curtain again before somebody who had taken the screen', async () => {
    const page = await openPage({ path: '#table', stored: lay({ ...MID, people: [0, 1] }) });
    await page.locator('[data-curtain]').click();
    await page.locator(CARDS).first().waitFor();
    await page.reload();
    await page.locator('[data-curtain]').waitFor();
    expect(await page.locator('[data-card]').count()).toBe(0);
  });
});

describe('a record', () => {
  const input = (page: Page) => page.locator('input[type=file]');

  it('of a finished game can be downloaded and watched again', async () => {
    const { path, laid, arrive } = SCREENS.end;
    const page = await openPage({ path, stored: lay(laid) });
    await arrive(page);
    const steps = (await saved(page)).past.length - 1;
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-download]').click()]);
    expect(download.suggestedFilename()).toMatch(/^jamaica-[\d-]+\.json$/);
    const file = await download.path();

    const elsewhere = await openPage();
    await input(elsewhere).setInputFiles({
      name: 'race.json',
      mimeType: 'application/json',
      buffer: readFileSync(file),
    });
    await elsewhere.locator('[data-last-step]').click();
    await elsewhere.locator(`main[data-step="${steps}"]`).waitFor();
  });

  it.each([
    { what: 'a picture', content: '\u0089PNG' },
    { what: 'something else in JSON', content: '{"jamaica": 1, "steps": []}' },
    { what: 'nothing', content: '' },
  ])('is what $what is not, and the page says so', async ({ content }) => {
    const page = await openPage();
    await input(page).setInputFiles({
      name: 'treasure.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain(wordsIn('en').table.notARecord('treasure.json'));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('[data-play]').waitFor();
  });
});

/** A way at a fork after which the same person is asked again, before anything new is seen. */
const wayToRethink = (table: LocalTable): string | undefined =>
  asks(0, 'move')(table)
    ? askedAt(table, [0])?.options.find(option => {
        const copy = copyOf(table.record());
        copy.watch({ moved: () => undefined, rewound: () => undefined });
        copy.choose(0, option);
        return copy.undoable === 0 && askedAt(copy, [0]) !== null;
      })
    : undefined;

describe('a choice', () => {
  it('that everybody saw is taken back: the dice', async () => {
    const page = await openPage({ path: '#table', stored: lay({ ...MID, until: asks(0, 'dice', 3) }) });
    await page.locator('.target[data-die]').first().waitFor();
    const before = await asked(page);
    expect(await page.locator(UNDO).count()).toBe(0);
    await sail(page, 'mouse', 1);
    await page.locator(CARDS).first().waitFor();
    await page.locator(UNDO).click();
    await page.locator('.target[data-die]').first().waitFor();
    expect(await asked(page)).toBe(before);
    expect(await page.locator(UNDO).count()).toBe(0);
  });

  it('that everybody saw is taken back: a way at a fork', async () => {
    const page = await openPage({
      path: '#table',
      stored: lay({ ...MID, until: table => wayToRethink(table) !== undefined }),
    });
    await page.locator('.target[data-space]').first().waitFor();
    const way = wayToRethink(await saved(page));
    const before = { asked: await asked(page), place: (await saved(page)).now.view(0).ships[0].position };
    await page.locator(`[data-option="${way}"]`).click();
    await page.locator(UNDO).waitFor();
    expect((await saved(page)).now.view(0).ships[0].position).not.toEqual(before.place);
    await page.keyboard.press('Control+z');
    await page.locator('.target[data-space]').first().waitFor();
    expect({ asked: await asked(page), place: (await saved(page)).now.view(0).ships[0].position }).toEqual(before);
  });

  it('cannot be taken back once the cards are turned over', async () => {
    const page = await openPage({ path: '#table', stored: lay(MID) });
    await page.locator(CARDS).first().waitFor();
    const before = await asked(page);
    await page.locator(CARDS).first().click();
    await askedElse(page, before);
    expect(await page.locator(UNDO).count()).toBe(0);
  });
});

describe('the same crew sails again', () => {
  const crewOf = ({ berths, rules }: LocalTable) => ({ berths, rules });
  /** Until another game has begun. */
  const begun = async (page: Page): Promise<LocalTable> => {
    await page.locator('main.table:not([inert])').waitFor();
    await page.locator(`${CARDS}, [data-option]`).first().waitFor();
    return saved(page);
  };

  it('after starting again', async () => {
    const page = await openPage({ path: '#table', stored: lay(MID) });
    const before = await saved(page);
    await page.locator('[data-menu]').click();
    await pressNamed(page, ({ table }) => table.restart);
    await page.locator('dialog[open] p').waitFor();
    await pressNamed(page, ({ table }) => table.restart);
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    const now = await begun(page);
    expect(crewOf(now)).toEqual(crewOf(before));
    expect(now.now.view(null).round).toBe(1);
  });

  it('in a rematch', async () => {
    const { path, laid, arrive } = SCREENS.end;
    const page = await openPage({ path, stored: lay(laid) });
    await arrive(page);
    const before = await saved(page);
    await page.locator('[data-rematch]').click();
    const now = await begun(page);
    expect(crewOf(now)).toEqual(crewOf(before));
    expect(isOver(now)).toBe(false);
    expect(now.now.view(null).round).toBe(1);
  });
});

describe('a game that was left', () => {
  it('is continued from the first screen', async () => {
    const page = await openPage({ path: '#table', stored: lay(MID) });
    await page.locator(CARDS).first().waitFor();
    const before = await asked(page);
    const { round } = (await saved(page)).now.view(null);
    await page.locator('[data-menu]').click();
    await page.locator('[data-leave]').click();
    await page.locator('[data-leave-now]').click();
    const proceed = page.locator('[data-continue]');
    expect(await proceed.innerText()).toContain(wordsIn('en').table.round(round));
    await proceed.click();
    await page.locator(CARDS).first().waitFor();
    expect(await asked(page)).toBe(before);
  });

  it('is not offered any more once it is over', async () => {
    const page = await openPage({ stored: lay(SCREENS.end.laid) });
    await page.locator('[data-play]').waitFor();
    expect(await page.locator('[data-continue]').count()).toBe(0);
  });
});
