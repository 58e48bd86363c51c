import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { TAKE_OVER } from '../src/app/offline/take-over.ts';
import { host, loseNetwork, setSail } from './at-table.ts';
import { openPage } from './harness/page.ts';
import { proxied, serveSite } from './harness/site.ts';
import { lay, nearHome } from './laid.ts';
import { sail, sailHome } from './sail.ts';

const started = (page: Page): Promise<void> => page.locator('h1').first().waitFor();

/** From here on the page is served by its service worker. */
const kept = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

/** The build of this run with a mark in its page, as a next version would differ from it. */
const nextVersion = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'jamaica-next-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(inject('plain'), folder, { recursive: true });
  const edit = (file: string, change: (text: string) => string): void => {
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
    for (const packed of ['.br', '.gz']) rmSync(join(folder, file + packed), { force: true });
  };
  edit('index.html', text =>
    text.replace('<head>', '<head><meta name="version" content="next" /><script src="./next.js"></script>'),
  );
  writeFileSync(join(folder, 'next.js'), '');
  edit('sw.js', text => text.replace(/[0-9a-f]{12}/, 'next'));
  return folder;
};

it.each(['', '/games/jamaica'])(
  'a page visited once at "%s/" starts again without a network, and an unknown address leads there',
  async folder => {
    const server = await serveSite(inject('plain'));
    const site = folder === '' ? server : await proxied(server, folder);
    const page = await openPage({ address: site.address, offline: true });
    await started(page);
    await kept(page);

    await page.context().setOffline(true);
    await site.close();
    await page.reload();
    await started(page);
    await page.goto(`${site.address}?language=fr`);
    await started(page);
    await page.goto(`${site.address}far/away`);
    await started(page);
    expect(page.url()).toBe(site.address);
  },
);

it('a game is sailed home without a network, the bots thinking in workers', async () => {
  const site = await serveSite(inject('plain'));
  const rules = { edition: '2021', players: 2, ghost: true } as const;
  const page = await openPage({
    address: site.address,
    offline: true,
    isCoarse: true,
    stored: lay(nearHome({ rules, people: [0], seed: 'offline' })),
  });
  await kept(page);

  await page.context().setOffline(true);
  await site.close();
  await page.goto(`${site.address}#table`);
  await page.reload();
  expect(await sail(page, 'keyboard', 0)).toBe(true);
  // A thread cannot be started without its script, which the service worker must have kept.
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  expect(await sailHome(page, 'keyboard')).toBeGreaterThan(4);
});

it('a new version waits until the player agrees, then replaces the old one', async () => {
  const old = await serveSite(inject('plain'));
  const page = await openPage({ address: old.address, offline: true });
  await kept(page);
  const isNext = (): Promise<boolean> => page.locator('meta[name=version]').count().then(Boolean);

  await old.close();
  const next = await serveSite(nextVersion(), { port: old.port });
  onTestFinished(next.close);
  await page.reload();
  const waiting = async (): Promise<string | undefined> =>
    (await navigator.serviceWorker.getRegistration())?.waiting?.state;
  await expect.poll(() => page.evaluate(waiting)).toBe('installed');
  expect(await isNext()).toBe(false);

  const agree = async (message: string): Promise<void> => {
    (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage(message);
  };
  await Promise.all([page.waitForEvent('load'), page.evaluate(agree, TAKE_OVER)]);
  await started(page);
  expect(await isNext()).toBe(true);
  expect(await page.evaluate(() => caches.keys())).toEqual([`jamaica ${old.address} next`]);
});

/** Where a page comes from over HTTPS, where it has a service worker; and over plain HTTP, under a name that no browser trusts. */
const SECURE = '127.0.0.1';
const PLAIN = 'jamaica.test';

it.each([
  ['with a service worker', SECURE],
  ['over plain HTTP, without one', PLAIN],
])(
  'a page that lies open at a table while the server is upgraded reloads itself, and the game goes on: %s',
  async (_, name) => {
    const data = mkdtempSync(join(tmpdir(), 'jamaica-upgraded-'));
    let server = await serveSite(inject('plain'), { data });
    // After the page is closed, which still fetches this and that.
    onTestFinished(async () => {
      await server.close();
      rmSync(data, { recursive: true });
    });
    const address = server.address.replace(SECURE, name);
    const page = await host('Kate', { players: 2, bots: 1 }, { address, offline: true });
    if (name === SECURE) await kept(page);
    else expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
    await setSail([page]);
    expect(await sail(page, 'keyboard', 0)).toBe(true);

    // Without a network, so that the page does not complain about a server that is not there.
    await loseNetwork(page);
    await server.close();
    server = await serveSite(nextVersion(), { port: server.port, data });
    await page.context().setOffline(false);
    await page.locator('meta[name=version]').waitFor({ state: 'attached' });
    await page.locator('main.table').waitFor();
    expect(await sail(page, 'keyboard', 1)).toBe(true);
  },
);

it('the game can be installed', async () => {
  const page = await openPage({ offline: true });
  await kept(page);
  const browser = await page.context().newCDPSession(page);
  const { errors, url } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${inject('address')}manifest.webmanifest`);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Every visitor of a test is a private window, and that is all there may be to say against it.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
