import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hex32 } from '@jamaica/chance';
import type { TableId } from '@jamaica/messages';
import type { Entry } from '../src/log/entry.ts';
import { COOKIE, signed } from '../src/people/cookie.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Guest } from '../src/table/ask.ts';
import { replayed } from '../src/table/replayed.ts';
import { summaryOf } from '../src/table/summary.ts';
import { PEOPLE } from './people.ts';
import { FREELY, type House, openHouse, Visitor } from './sockets-visitor.ts';

const SESSION = 'signs the cookies of these visitors';

/** A game that lies in the store as if the server had been there all the time. */
export interface Moored {
  readonly table: TableId;
  readonly entries: readonly Entry[];
  readonly secret: Hex32;
}

/** Somebody without a seat. */
export const ONLOOKER: Guest = { person: 'onlooker'.padEnd(16, '-'), name: 'Onlooker' };

export const tableId = (index: number): TableId => String(index).padStart(16, 'T');

/** Opens a house in whose store these games lie. */
export const houseWith = async (games: readonly Moored[]): Promise<House> => {
  const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
  const store = openSqlite(join(folder, 'jamaica.db'));
  for (const { person, name } of [...PEOPLE, ONLOOKER])
    await store.addPerson({ id: person, name, kind: 'guest', owner: null, cameAt: 1, trustedSince: 0 });
  for (const { table, entries, secret } of games)
    await store.append(table, entries, { secret, summary: summaryOf(replayed(table, entries)) });
  await store.close();
  return openHouse({ allowances: FREELY }, { DATA_DIR: folder, SESSION_SECRET: SESSION });
};

/** One of the people of those games, in their browser. */
export const browserOf = (house: House, { person }: Guest): Visitor => {
  const visitor = new Visitor(house);
  visitor.cookie = `${COOKIE}=${signed(SESSION, person, Date.now())}`;
  return visitor;
};
