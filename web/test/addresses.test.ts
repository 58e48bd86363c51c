import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openPage } from './harness/page.ts';
import { proxied, serveSite } from './harness/site.ts';

const started = (page: Page): Promise<void> => page.locator('h1').first().waitFor();
const where = (page: Page): string => page.url().slice(new URL(page.url()).origin.length);
const lit = (page: Page): Promise<string | null> => page.locator('[data-passage].lit').getAttribute('data-passage');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
};

/** Any web server that has the page in a folder, and knows nothing but files. */
const anyServer = async (folder: string): Promise<string> => {
  const server = createServer((asked, answer) => {
    const [path] = (asked.url ?? '').split('?');
    const file = join(inject('folder'), path.slice(folder.length).replace(/^\/$/, '/index.html'));
    if (!path.startsWith(`${folder}/`) || !existsSync(file)) return void answer.writeHead(404).end();
    answer.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    answer.end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}${folder}/`;
};

describe('what is shared has a path', () => {
  it('which leads there, and by links of the page on and back', async () => {
    const page = await openPage({ path: '/rules/R-SHO-12', language: 'fr' });
    await expect.poll(() => lit(page)).toBe('R-SHO-12');
    expect(where(page)).toBe('/rules/R-SHO-12');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await page.evaluate(() => {
      location.hash = '#puzzles/3';
    });
    await expect.poll(() => where(page)).toBe('/puzzles/3');
    await page.locator('.riddle').waitFor();
    await page.evaluate(() => {
      location.hash = '#learn';
    });
    await expect.poll(() => where(page)).toBe('/#learn');
    await page.goBack();
    await expect.poll(() => where(page)).toBe('/puzzles/3');
    await page.goBack();
    await expect.poll(() => lit(page)).toBe('R-SHO-12');
  });

  it('and an old link turns into it, what the page was asked to do included', async () => {
    const page = await openPage({ path: '?pseudo#puzzles/3' });
    await page.locator('.riddle').waitFor();
    expect(where(page)).toBe('/puzzles/3?pseudo');
    await page.reload();
    await page.locator('.riddle').waitFor();
  });

  it('also where a proxy has the page in a folder, and then without a network', async () => {
    const site = await proxied(await serveSite(inject('folder')), '/games/jamaica');
    const page = await openPage({ address: site.address, path: 'puzzles/3', offline: true });
    await page.locator('.riddle').waitFor();
    expect(where(page)).toBe('/games/jamaica/puzzles/3');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await site.close();
    await page.goto(`${site.address}rules/R-SHO-12`);
    await expect.poll(() => lit(page)).toBe('R-SHO-12');
    expect(where(page)).toBe('/games/jamaica/rules/R-SHO-12');
  });
});

it('any other web server has the page in a folder as before: the address is behind the #', async () => {
  const address = await anyServer('/games');
  const page = await openPage({ address, path: '#puzzles/3' });
  await page.locator('.riddle').waitFor();
  expect(where(page)).toBe('/games/#puzzles/3');
  await page.goto(`${address}#rules/R-SHO-12`);
  await expect.poll(() => lit(page)).toBe('R-SHO-12');
  expect(where(page)).toBe('/games/#rules/R-SHO-12');
  await page.goto(address);
  await started(page);
});
