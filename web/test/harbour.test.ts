import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { loseNetwork } from './at-table.ts';
import { expectNoViolations } from './harness/axe.ts';
import { launch } from './harness/browser.ts';
import { openPage } from './harness/page.ts';
import { USUAL_VISIT, visit } from './harness/visit.ts';
import { call, named, openTable, sailedToEnd, setSail } from './mates.ts';
import { settled, wordsIn } from './screens.ts';

const words = wordsIn('en').harbour;

const go = async (page: Page, place: string): Promise<void> => {
  await page.goto(new URL(`#${place}`, page.url()).href);
  await page.locator('main').waitFor();
};

const card = (page: Page, table: string) => page.locator(`[data-table="${table}"]`);

describe('the harbour', () => {
  it.each(['mine', 'join', 'watch', 'leaders'] as const)('has a place of its own for %s', async tab => {
    const page = await openPage({ path: `#harbour/${tab}` });
    await expect.poll(() => page.locator('nav a[aria-current=page]').textContent()).toBe(words.tab(tab));
  });

  it.each(['mine', 'leaders/2007/6'])('is at %s a place to begin from when nothing is there yet', async tab => {
    const page = await openPage({ path: `#harbour/${tab}` });
    await page.getByRole('button', { name: words.openTable }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#open');
  });

  it('has my games, those first that wait for me, with the time that is left', async () => {
    const [page, mate] = [await openPage(), await openPage()];
    await named(page, 'Nell');
    await named(mate, 'Bram');
    const gathering = await openTable(page);
    const mine = await setSail([page], { clock: { kind: 'slow', hours: 24 } });
    await go(page, 'harbour/mine');
    await expect.poll(() => card(page, mine).textContent()).toContain(words.timeLeft('23 hours'));
    const tables = await page.locator('[data-table]').evaluateAll(cards => cards.map(each => each.dataset.table));
    expect(tables).toEqual([mine, gathering]);
    expect(await card(page, mine).getByRole('link').getAttribute('href')).toBe(`#at/${mine}`);
  });

  it('tells how a finished game ended, and leads to its replay', async () => {
    const [page, mate] = [await openPage(), await openPage()];
    await named(page, 'Nell');
    await named(mate, 'Bram');
    const table = await sailedToEnd([page, mate], { listed: false });
    await go(page, 'harbour/mine');
    await card(page, table).getByRole('link', { name: words.replay }).waitFor();
    expect(await card(page, table).textContent()).toMatch(/You won!|\d(?:st|nd|rd) of 3/);
    expect(await card(page, table).getByRole('link').getAttribute('href')).toBe(`#replay/${table}`);
  });

  it('shows where a seat is free, and somebody sits down there who reads another language', async () => {
    const [host, page] = [await openPage(), await openPage({ language: 'uk', viewport: 'phone' })];
    await named(host, 'Nell <b>');
    const table = await openTable(host, { rules: { edition: '2007', players: 4, ghost: true } });
    await go(page, 'harbour/join');
    await card(page, table).waitFor();
    const text = await card(page, table).textContent();
    expect(text).toContain('Nell <b>');
    expect(text).toContain('3 вільні місця');
    expect(text).toContain('Корабель-привид');
    await card(page, table).getByRole('link').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/t/${table}`);
  });

  it('lets strangers watch listed games, unless the table wants none', async () => {
    const [host, page] = [await openPage(), await openPage()];
    await named(host, 'Nell');
    const open = await setSail([host]);
    const closed = await setSail([host], { spectators: false });
    await go(page, 'harbour/watch');
    await card(page, open).getByRole('link', { name: words.watch }).waitFor();
    expect(await card(page, closed).count()).toBe(0);
  });

  it('has a leaderboard on which one finds oneself', async () => {
    // Only people count who live apart, can be known again, and let nobody wait forever.
    const apart = (address: string) => (context: BrowserContext) =>
      context.setExtraHTTPHeaders({ 'X-Forwarded-For': address });
    const [page, mate] = [
      await openPage({ before: apart('192.0.2.1') }),
      await openPage({ before: apart('192.0.2.2') }),
    ];
    await named(page, 'Nell');
    await named(mate, 'Bram');
    for (const person of [page, mate]) await call(person, 'POST', 'me/recovery', {});
    const clock = { kind: 'live', decision: 60, reserve: 300 };
    await sailedToEnd([page, mate], { clock, rules: { edition: '2007', players: 3, ghost: false } });
    await go(page, 'harbour/leaders/2007/3');
    const own = page.locator('tr[aria-current]');
    await own.waitFor();
    expect(await own.textContent()).toContain('Nell');
    expect(await own.textContent()).toContain(words.you);
    await page.getByRole('radio', { name: '2021' }).check();
    await expect.poll(() => new URL(page.url()).hash).toBe('#harbour/leaders/2021/3');
  });

  it('comes up to date by itself when one comes back to it', async () => {
    const [host, page] = [await openPage(), await openPage()];
    await named(host, 'Nell');
    await go(page, 'harbour/join');
    const table = await openTable(host);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await card(page, table).waitFor();
  });
});

describe('without a network', () => {
  const browser = launch();
  afterAll(async () => (await browser).close());

  it('the harbour says so, keeps what it saw, and comes back', async () => {
    const { context, page, errors } = await visit(await browser, USUAL_VISIT);
    onTestFinished(() => context.close());
    await page.goto(inject('address'));
    await named(page, 'Nell');
    const table = await openTable(page);
    await go(page, 'harbour/mine');
    await card(page, table).waitFor();

    await loseNetwork(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText(words.trouble.offline).waitFor();
    await page.getByText(words.stale).waitFor();
    expect(await card(page, table).count()).toBe(1);

    await context.setOffline(false);
    await page.getByText(words.trouble.offline).waitFor({ state: 'detached' });
    // The browser complains about each question that nobody answered, and about nothing else.
    expect(errors.filter(error => !error.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});

describe('axe finds nothing in the harbour', () => {
  it.each([
    { theme: 'day', viewport: 'desktop' },
    { theme: 'night', viewport: 'phone' },
  ] as const)('$theme, $viewport', async ({ theme, viewport }) => {
    const page = await openPage({ theme, viewport });
    await named(page, 'Nell');
    const table = await setSail([page], { clock: { kind: 'live', decision: 60, reserve: 300 } });
    await go(page, 'harbour/mine');
    await card(page, table).waitFor();
    for (const tab of ['mine', 'join', 'watch', 'leaders']) {
      await go(page, `harbour/${tab}`);
      await settled(page);
      await expectNoViolations(page);
    }
  });
});
