import { fromSeed } from '@jamaica/chance';
import type { Terms } from '@jamaica/messages';
import type { Rules } from '@jamaica/rules';
import { expect, it } from 'vitest';
import { ANNE, PEOPLE } from '../../test/people.ts';
import { happening, SECRET } from '../../test/table.ts';
import { twinOf } from '../../test/twin.ts';
import type { Entry } from '../log/entry.ts';
import { openSqlite } from '../store/sqlite.ts';
import { replayed } from '../table/replayed.ts';
import { summaryOf } from '../table/summary.ts';
import { newUsual, personPage, shownBy, shownGamesOf } from './page.ts';

const RULES: Rules = { edition: '2021', players: 3, ghost: true };
const ALL = { page: true, rating: true, games: true, rivals: true };
const CHANGES = [...happening(RULES, 'page', { kind: 'none' })];
const WHOLE = CHANGES.map(({ entry }) => entry);

interface Laid {
  readonly table: string;
  readonly entries: readonly Entry[];
  readonly terms: Partial<Terms>;
}

/** All that anybody is told of Anne where these tables are. */
const toldOfAnne = async (tables: readonly Laid[]): Promise<string> => {
  const store = openSqlite(':memory:');
  for (const { person, name } of PEOPLE) {
    await store.addPerson({ id: person, name, kind: 'guest', owner: null, cameAt: 1, trustedSince: 0 });
    await store.setShown(person, ALL);
  }
  for (const { table, entries, terms } of tables) {
    const own = entries.map(entry =>
      entry.kind === 'opened' ? { ...entry, terms: { ...entry.terms, ...terms } } : entry,
    );
    await store.append(table, own, { secret: SECRET, summary: summaryOf(replayed(table, own)) });
  }
  const anne = await store.person(ANNE.person);
  if (!anne) throw new Error('nobody is there');
  const page = await personPage(
    store,
    anne,
    await shownBy(store, anne.id),
    newUsual(store, () => 0),
  );
  const told = JSON.stringify([page, await shownGamesOf(store, anne.id)]);
  await store.close();
  return told;
};

const OVER: Laid = { table: 'over', entries: WHOLE, terms: { listed: true } };

it('a page tells of a game that is over', async () => {
  expect(await toldOfAnne([OVER])).not.toBe(await toldOfAnne([]));
});

it('nothing of a game under way comes to a page, whatever its cards are', async () => {
  const before = CHANGES.slice(0, 120);
  const [one, twin] = [before.map(({ entry }) => entry), twinOf(before, null, fromSeed('page'))].map(
    (entries): Laid => ({ table: 'under way', entries, terms: { listed: true } }),
  );
  expect(await toldOfAnne([OVER, twin])).toBe(await toldOfAnne([OVER, one]));
  expect(await toldOfAnne([OVER, one])).toBe(await toldOfAnne([OVER]));
});

it('nothing of a private game comes to a page, however it ended', async () => {
  const kept: Laid = { table: 'private', entries: WHOLE, terms: { listed: false } };
  expect(await toldOfAnne([OVER, kept])).toBe(await toldOfAnne([OVER]));
});
