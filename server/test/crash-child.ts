// Appends moves of many tables as fast as it can, and reports each one that was acknowledged, until it is killed.
import { writeSync } from 'node:fs';
import { commitment } from '@jamaica/chance';
import { openSqlite } from '../src/store/sqlite.ts';
import { TERMS } from './people.ts';

const [path, prefix] = process.argv.slice(2);
const store = openSqlite(path);
const secret = 'ab'.repeat(32);
const standing = {
  stage: 'gathering',
  openedAt: 1,
  host: 'anne',
  terms: TERMS,
  seats: [],
  asked: [],
  final: null,
  wakeAt: null,
} as const;

const sail = async (table: string): Promise<never> => {
  const opened = {
    kind: 'opened',
    host: 'anne',
    terms: TERMS,
    commitment: commitment(secret),
    rematchOf: null,
  } as const;
  await store.append(table, [{ ...opened, number: 1, at: 1 }], { secret, standing });
  for (let number = 2; ; number++) {
    const said = { kind: 'said', person: 'anne', name: 'Anne', said: { text: `${table} ${number}` } } as const;
    const isKept = await store.append(table, [{ ...said, number, at: number }], { standing });
    // Written at once, so that nothing that was acknowledged is lost with the process.
    if (isKept) writeSync(1, `${table} ${number}\n`);
  }
};

await Promise.all(Array.from({ length: 20 }, (_, index) => sail(`${prefix}-${index}`)));
