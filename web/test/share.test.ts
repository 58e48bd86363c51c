import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rules } from '@jamaica/rules';
import { type Fields, isFields } from '@jamaica/rules/record';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { scriptOf } from '../src/playing/film/script.ts';
import { embedLine } from '../src/playing/share/embed-line.ts';
import { taleOf } from '../src/playing/tale/tale.ts';
import { expectNoViolations } from './harness/axe.ts';
import { openPage, type Wishes } from './harness/page.ts';
import { lay } from './laid.ts';
import { practice, raced, voyageOf } from './raced.ts';
import { SCREENS, settled } from './screens.ts';

const FOUR: Rules = { edition: '2021', players: 4, ghost: false };
const RECORD = raced(FOUR, practice('shared'), true);

/** Loads a record, and opens what shares it. */
const shareRace = async (record: object, wishes: Wishes = {}): Promise<Page> => {
  const page = await openPage({ path: '#replay', stored: lay(null), ...wishes });
  await page.locator('[data-load]').waitFor();
  const buffer = Buffer.from(JSON.stringify(record));
  await page.locator('input[type=file]').setInputFiles({ name: 'race.json', mimeType: 'application/json', buffer });
  await page.locator('[data-share]').click();
  await page.locator('[data-sharing=menu]').waitFor();
  return page;
};

/** What a button gives to keep. */
const kept = async (page: Page, button: string): Promise<Buffer> => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator(button).click()]);
  return readFileSync(await file.path());
};

/** Width and height of a PNG stand in its first part. */
const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('a picture', () => {
  it('of a race that was finished here is kept as PNG, and as SVG that asks for nothing else', async () => {
    const { path, laid, arrive } = SCREENS.end;
    const page = await openPage({ path, stored: lay(laid) });
    await arrive(page);
    await page.locator('[data-poster-sheet]').click();
    await page.locator('[data-poster]').waitFor();
    expect(sizeOf(await kept(page, '[data-png]'))).toEqual([1200, 1600]);

    const svg = (await kept(page, '[data-svg]')).toString();
    expect(svg).toContain('@font-face');
    const addresses = [...svg.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, address]) => address.slice(0, 5));
    expect(new Set(addresses)).toEqual(new Set(['data:', '#post']));
    const widthOf = async (text: string): Promise<number> => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
      await image.decode();
      return image.naturalWidth;
    };
    expect(await page.evaluate(widthOf, svg)).toBe(1200);
  });

  it('R-VIS-4 of a race that is not over is the same whatever is hidden, and has no points', async () => {
    const [one, other] = alike();
    const pictures = [];
    for (const record of [one, other]) {
      const page = await shareRace(record);
      await page.locator('[data-share-as=picture]').click();
      pictures.push((await kept(page, '[data-svg]')).toString());
    }
    expect(pictures[0]).toBe(pictures[1]);
    expect(pictures[0]).not.toContain('>Points<');
  });
});

describe('a film', () => {
  it('upright, of a race that broke off early, plays as long as it should, and is small', async () => {
    const [record] = alike();
    const page = await shareRace(record, { viewport: 'phone' });
    await page.locator('[data-share-as=film]').click();
    await page.locator('[data-film]').waitFor();
    await page.getByRole('radio', { name: 'Upright' }).check();
    await page.locator('[data-film]').click();
    await page.locator('[data-stop-film]').click();
    await page.locator('[data-film]').click();
    await page.locator('[data-film-shown]').waitFor({ timeout: 90_000 });
    const film = await page.locator('[data-film-shown]').evaluate(async (video: HTMLVideoElement) => {
      video.pause();
      video.currentTime = 1;
      await new Promise(resolve => video.addEventListener('seeked', resolve, { once: true }));
      const canvas = document.createElement('canvas');
      canvas.width = video.videoWidth;
      canvas.height = video.videoHeight;
      const pen = canvas.getContext('2d');
      pen?.drawImage(video, 0, 0);
      // The panel below the chart is paper, whatever the chart looks like.
      const [red, green, blue] = pen?.getImageData(20, 1240, 1, 1).data ?? [];
      return {
        size: [video.videoWidth, video.videoHeight],
        seconds: video.duration,
        isPaper: red > 220 && green > 210 && blue < 220,
      };
    });
    const { seconds } = scriptOf(taleOf(voyageOf(record), null));
    expect(film).toEqual({ size: [720, 1280], seconds: expect.closeTo(seconds, 0), isPaper: true });
    expect((await kept(page, '[data-save-film]')).length).toBeLessThan(4_000_000);
  });

  it('is not offered where the browser can write none, and it says so', async () => {
    const page = await shareRace(RECORD, {
      before: context =>
        context.addInitScript(() => {
          for (const name of ['VideoEncoder', 'MediaRecorder']) Reflect.deleteProperty(globalThis, name);
        }),
    });
    await page.locator('[data-share-as=film]').click();
    await page.locator('[data-no-film]').waitFor();
    expect(await page.locator('[data-film]').count()).toBe(0);
  });
});

it('a link leads to the race as a whole, or to the moment that is looked at, also where a page may not copy', async () => {
  const page = await openPage({
    path: 'g/far-away-------0',
    stored: lay(null),
    before: async context => {
      await context.route('**/g/far-away-------0', async route =>
        route.fulfill({ response: await route.fetch(), status: 200 }),
      );
      await context.route('**/api/records/far-away-------0', route => route.fulfill({ json: RECORD }));
      await context.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    },
  });
  const link = async (): Promise<string> => {
    await page.locator('[data-share]').click();
    await page.locator('[data-copy-link]').click();
    const written = await page.locator('[data-sharing=menu] input').inputValue();
    await page.keyboard.press('Escape');
    await page.locator('[data-sharing=menu]').waitFor({ state: 'detached' });
    return new URL(written).pathname;
  };
  expect(await link()).toBe('/g/far-away-------0');
  await page.keyboard.press('ArrowRight');
  expect(await link()).toBe('/g/far-away-------0/1');
});

describe('on other pages', () => {
  const openSmall = async (record: object): Promise<{ readonly page: Page; readonly asked: readonly string[] }> => {
    const asked: string[] = [];
    const page = await openPage({
      path: 'embed/far-away?lang=fr',
      before: async context => {
        await context.route('**/api/records/far-away', route => route.fulfill({ json: record }));
        context.on('request', request => asked.push(new URL(request.url()).pathname));
      },
    });
    return { page, asked };
  };

  it('a finished race is a small replay for keys and ears too, which asks for little', async () => {
    const { page, asked } = await openSmall(RECORD);
    await page.locator('main[data-at="0"]').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    expect(new Set(asked)).toEqual(
      new Set([
        ...['far-away', 'embed.css', 'embed.js', 'chart.svg', 'words-fr.js'].map(name => `/embed/${name}`),
        '/api/records/far-away',
      ]),
    );
    // On a page of somebody else.
    const other = await page.context().newPage();
    const body = embedLine(new URL('/', page.url()), 'far-away', 'Jamaica');
    const host = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(body));
    onTestFinished(() => void host.close());
    await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve));
    const where = host.address();
    await other.goto(`http://127.0.0.1:${typeof where === 'object' ? where?.port : ''}/`);
    await other.frameLocator('iframe').locator('main[data-at="0"]').waitFor();
    await other.close();

    await page.locator('body').press('ArrowRight');
    await page.locator('main:not([data-at="0"])').waitFor();
    expect(await page.locator('[aria-live]').innerText()).not.toBe('');
    await page.locator('body').press('End');
    await page.locator(`main[data-at="${voyageOf(RECORD).game.steps.length}"]`).waitFor();
    expect(await page.locator('li.winner').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-scrub]').getAttribute('aria-valuetext')).toMatch(/\d/);
    await page.locator('body').press('Home');
    await page.locator('[data-control=play]').click();
    await page.locator('main:not([data-at="0"])').waitFor();
    await expectNoViolations(page);
  });

  it('a race that is not over is not shown', async () => {
    const [record] = alike();
    const { page } = await openSmall(record);
    await page.locator('.notice').waitFor();
    expect(await page.locator('main').count()).toBe(0);
  });

  it('a race is saved as one file, which shows it from a disk', async () => {
    const page = await shareRace(RECORD);
    await settled(page);
    await expectNoViolations(page);
    expect(await page.locator('[data-share-as=embed]').count()).toBe(0);
    const folder = mkdtempSync(join(tmpdir(), 'jamaica-file-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'race.html');
    writeFileSync(file, await kept(page, '[data-one-file]'));
    const there = await openPage({ address: pathToFileURL(file).href });
    await there.locator('[data-control=forward]').click();
    await there.locator('main:not([data-at="0"])').waitFor();
  });
});

/** Two races that break off at a step which is none, and differ only in a treasure that lies face down. */
const alike = (): [Fields, Fields] => {
  const { pile, steps } = RECORD;
  if (!Array.isArray(pile) || !Array.isArray(steps)) throw new Error('the record has no pile');
  const found = pile.findIndex(each => Number(each) > 0);
  const other = pile.findIndex((each, index) => index > found && Number(each) > 0 && each !== pile[found]);
  const finds = voyageOf(RECORD).game.steps.filter(({ events }) =>
    events.some(({ kind }) => kind === 'treasure-found'),
  );
  const begun = steps.slice(0, finds[found].at + 3).filter(step => isFields(step) && !('after' in step));
  const one = { ...RECORD, steps: [...begun, { mutiny: true }], final: undefined };
  return [one, { ...one, pile: pile.with(found, pile[other]).with(other, pile[found]) }];
};
