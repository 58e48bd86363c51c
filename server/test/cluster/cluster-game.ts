import { fromSeed, verifyFair } from '@jamaica/chance';
import type { PersonId, TableId } from '@jamaica/messages';
import { view } from '@jamaica/rules';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Store } from '../../src/store/store.ts';
import { fold } from '../../src/table/fold.ts';
import type { Change, Table } from '../../src/table/table.ts';
import { seatOf } from '../../src/table/table.ts';
import { OPEN } from '../sockets-player.ts';
import type { Tally } from '../tally.ts';
import type { Cluster } from './cluster.ts';
import type { History } from './history.ts';
import { fingerprint, type Habits, PersistentPlayer } from './persistent-player.ts';
import { type Fault, faultsOf, type LogRead, type Written } from './verdict.ts';

/** Each of these is played by two people, whose servers are different ones; bosuns, who do not wait for the last, sit in the other seats. */
const TERMS = [
  { ...OPEN, listed: false },
  { ...OPEN, rules: { edition: '2007', players: 2, ghost: true } },
  {
    ...OPEN,
    rules: { edition: '2021', players: 2, ghost: true },
    clock: { kind: 'live', decision: 600, reserve: 600 },
  },
] as const;
const PEOPLE = 2;

/** A game that people play wherever they are let in. */
export class ClusterGame {
  readonly #people: readonly PersistentPlayer[];
  readonly #terms: (typeof TERMS)[number];
  table: TableId = '';

  constructor({ servers }: Cluster, number: number, seed: string, history: History, habits: Habits) {
    this.#terms = TERMS[number % TERMS.length];
    this.#people = Array.from(
      { length: PEOPLE },
      (_, each) => new PersistentPlayer(servers, number + each, fromSeed(`${seed}/${number}/${each}`), history, habits),
    );
  }

  async begin(): Promise<void> {
    const [host] = this.#people;
    this.table = await host.open(this.#terms);
    for (const person of this.#people) await person.come(this.table);
    for (let seat = PEOPLE; seat < this.#terms.rules.players; seat++) await host.must('bot', { seat, level: 'bosun' });
    await host.must('start', {});
  }

  async play(moved: () => void): Promise<void> {
    await Promise.all(this.#people.map(person => person.play(moved)));
    this.leave();
  }

  leave(): void {
    for (const person of this.#people) person.leave();
  }
}

/** Milliseconds. Whatever failed is put right by then: a game in which nothing moves by then has lost something. */
const STUCK_AFTER = 60_000;

/** Waits until all games are over, or stuck: then what is wrong is found in their logs. */
export const playedOut = async (
  playing: Promise<unknown>,
  tally: Tally,
  games: readonly ClusterGame[],
): Promise<void> => {
  const over = new AbortController();
  const stuck = tally.stuck(STUCK_AFTER, over.signal).catch(() => {});
  await Promise.race([playing, stuck]).finally(() => over.abort());
  for (const game of games) game.leave();
};

/** What the log of a table says, and what everybody saw at each of its entries. */
const readLog = async (store: Store, table: TableId): Promise<LogRead> => {
  const entries = await store.entries(table);
  const changes: Change[] = [];
  for (const entry of entries) changes.push(fold(table, changes.at(-1)?.table ?? null, entry));
  const written = changes.flatMap(({ entry }, index): Written[] => {
    if (entry.kind !== 'step' || !('decide' in entry.step)) return [];
    const { game, berths } = changes[index - 1].table;
    const sitter = berths[entry.step.seat]?.sitter;
    if (sitter?.kind !== 'person' || !game) return [];
    return [{ person: sitter.person, decision: game.decision ?? 0, choice: entry.step.choice }];
  });
  return {
    table,
    numbers: entries.map(({ number }) => number),
    written,
    ends: entries.filter(({ kind }) => kind === 'ended').length,
    shown: (person, number) => shownAfter(changes[number - 1]?.table, person),
  };
};

const shownAfter = (table: Table | undefined, person: PersonId): string | null => {
  if (!table) return null;
  const { game } = table;
  return fingerprint(game && view(game.state, seatOf(table, person)), game?.decision ?? null);
};

/** What is wrong with all that people were told, once every game should be over. */
export const reckon = async (database: string, tables: readonly TableId[], history: History): Promise<Fault[]> => {
  const store = await openPostgres(database);
  try {
    const logs: LogRead[] = [];
    const faults: Fault[] = [];
    for (const table of tables) {
      logs.push(await readLog(store, table));
      const fair = verifyFair(await store.record(table));
      if (!fair.ok) faults.push({ kind: 'unfinished', table, what: `its record: ${JSON.stringify(fair.error)}` });
    }
    return [...faults, ...faultsOf(logs, history)];
  } finally {
    await store.close();
  }
};
