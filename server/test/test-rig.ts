import { fromSeed } from '@jamaica/chance';
import type { PersonId, TableId, Terms } from '@jamaica/messages';
import { optionsOf } from '@jamaica/rules';
import { expect } from 'vitest';
import type { RandomBytes } from '../src/clock/random.ts';
import { Harbour } from '../src/harbour/harbour.ts';
import type { TableTold } from '../src/harbour/listeners.ts';
import type { Crew } from '../src/harbour/thinking.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import type { Guest, Request } from '../src/table/ask.ts';
import type { Table } from '../src/table/table.ts';
import { PEOPLE, TERMS } from './people.ts';
import { calm, TestTime } from './test-time.ts';

/** Bots that answer at once, whatever comes to mind. */
export const whimsical: Crew = {
  think: async ({ options }, { seed }) => options[fromSeed(seed).below(options.length)],
};

let lastTest = '';
let rigs = 0;

/** What is random for a rig follows from the name of its test, so that a test that fails once fails again. */
const randomOfTest = (): RandomBytes => {
  const { currentTestName = '' } = expect.getState();
  rigs = currentTestName === lastTest ? rigs + 1 : 1;
  lastTest = currentTestName;
  const rng = fromSeed(`${currentTestName} ${rigs}`);
  return length => Uint8Array.from({ length }, () => rng.below(256));
};

/** A harbour with one table, and people who ask for things. */
export class TestRig {
  readonly store: Store;
  readonly time: TestTime;
  readonly id: TableId;
  readonly crew: Crew;
  readonly #random: RandomBytes;
  harbour: Harbour;

  private constructor(
    { store, time, crew, random }: { store: Store; time: TestTime; crew: Crew; random: RandomBytes },
    harbour: Harbour,
    id: TableId,
  ) {
    this.store = store;
    this.time = time;
    this.crew = crew;
    this.#random = random;
    this.harbour = harbour;
    this.id = id;
  }

  static async open(
    terms: Partial<Terms> = {},
    crew: Crew = whimsical,
    store: Store = openSqlite(':memory:'),
  ): Promise<TestRig> {
    const parts = { store, time: new TestTime(), crew, random: randomOfTest() };
    const harbour = new Harbour(parts);
    await harbour.start();
    const id = await harbour.open(PEOPLE[0], { ...TERMS, ...terms });
    return new TestRig(parts, harbour, id);
  }

  /** A table at which this many people sit, and bots in the other seats, that has set sail. */
  static async sailing(people: number, terms: Partial<Terms> = {}, crew?: Crew, store?: Store): Promise<TestRig> {
    const rig = await TestRig.open(terms, crew, store);
    for (const who of PEOPLE.slice(1, people)) await rig.must(who, { verb: 'sit', body: { seat: null, pirate: null } });
    for (const who of PEOPLE.slice(0, people))
      await rig.must(who, { verb: 'ready', body: { word: `word of ${who.name}` } });
    await rig.must(PEOPLE[0], { verb: 'start', body: {} });
    await calm();
    return rig;
  }

  ask(who: Guest, request: Request) {
    return this.harbour.request(this.id, who, request);
  }

  async must(who: Guest, request: Request): Promise<number> {
    const answer = await this.ask(who, request);
    if (!answer.ok) throw new Error(`${who.name} was refused ${request.verb}: ${answer.error}`);
    return answer.value;
  }

  async table(): Promise<Table> {
    const table = await this.harbour.table(this.id);
    if (!table) throw new Error('the table is gone');
    return table;
  }

  /** What is told to somebody from now on. */
  async heard(person: PersonId | null, since: number | null = null): Promise<TableTold[]> {
    const told: TableTold[] = [];
    const watching = await this.harbour.watch(this.id, since, {
      person,
      told: each => told.push(each),
      sentAway: () => {},
    });
    if (!watching.ok) throw new Error(`not welcome: ${watching.error}`);
    return told;
  }

  /** The people who are asked, each with a choice. */
  async asked(pick = (options: readonly string[]): string => options[0]) {
    const { game, berths } = await this.table();
    return (game?.asked ?? []).flatMap(({ seat }) => {
      const sitter = berths[seat]?.sitter;
      const who = sitter?.kind === 'person' ? PEOPLE.find(({ person }) => person === sitter.person) : undefined;
      const decision = game?.decision ?? 0;
      return game && who && berths[seat]?.absent === null
        ? [{ who, seat, decision, choice: pick(optionsOf(game.state, seat)) }]
        : [];
    });
  }

  /** One answer of a person; false when none is asked of any. */
  async step(pick?: (options: readonly string[]) => string): Promise<boolean> {
    const [asked] = await this.asked(pick);
    if (!asked) return false;
    const { who, decision, choice } = asked;
    await this.must(who, { verb: 'choose', body: { decision, choice } });
    await calm();
    return true;
  }

  /** Another server goes on with the same store; meanwhile something may have happened to the machine. */
  async restart(downtime = 0, meanwhile = (): void => {}): Promise<void> {
    await this.harbour.close();
    meanwhile();
    await this.time.pass(downtime);
    this.harbour = new Harbour({ store: this.store, crew: this.crew, time: this.time, random: this.#random });
    await this.harbour.start();
    await calm();
  }
}
