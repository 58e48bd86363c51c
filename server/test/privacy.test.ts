import { join } from 'node:path';
import { fromSeed } from '@jamaica/chance';
import type { Rules } from '@jamaica/rules';
import { counting, LANGUAGES, type OutsideWords, speakOutside } from '@jamaica/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedRecord } from '../src/fairness/record.ts';
import type { Entry } from '../src/log/entry.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { replayed } from '../src/table/replayed.ts';
import { summaryOf } from '../src/table/summary.ts';
import { crawl, folderWithPage } from './crawler.ts';
import { ANNE, MARY, PEOPLE, SAMUEL } from './people.ts';
import { FREELY, guest, type House, openHouse, type Visitor } from './sockets-visitor.ts';
import { happening, SECRET } from './table.ts';
import { differ, twinOf } from './twin.ts';

const RULES: Rules = { edition: '2007', players: 3, ghost: false };
const CHANGES = [...happening(RULES, 'privacy', { kind: 'none' })];
const ENTRIES = CHANGES.map(({ entry }) => entry);
/** How far a table has come: somebody sits there, the race is on, it is over. */
const STAGES = { gathering: 3, sailing: 90, over: ENTRIES.length } as const;
type Stage = keyof typeof STAGES;

const KINDS = [
  { listed: true, spectators: true },
  { listed: true, spectators: false },
  { listed: false, spectators: true },
  { listed: false, spectators: false },
] as const;
type Kind = (typeof KINDS)[number];

/** Every kind of privacy at every stage. */
const TABLES = (['gathering', 'sailing', 'over'] as const).flatMap(stage =>
  KINDS.map(kind => ({
    stage,
    kind,
    table: `${stage}-${Number(kind.listed)}${Number(kind.spectators)}`.padEnd(16, '-'),
  })),
);
const isOpen = ({ listed, spectators }: Kind): boolean => listed && spectators;

let house: House;
let stranger: Visitor;
beforeAll(async () => {
  house = await openHouse({ allowances: FREELY }, { DATA_DIR: folderWithPage() });
  stranger = await guest(house);
  for (const { table, kind, stage } of TABLES) await laid(table, ENTRIES.slice(0, STAGES[stage]), kind);
});
afterAll(() => house.close());

/** A table that lies in the store as if all of it had happened here. */
const laid = async (table: string, entries: readonly Entry[], kind: Kind): Promise<void> => {
  const own = entries.map(entry =>
    entry.kind === 'opened' ? { ...entry, terms: { ...entry.terms, ...kind } } : entry,
  );
  const pieces = (async function* () {
    yield own;
  })();
  const at = replayed(table, own);
  const store = openSqlite(join(house.folder, 'jamaica.db'));
  const record = at.stage === 'over' ? { record: await finishedRecord(at, pieces, SECRET) } : {};
  await store.append(table, own, { secret: SECRET, summary: summaryOf(at), ...record });
  await store.close();
};

const ALL = [ANNE, MARY, SAMUEL].map(({ name }) => name);

/** What a link says of a table, by what may be known of it. */
const saidOf = (stage: Stage, kind: Kind, words: OutsideWords, list: (names: readonly string[]) => string): RegExp => {
  const exactly = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (stage === 'gathering') return RegExp(`^${exactly(words.invited(list([ANNE.name])))}$`);
  if (!isOpen(kind)) return RegExp(`^${exactly(words.among(list(ALL)))}$`);
  if (stage === 'sailing') return RegExp(`^${exactly(words.race(7, list(ALL))).replace('7', '\\d+')}$`);
  return RegExp(`^${exactly(words.wonBy('@')).replace('@', `(?:${ALL.join('|')})`)}$`);
};

describe.each(TABLES)('a link to a table: $stage, $kind', ({ stage, kind, table }) => {
  it.each(LANGUAGES)('says what everybody may know, and no more, in %s', async language => {
    const words = await speakOutside(language);
    const { list } = counting(language);
    const paths = [`/t/${table}`, ...(stage === 'over' ? [`/g/${table}`] : [])];
    for (const path of paths) {
      const { status, title, metas, ...read } = await crawl(house.url + path, language);
      expect([status, read.language]).toEqual([200, language]);
      expect(title).toMatch(saidOf(stage, kind, words, list));
      for (const name of ['og:title', 'twitter:title']) expect(metas.get(name)).toBe(title);
      const about = metas.get('og:description') ?? '';
      expect(metas.get('twitter:description')).toBe(about);
      expect(about.includes(words.freeSeats(2))).toBe(stage === 'gathering');
      expect(/: ?\d+ /.test(about)).toBe(stage === 'over' && isOpen(kind));
      expect(new URL(metas.get('og:image') ?? '').pathname).toBe(`/preview${path}/${language}.png`);
      const told = await (await fetch(read.oembed, { headers: { 'Accept-Language': language } })).json();
      expect(told).toMatchObject({ title, thumbnail_url: metas.get('og:image') });
      expect(told.type).toBe(path.startsWith('/g/') && isOpen(kind) ? 'rich' : 'link');
    }
  });
});

describe('to somebody else', () => {
  const seen = async (path: string): Promise<string> => JSON.stringify((await stranger.get(path)).body);

  it('no list has a table that is private, nor one that nobody may watch among those to watch', async () => {
    const gathering = await seen('/api/tables');
    const sailing = await seen('/api/tables/running');
    for (const { table, stage, kind } of TABLES) {
      // Long ago somebody gathered here: the link works, the list has forgotten it.
      expect(gathering).not.toContain(table);
      expect(sailing.includes(table)).toBe(stage === 'sailing' && isOpen(kind));
      for (const path of ['/api/me/games', '/api/me/finished', '/api/me/records.jsonl', '/api/me/results.csv'])
        expect(await seen(path)).not.toContain(table);
    }
  });

  it('a page about somebody has listed games that are over, and no others', async () => {
    const store = openSqlite(join(house.folder, 'jamaica.db'));
    for (const { person, name } of PEOPLE)
      await store.addPerson({ id: person, name, kind: 'guest', owner: null, cameAt: 1, trustedSince: 0 });
    await store.setShown(MARY.person, { page: true, rating: true, games: true, rivals: true });
    await store.close();
    const games = await seen(`/api/people/${MARY.person}/games`);
    for (const { table, stage, kind } of TABLES) expect(games.includes(table)).toBe(stage === 'over' && kind.listed);
    for (const { person } of [ANNE, SAMUEL]) {
      expect((await stranger.get(`/api/people/${person}`)).status).toBe(404);
      expect((await stranger.get(`/api/people/${person}/games`)).status).toBe(404);
      expect((await crawl(`${house.url}/p/${person}`)).html).not.toContain(person);
    }
  });

  it('a race of the day is nobody else’s to know', async () => {
    const sailor = await guest(house);
    await sailor.put('/api/me/name', { name: 'Zoya' });
    const { table } = Object((await sailor.post('/api/day')).body);
    const { title, metas } = await crawl(`${house.url}/t/${table}`);
    expect(title).toMatch(/^Jamaica: (?:.+, )?Zoya/);
    expect(metas.get('og:description')).not.toMatch(/round|point/i);
    expect(await seen('/api/tables/running')).not.toContain(table);
  });
});

describe('two games that differ in hidden things alone', () => {
  /** Everything that anybody is given of a table, byte for byte; only its own name is another one. */
  const given = async (table: string): Promise<readonly string[]> => {
    const paths = [`/t/${table}`, `/g/${table}`, `/g/${table}/57`];
    const read = await Promise.all(paths.map(path => crawl(house.url + path)));
    const addresses = [
      ...read.flatMap(({ metas, oembed }) => [metas.get('og:image') ?? '', oembed]),
      ...LANGUAGES.map(language => `${house.url}/preview/t/${table}/${language}.png`),
      `${house.url}/embed/${table}`,
      `${house.url}/api/records/${table}`,
    ];
    const files = await Promise.all(
      addresses.map(async address => {
        const response = await fetch(address);
        return `${address} ${response.status} ${Buffer.from(await response.arrayBuffer()).toString('latin1')}`;
      }),
    );
    return [...read.map(({ html }) => html), ...files].map(each => each.replaceAll(table, 'TABLE'));
  };

  it.each(KINDS)('look the same to everybody, in pages, pictures, oEmbed and frames: %o', async kind => {
    const rng = fromSeed('privacy');
    for (const cut of [40, 90, 140]) {
      const before = CHANGES.slice(0, cut);
      const [one, other] = ['one', 'two'].map(name =>
        `${name}-${cut}-${Number(kind.listed)}${Number(kind.spectators)}`.padEnd(16, '-'),
      );
      const twin = twinOf(before, null, rng);
      expect(differ(replayed(other, twin), before[cut - 1].table)).toBe(true);
      await laid(one, ENTRIES.slice(0, cut), kind);
      await laid(other, twin, kind);
      expect(await given(other)).toEqual(await given(one));
    }
  });
});
