import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ROUTES } from '@jamaica/messages';
import { expect, it } from 'vitest';
import { COOKIE, signed } from '../src/people/cookie.ts';
import { changesHeard, knownFrom, SeatedPlayer } from './sockets-player.ts';
import { FREELY, openHouse, Visitor } from './sockets-visitor.ts';

// What a server of the version that sent whole views, and knew no exact events, had on its disk when it was stopped in the middle of a
// game of three people: its schema, and every row.
const BEFORE = readFileSync(join(import.meta.dirname, 'version-before.sql'), 'utf8');
const SECRET = 'a secret of the version before this one';
const [TABLE, LAST] = ['qHz8CKWXuUGjYJ5f', 64];
const PEOPLE = ['cqx3KesgdZ86Y-kL', 'gZhSps0QGRLRDJSl', 'XvatXtGhecRySaxG'];

const entriesIn = (folder: string, upTo: number): unknown[] => {
  const database = new DatabaseSync(join(folder, 'jamaica.db'), { readOnly: true });
  const entries = database
    .prepare('SELECT number, at, fact FROM entries WHERE table_id = ? AND number <= ? ORDER BY number')
    .all(TABLE, upTo);
  database.close();
  return entries;
};

/** The data of the version before, and a server of this one that takes it over. */
const upgraded = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
  const database = new DatabaseSync(join(folder, 'jamaica.db'));
  database.exec(BEFORE);
  database.close();
  const entries = entriesIn(folder, LAST);
  const house = await openHouse({ allowances: FREELY }, { DATA_DIR: folder, SESSION_SECRET: SECRET });
  return { house, folder, entries };
};

it('a server that is upgraded under a game goes on with it, for pages of the version before that are still open', async () => {
  const { house, folder, entries } = await upgraded();
  expect(entries.length).toBe(LAST);
  // The cookies that they have, and what a page of then asks when its connection is back: it never heard of `views`.
  const lines = await Promise.all(
    PEOPLE.map(person => {
      const visitor = new Visitor(house);
      visitor.cookie = `${COOKIE}=${signed(SECRET, person, Date.now())}`;
      return visitor.connect();
    }),
  );
  for (const line of lines) expect(await line.ask('watch', { table: TABLE, since: LAST - 4 })).toBe('ok');
  await Promise.all(lines.map(line => new SeatedPlayer(line, TABLE).play()));

  for (const [seat, line] of lines.entries()) {
    const { snapshot, news, number } = knownFrom(line, TABLE);
    expect([snapshot?.you, snapshot?.chat.map(({ text }) => text)]).toEqual([seat, ['fair winds']]);
    expect(new Set(news.map(({ kind }) => kind))).toEqual(new Set(['step', 'ended']));
    expect(changesHeard(line, TABLE)).toEqual(Array.from({ length: number - LAST }, (_, index) => LAST + 1 + index));
  }
  const host = new Visitor(house);
  const record = await host.get(ROUTES.record.path.replace(':table', TABLE));
  expect(record).toMatchObject({ status: 200, body: { fair: { words: ['tar', 'tar', 'tar'] } } });
  expect(entriesIn(folder, LAST)).toEqual(entries);
  await house.close();
});
