import { join } from 'node:path';
import { LANGUAGES } from '@jamaica/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedRecord } from '../src/fairness/record.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { summaryOf } from '../src/table/summary.ts';
import { folderWithPage, type Read, crawl as read } from './crawler.ts';
import { FREELY, guest, type House, openHouse, type Visitor } from './sockets-visitor.ts';
import { happening, SECRET } from './table.ts';

let house: House;
let host: Visitor;
/** One that is listed, and one that is not. */
let [listed, hidden] = ['', ''];
beforeAll(async () => {
  house = await openHouse({ allowances: FREELY }, { DATA_DIR: folderWithPage() });
  host = await guest(house);
  await host.put('/api/me/name', { name: 'Zoé <3 & "Co"' });
  listed = await opened({});
  hidden = await opened({ listed: false, spectators: false });
});
afterAll(() => house.close());

const opened = async (terms: object): Promise<string> => {
  const { body } = await host.post('/api/tables', {
    terms: {
      rules: { edition: '2021', players: 3, ghost: false },
      clock: { kind: 'none' },
      listed: true,
      spectators: true,
      phrasesOnly: false,
      ...terms,
    },
  });
  return Object(body).table;
};

const crawl = (path: string, language?: string): Promise<Read> => read(house.url + path, language);

describe('a link to a table', () => {
  it.each(LANGUAGES)('invites in the language that is asked for: %s', async language => {
    const { status, metas, title, ...read } = await crawl(`/t/${listed}`, `${language};q=0.9, de`);
    expect(status).toBe(200);
    expect(read.language).toBe(language);
    expect(title).toContain('Zoé <3 & "Co"');
    expect(metas.get('og:title')).toBe(title);
    expect(metas.get('twitter:card')).toBe('summary_large_image');
    expect(metas.get('og:url')).toBe(`${house.url}/t/${listed}`);
    expect(read.canonical).toBe(`${house.url}/t/${listed}`);
    expect(metas.get('og:description')).toContain('2');
    expect(new URL(metas.get('og:image') ?? '').pathname).toBe(`/preview/t/${listed}/${language}.png`);
    expect(read.html).toContain('src="../start.js"');
  });

  it('has a picture of its own, which is the same for everybody and may be shown anywhere', async () => {
    const { metas } = await crawl(`/t/${listed}`);
    const [mine, theirs] = await Promise.all(
      [host.headers, {}].map(headers => fetch(metas.get('og:image') ?? '', { headers })),
    );
    expect(mine.status).toBe(200);
    expect(mine.headers.get('content-type')).toBe('image/png');
    expect(mine.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(mine.headers.get('vary')).toBeNull();
    const [one, other] = [Buffer.from(await mine.arrayBuffer()), Buffer.from(await theirs.arrayBuffer())];
    expect(one.equals(other)).toBe(true);
    expect(one.length).toBeLessThan(60_000);
    const again = await fetch(metas.get('og:image') ?? '', {
      headers: { 'If-None-Match': mine.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('of a private one tells who is there, by which book, and how many seats are free', async () => {
    const [one, other] = await Promise.all([listed, hidden].map(table => crawl(`/t/${table}`)));
    expect(other.metas.get('og:description')).toBe('2021 edition · 2 free seats');
    expect(other.title).toBe(one.title);
  });

  it('that there is not says so, and the page comes all the same', async () => {
    const { status, html, title } = await crawl('/t/AAAAAAAAAAAAAAAA');
    expect([status, title]).toEqual([404, 'Jamaica']);
    expect(html).toContain('data-root="../"');
  });
});

it.each([
  ['/', 'Jamaica', './'],
  ['/rules/R-LOA-1', 'The Pilot Book: R-LOA-1', '../'],
  ['/rules/battle', 'The Pilot Book: Battle', '../'],
  ['/puzzles/3', 'Puzzle 3', '../'],
  ['/g/AAAAAAAAAAAAAAAA/57', 'Jamaica', '../../'],
])('%s is the page, which says what it shows', async (path, title, home) => {
  const read = await crawl(path);
  expect(read.title).toBe(title);
  expect(read.html).toContain(`data-root="${home}"`);
  expect((await fetch(read.metas.get('og:image') ?? '')).status).toBe(200);
});

describe('a link to a finished game', () => {
  const played = async (table: string, terms: { readonly listed: boolean }): Promise<void> => {
    const changes = [...happening({ edition: '2007', players: 3, ghost: false }, 'finish')];
    const { table: ended } = changes[changes.length - 1];
    const pieces = (async function* () {
      yield changes.map(({ entry }) => entry);
    })();
    const told = summaryOf({ ...ended, terms: { ...ended.terms, ...terms, spectators: true } });
    const store = openSqlite(join(house.folder, 'jamaica.db'));
    const record = await finishedRecord(ended, pieces, SECRET);
    await store.append(table, [changes[0].entry], { secret: SECRET, summary: told, record });
    await store.close();
  };

  it('tells who won and the points, has its picture, and may be put into other pages', async () => {
    await played('finished--------', { listed: true });
    const { status, title, metas, oembed } = await crawl('/g/finished--------', 'it');
    expect(status).toBe(200);
    expect(title).toMatch(/^Jamaica: vittoria di /);
    expect(metas.get('og:description')).toMatch(/punt[oi].*edizione 2007/);
    expect((await fetch(metas.get('og:image') ?? '')).headers.get('content-type')).toBe('image/png');
    const told = await (await fetch(oembed)).json();
    expect(told).toMatchObject({ type: 'rich', title: expect.stringContaining('Jamaica: won by') });
    expect(told.html).toContain(`<iframe src="${house.url}/embed/finished--------"`);
    const moment = await crawl('/g/finished--------/57');
    expect(moment.metas.get('og:image')).toContain('/preview/g/finished--------/57/en.png?');
  });

  it('tells nothing of that when the table was private', async () => {
    await played('kept-to-itself--', { listed: false });
    for (const path of ['/g/kept-to-itself--', '/g/kept-to-itself--/57', '/t/kept-to-itself--']) {
      const { title, metas } = await crawl(path);
      expect(title + metas.get('og:description')).not.toMatch(/won|point|round/i);
      expect(metas.get('og:description')).toBe('2007 edition');
    }
  });
});

describe('oEmbed', () => {
  it('tells of a link of ours what the page does', async () => {
    const { oembed, metas } = await crawl(`/t/${listed}`);
    const told = await (await fetch(oembed)).json();
    expect(told).toMatchObject({
      version: '1.0',
      type: 'link',
      title: metas.get('og:title'),
      thumbnail_url: metas.get('og:image'),
    });
  });

  it.each(['', 'nonsense', 'https://evil.example/t/AAAAAAAAAAAAAAAA', '/t/AAAAAAAAAAAAAAAA'])(
    'of "%s" it knows nothing',
    async url => {
      expect((await fetch(`${house.url}/oembed?url=${encodeURIComponent(url)}`)).status).toBe(404);
    },
  );
});

it.each([
  '/preview/en',
  '/preview/de.png',
  '/preview/t/en.png',
  '/preview/t/AAAAAAAAAAAAAAAA/en.png',
  '/preview/x/y/en.png',
])('%s is no picture', async path => {
  expect((await fetch(house.url + path)).status).toBe(404);
});

it('pictures are painted at a pace', async () => {
  const slow = await openHouse({ allowances: { picturesOfAddress: { burst: 2, perMinute: 1 } } });
  const statuses: number[] = [];
  for (let times = 0; times < 3; times++) statuses.push((await fetch(`${slow.url}/preview/en.png`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  await slow.close();
});

describe('another page', () => {
  const ancestors = async (path: string): Promise<string> => {
    const { headers } = await fetch(house.url + path);
    return /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';
  };

  it('may frame a small replay', async () => {
    expect(await ancestors('/embed/AAAAAAAAAAAAAAAA')).toBe('*');
    expect(await (await fetch(`${house.url}/embed/AAAAAAAAAAAAAAAA`)).text()).toContain('A replay');
  });

  it.each([
    '/',
    '/t/AAAAAAAAAAAAAAAA',
    '/g/AAAAAAAAAAAAAAAA',
    '/rules',
    '/embed/a/b/c',
    '/embedded',
    '/api/me',
    '/oembed',
    '/docs/',
  ])('may not frame %s', async path => expect(await ancestors(path)).toBe("'none'"));
});
