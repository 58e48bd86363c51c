import { fromSeed } from '@jamaica/chance';
import type { Terms } from '@jamaica/messages';
import type { Rules } from '@jamaica/rules';
import { view } from '@jamaica/rules';
import { imagine } from '@jamaica/rules/search';
import { LANGUAGES } from '@jamaica/words';
import { describe, expect, it } from 'vitest';
import { happening, SECRET, sailed } from '../../test/table.ts';
import { finishedRecord } from '../fairness/record.ts';
import { summaryOf } from '../table/summary.ts';
import type { Change, Table } from '../table/table.ts';
import { preview } from './look.ts';
import { pictureOf } from './picture.ts';
import type { Preview } from './preview.ts';
import { newRaster } from './raster.ts';
import { tellPreview } from './told.ts';

const RULES: Rules = { edition: '2021', players: 3, ghost: true };
const ID = 'AAAAAAAAAAAAAAAA';

const open = (table: Table, terms: Partial<Terms> = {}): Table => ({
  ...table,
  terms: { ...table.terms, listed: true, spectators: true, ...terms },
});

/** What is told of a table to a visitor without a name. */
const told = (table: Table, record: object | null = null, at: string | null = null): Promise<Preview | null> =>
  preview(
    {
      store: {
        summary: async () => ({ table: ID, movedAt: table.at, summary: summaryOf(table) }),
        record: async () => record && { ...record },
      },
      harbour: { table: async () => table },
      nameOf: async () => null,
    },
    at === null ? { kind: 'table', id: ID } : { kind: 'game', id: ID, at: at === '' ? null : at },
  );

const drawn = async (seen: Preview | null, language: (typeof LANGUAGES)[number] = 'en'): Promise<string> => {
  if (!seen) throw new Error('nothing is told');
  const words = await tellPreview(seen, language);
  return JSON.stringify(words) + pictureOf(seen, words);
};

const finished = async (): Promise<{ readonly table: Table; readonly record: object }> => {
  const changes: Change[] = [...happening(RULES, 'finish')];
  const pieces = (async function* () {
    yield changes.map(({ entry }) => entry);
  })();
  const { table } = changes[changes.length - 1];
  return { table, record: await finishedRecord(table, pieces, SECRET) };
};

describe('a link to a table that everybody may watch', () => {
  it('shows the round and where the ships lie', async () => {
    const table = open([...sailed(RULES, 'race')][120]);
    const seen = await told(table);
    if (seen?.kind !== 'race' || !table.game) throw new Error('no race');
    const { round, ships } = view(table.game.state, null);
    expect(seen.round).toBe(round);
    expect(seen.fleet.map(({ space }) => space)).toEqual(ships.map(({ position }) => position.space));
    expect(await drawn(seen)).toContain(`Round ${round}`);
  });

  it('is the same, byte for byte, for games that differ in what is hidden', async () => {
    const rng = fromSeed('twins');
    let [compared, differing] = [0, 0];
    for (const table of sailed(RULES, 'leak')) {
      if (table.number % 6 !== 0 || !table.game) continue;
      const { state } = table.game;
      const twin = { ...table, game: { ...table.game, state: imagine(view(state, null), rng) } };
      if (`${twin.game.state.cells}` !== `${state.cells}`) differing++;
      expect(await drawn(await told(open(twin)))).toBe(await drawn(await told(open(table))));
      compared++;
    }
    expect(compared).toBeGreaterThan(20);
    expect(differing).toBeGreaterThan(10);
  });
});

describe('a link to a finished game', () => {
  it('shows the finish and the points, or a moment of it', async () => {
    const { table, record } = await finished();
    const { final } = summaryOf(table);
    const end = await told(open(table), record, '');
    expect(end).toMatchObject({ kind: 'finish', final });
    expect(await drawn(end)).toContain(`${final?.scores[0].total}`);
    const begin = await told(open(table), record, '40');
    expect(begin).toMatchObject({ kind: 'race' });
    expect(begin).not.toMatchObject({ fleet: end && 'fleet' in end ? end.fleet : [] });
  });

  it('names the round of the moment', async () => {
    const { table, record } = await finished();
    if (!table.game) throw new Error('no race');
    expect(await told(open(table), record, '1')).toMatchObject({ round: 1 });
    expect(await told(open(table), record, '99999')).toMatchObject({ round: view(table.game.state, null).round });
  });
});

describe.each([{ listed: false }, { spectators: false }])('of a table with %o', terms => {
  it('only the invitation is told, whatever happens there', async () => {
    const all = new Set<string>();
    for (const table of sailed(RULES, 'private'))
      if (table.number % 20 === 0) all.add(await drawn(await told(open(table, terms))));
    const { table, record } = await finished();
    for (const at of [null, '', '40']) all.add(await drawn(await told(open(table, terms), record, at)));
    expect(all.size).toBe(1);
    expect([...all][0]).not.toMatch(/Round|points/);
  });
});

it('a picture is a PNG of 1200 by 630 under 60 kB, in every language and at its fullest', async () => {
  const paint = newRaster();
  const [crowd] = sailed({ edition: '2007', players: 6, ghost: false }, 'crowd');
  const seen = await told(open(crowd));
  for (const language of LANGUAGES) {
    const words = await tellPreview(seen ?? { kind: 'game' }, language);
    const picture = paint(pictureOf(seen ?? { kind: 'game' }, words));
    expect(picture.toString('latin1', 1, 4)).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(60_000);
    expect(picture.length).toBeGreaterThan(20_000);
  }
});
