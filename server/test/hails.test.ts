import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newMetrics } from '../src/metrics/metrics.ts';
import { Turns } from '../src/push/turns.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import type { Table } from '../src/table/table.ts';
import { ANNE, MARY } from './people.ts';
import { sailed, withFact } from './table.ts';

const RULES = { edition: '2007', players: 2, ghost: true } as const;

let store: Store;
let sent: string[] = [];
/** Those who were told at an address of their own. */
let told: string[] = [];
let servers: Turns[] = [];
beforeEach(async () => {
  store = openSqlite(':memory:');
  for (const { person, name } of [ANNE, MARY]) {
    await store.addPerson({ id: person, name, kind: 'guest', owner: null, cameAt: 0, trustedSince: 0 });
    await store.setPush({ endpoint: name, person, p256dh: '', auth: '' });
  }
});
afterEach(async () => {
  for (const server of servers) server.close();
  [servers, sent, told] = [[], [], []];
  await store.close();
});

const newServer = (): Turns => {
  const failed = (error: unknown): void => void sent.push(String(error));
  const send = async ({ endpoint }: { readonly endpoint: string }, { kind }: { readonly kind: string }) => {
    sent.push(`${kind} ${endpoint}`);
    return 'sent' as const;
  };
  const elsewhere = async (person: string) => {
    told.push(person);
    return 'sent' as const;
  };
  const turns = new Turns({ store, send, elsewhere, metrics: newMetrics(), delay: 0, failed });
  servers.push(turns);
  return turns;
};

/** The table as the store has to know it for somebody to be told. */
const stored = async (table: Table): Promise<Table> => {
  const { host, terms } = table;
  const standing = {
    stage: 'sailing',
    openedAt: 0,
    host,
    terms,
    seats: [],
    asked: [],
    final: null,
    wakeAt: null,
  } as const;
  const opened = { kind: 'opened', host, terms, commitment: table.commitment, rematchOf: null } as const;
  await store.append(table.id, [{ ...opened, number: 1, at: 1 }], { secret: '00'.repeat(32), standing });
  return table;
};

/** A table that waits for one person. */
const waiting = async (): Promise<{ readonly table: Table; readonly name: string }> => {
  for (const table of sailed(RULES, 'hails')) {
    const [asked, another] = table.game?.asked ?? [];
    if (asked && !another) return { table: await stored(table), name: [ANNE, MARY][asked.seat].name };
  }
  throw new Error('everybody is always asked');
};

/** The same table after that person went home. */
const left = (table: Table): Table =>
  withFact(table, { kind: 'absent', seat: table.game?.asked[0]?.seat ?? 0, why: 'left' }).table;

describe('somebody who is waited for', () => {
  it('is told once, also when another server holds the table then', async () => {
    const { table, name } = await waiting();
    const [one, other] = [newServer(), newServer()];
    one.held(table);
    await expect.poll(() => sent).toEqual([`turn ${name}`]);
    one.letGo(table.id);
    other.held(table);
    other.held(left(table));
    await expect.poll(() => sent).toEqual([`turn ${name}`, `done ${name}`]);
    // Elsewhere nothing can be taken back, and nothing is said twice.
    expect(told).toEqual([name === ANNE.name ? ANNE.person : MARY.person]);
  });

  it('is told by the next server when the first one did not come to it', async () => {
    const { table, name } = await waiting();
    const [one, other] = [newServer(), newServer()];
    one.held(table);
    one.letGo(table.id);
    other.held(table);
    await expect.poll(() => sent).toEqual([`turn ${name}`]);
  });

  it('has the news taken back also by a server that comes after they have left', async () => {
    const { table, name } = await waiting();
    const [one, other] = [newServer(), newServer()];
    one.held(table);
    await expect.poll(() => sent).toEqual([`turn ${name}`]);
    one.letGo(table.id);
    other.held(left(table));
    await expect.poll(() => sent).toEqual([`turn ${name}`, `done ${name}`]);
  });
});
