import { join } from 'node:path';
import type { PageShown, PersonId, Sitter } from '@jamaica/messages';
import type { Final } from '@jamaica/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { FREELY, guest, type House, openHouse, type Visitor } from './sockets-visitor.ts';

const score = (total: number) => ({ space: total - 3, gold: 2, treasure: 1, total });
const FINAL: Final = { rounds: 9, scores: [score(10), score(30), score(20)], winners: [1] };
const ALL: PageShown = { page: true, rating: true, games: true, rivals: true };
const NONE: PageShown = { page: false, rating: true, games: true, rivals: true };

let house: House;
let [nell, bram, stranger]: Visitor[] = [];
let [nellId, bramId]: PersonId[] = [];

const named = async (visitor: Visitor, name: string): Promise<PersonId> =>
  Object((await visitor.put('/api/me/name', { name })).body).person;

beforeAll(async () => {
  house = await openHouse({ allowances: FREELY });
  [nell, bram, stranger] = [await guest(house), await guest(house), await guest(house)];
  [nellId, bramId] = [await named(nell, 'Nell'), await named(bram, 'Bram')];
  await finished('listed----------', true);
  await finished('private---------', false);
});
afterAll(() => house.close());
beforeEach(async () => {
  for (const visitor of [nell, bram]) await visitor.put('/api/me/page', NONE);
});

/** A game that the two have played: rated, when it is listed. */
const finished = async (table: string, listed: boolean): Promise<void> => {
  const store = openSqlite(join(house.folder, 'jamaica.db'));
  const terms = {
    rules: { edition: '2021', players: 3, ghost: false },
    clock: { kind: 'slow', hours: 1 },
    listed,
    spectators: true,
    phrasesOnly: false,
  } as const;
  const seats: Sitter[] = [
    { kind: 'person', person: nellId, name: 'Nell', pirate: 'anne' },
    { kind: 'person', person: bramId, name: 'Bram', pirate: 'mary' },
    { kind: 'bot', level: 'bosun', pirate: 'john' },
  ];
  const summary = {
    stage: 'over',
    openedAt: 0,
    host: nellId,
    terms,
    seats,
    asked: [],
    final: FINAL,
    wakeAt: null,
  } as const;
  const opened = {
    kind: 'opened',
    number: 1,
    at: 5,
    host: nellId,
    terms,
    commitment: '00'.repeat(32),
    rematchOf: null,
  } as const;
  const record = { v: 1, steps: [], fair: {}, of: table };
  await store.append(table, [opened], { secret: '00'.repeat(32), summary, record });
  const rating = { edition: '2021', players: 3, sigma: 7, games: 1 } as const;
  if (listed)
    await store.rate(table, { people: [nellId, bramId], edition: '2021', players: 3, at: 5 }, () => [
      { ...rating, person: nellId, mu: 24 },
      { ...rating, person: bramId, mu: 27 },
    ]);
  await store.close();
};

const pageOf = async (person: PersonId, viewer = stranger) => viewer.get(`/api/people/${person}`);
const leaders = async (): Promise<unknown[]> =>
  Object((await stranger.get('/api/leaderboard?edition=2021&players=3')).body).lines;

describe('a page about somebody', () => {
  it('is there for nobody else until they ask for it, and then gone again when they want', async () => {
    expect((await pageOf(nellId)).status).toBe(404);
    expect((await pageOf(nellId, bram)).status).toBe(404);
    expect((await pageOf(nellId, nell)).status).toBe(200);
    expect((await stranger.get(`/p/${nellId}`)).status).toBe(404);
    await nell.put('/api/me/page', ALL);
    expect((await pageOf(nellId)).status).toBe(200);
    expect(String((await stranger.get(`/p/${nellId}`)).body)).not.toContain('Nell'); // no page is built here
    await nell.put('/api/me/page', NONE);
    expect((await pageOf(nellId)).status).toBe(404);
  });

  it('tells of listed games only', async () => {
    await nell.put('/api/me/page', ALL);
    const { body } = await pageOf(nellId);
    expect(body).toEqual({
      person: nellId,
      name: 'Nell',
      bot: false,
      ratings: [{ edition: '2021', players: 3, games: 1, mu: 24, sigma: 7, course: [{ at: 5, mu: 24, sigma: 7 }] }],
      results: [{ rules: { edition: '2021' }, players: 3, games: 1, won: 0, points: 10 }],
      sources: { theirs: { space: 7, gold: 2, treasure: 1 }, all: { space: 17, gold: 2, treasure: 1 } },
      rivals: [],
    });
    const games = await stranger.get(`/api/people/${nellId}/games`);
    expect(
      Object(games.body)
        .games.map(Object)
        .map(({ table }: { table: string }) => table),
    ).toEqual(['listed----------']);
  });

  it('names as rivals only those who have a page and want to be named', async () => {
    await nell.put('/api/me/page', ALL);
    await bram.put('/api/me/page', ALL);
    expect((await pageOf(nellId)).body).toMatchObject({
      rivals: [{ person: bramId, name: 'Bram', games: 1, ahead: 0 }],
    });
    expect((await pageOf(bramId)).body).toMatchObject({
      rivals: [{ person: nellId, name: 'Nell', games: 1, ahead: 1 }],
    });
    for (const hidden of [{ page: false }, { rivals: false }, { games: false }]) {
      await bram.put('/api/me/page', { ...ALL, ...hidden });
      const { body } = await pageOf(nellId);
      expect(body).toMatchObject({ rivals: [] });
      expect(JSON.stringify(body)).not.toContain('Bram');
    }
  });

  it('names nobody among its games who hides that they play, or with whom', async () => {
    await nell.put('/api/me/page', ALL);
    const others = async () =>
      Object((await stranger.get(`/api/people/${nellId}/games`)).body).games.map(
        ({ sitters }: { sitters: Sitter[] }) => sitters[1],
      );
    const [known] = await others();
    expect(known).toMatchObject({ person: bramId, name: 'Bram' });
    for (const hidden of [{ rivals: false }, { games: false }]) {
      await bram.put('/api/me/page', { ...NONE, ...hidden });
      const [masked] = await others();
      expect(masked).toMatchObject({ name: '…', pirate: known.pirate });
      expect(masked.person).not.toBe(bramId);
    }
  });

  it('hides what somebody hides, everywhere', async () => {
    expect(await leaders()).toHaveLength(2);
    await nell.put('/api/me/page', { ...ALL, rating: false });
    expect((await pageOf(nellId)).body).toMatchObject({ ratings: null });
    expect(JSON.stringify(await leaders())).not.toContain('Nell');
    await nell.put('/api/me/page', { ...ALL, games: false });
    expect((await pageOf(nellId)).body).toMatchObject({ results: null, sources: null, rivals: null });
    expect((await stranger.get(`/api/people/${nellId}/games`)).status).toBe(404);
    await nell.put('/api/me/page', { ...ALL, rivals: false });
    expect((await pageOf(nellId)).body).toMatchObject({ rivals: null });
  });

  it('says on the leaderboard who has one', async () => {
    await bram.put('/api/me/page', ALL);
    expect(await leaders()).toMatchObject([
      { person: bramId, page: true },
      { person: nellId, page: false },
    ]);
  });
});

describe('one’s own games', () => {
  const found = async (query: string): Promise<string[]> =>
    Object((await bram.get(`/api/me/finished${query}`)).body).games.map((game: { table: string }) => game.table);

  it('are found by edition, players, result and who sat there', async () => {
    const both = await found('');
    expect(both).toHaveLength(2);
    for (const query of ['?edition=2021', '?players=3', '?result=won', `?with=${nellId}`])
      expect(await found(query)).toEqual(both);
    for (const query of ['?edition=2007', '?players=4', '?result=lost', '?with=AAAAAAAAAAAAAAAA'])
      expect(await found(query)).toEqual([]);
    expect((await bram.get('/api/me/finished?players=9')).status).toBe(400);
  });

  it('can be taken home, the private ones too', async () => {
    const records = String((await nell.get('/api/me/records.jsonl')).body);
    const lines = records
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(lines.map(({ of }) => of).toSorted()).toEqual(['listed----------', 'private---------']);
    const results = await nell.get('/api/me/results.csv');
    expect(results.headers.get('content-disposition')).toContain('jamaica-results.csv');
    expect(String(results.body).trim().split('\r\n')).toHaveLength(3);
  });

  it('by nobody else', async () => {
    for (const file of ['records.jsonl', 'results.csv']) {
      expect((await fetch(`${house.url}/api/me/${file}`)).status).toBe(401);
      expect(String((await stranger.get(`/api/me/${file}`)).body)).not.toMatch(/listed-|private-/);
    }
  });
});

describe('a calendar', () => {
  it('is read by its secret address, which ends when there is another one', async () => {
    expect((await nell.get('/api/me/elsewhere')).body).toEqual({ hosts: [], url: null, calendar: false });
    const { path } = Object((await nell.post('/api/me/calendar')).body);
    const read = await fetch(`${house.url}${path}?language=fr`);
    expect(read.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await read.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*mes tours[\s\S]*END:VCALENDAR\r\n$/);
    await nell.post('/api/me/calendar');
    expect((await fetch(`${house.url}${path}`)).status).toBe(404);
    expect((await nell.delete('/api/me/calendar')).body).toMatchObject({ calendar: false });
  });

  it.each(['x.ics', `${'A'.repeat(32)}.ics`, 'A'.repeat(32), '..%2f..'])('is nobody’s at %s', async file => {
    expect((await fetch(`${house.url}/calendar/${file}`)).status).toBe(404);
  });
});

describe('an address of one’s own', () => {
  it('is taken only on hosts that the operator lists', async () => {
    const hook = { url: 'https://ntfy.sh/nell', language: 'fr' };
    expect(await nell.put('/api/me/hook', hook)).toMatchObject({ status: 409, body: { why: 'host-not-listed' } });
    const listed = await openHouse({}, { HOOK_HOSTS: 'ntfy.sh, discord.com' });
    const visitor = await guest(listed);
    expect((await visitor.put('/api/me/hook', hook)).body).toMatchObject({
      url: hook.url,
      hosts: ['ntfy.sh', 'discord.com'],
    });
    for (const url of ['https://evil.example/x', 'http://ntfy.sh/x', 'https://ntfy.sh:8443/x', 'https://127.0.0.1/x'])
      expect((await visitor.put('/api/me/hook', { ...hook, url })).status).toBeGreaterThanOrEqual(400);
    expect((await visitor.get('/api/me/elsewhere')).body).toMatchObject({ url: hook.url });
    expect((await visitor.delete('/api/me/hook')).body).toMatchObject({ url: null });
    await listed.close();
  });
});
