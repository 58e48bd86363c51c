import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { fromSeed, verifyFair } from '@jamaica/chance';
import type { TableId } from '@jamaica/messages';
import type { Seat } from '@jamaica/rules';
import { replay } from '@jamaica/rules/record';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { Program } from './program.ts';
import { type Acknowledged, type Life, Sailor } from './sailor.ts';
import { OPEN } from './sockets-player.ts';
import { Tally } from './tally.ts';

const CRASHES = process.env.TEST_LONG ? 200 : 10;
/** A crash in so many comes while the server is starting. */
const EARLY = 5;
const MOST_MOVES = 60;

/** The tables at which people play all the time: how many people, and what for. Deckhands sit in the other seats. */
const CREWS = [
  { people: 3, terms: OPEN },
  { people: 2, terms: { ...OPEN, rules: { edition: '2007', players: 4, ghost: true }, listed: false } },
  { people: 1, terms: { ...OPEN, rules: { edition: '2007', players: 3, ghost: false } } },
  {
    people: 2,
    terms: {
      ...OPEN,
      rules: { edition: '2021', players: 2, ghost: true },
      clock: { kind: 'live', decision: 600, reserve: 600 },
    },
  },
] as const;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jamaica-crash-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The server, killed and started again and again. */
class Doomed {
  readonly #folder: string;
  #program: Program;
  #life: Promise<Life>;
  readonly complaints: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
    this.#program = new Program(folder);
    this.#life = this.#program.url.then(url => ({ url }));
  }

  now = (): Promise<Life> => this.#life;

  /** kill -9, and another one: which is killed as well, this many milliseconds after its start, when they are given. */
  async crash(early: number | null): Promise<void> {
    const next = Promise.withResolvers<Life>();
    this.#life = next.promise;
    await this.#end();
    this.#program = new Program(this.#folder);
    if (early !== null) {
      await pass(early);
      await this.#end();
      this.#program = new Program(this.#folder);
    }
    this.#program.url.then(url => next.resolve({ url }), next.reject);
    await this.#life;
  }

  async #end(): Promise<void> {
    await this.#program.kill();
    this.complaints.push(...this.#program.complaints);
  }

  end = (): Promise<void> => this.#end();
}

interface Played {
  readonly table: TableId;
  readonly acknowledged: readonly Acknowledged[];
}

/** One game after the other until it is enough; the last one is played to its end too. */
const sailOn = async (
  sailors: readonly Sailor[],
  { terms, people }: (typeof CREWS)[number],
  moved: () => void,
  isEnough: () => boolean,
): Promise<Played[]> => {
  const played: Played[] = [];
  const [host] = sailors;
  while (!isEnough()) {
    const table = await host.open(terms);
    for (let seat = people; seat < terms.rules.players; seat++) await host.must('bot', { table, seat, level: 'bosun' });
    for (const sailor of sailors) {
      await sailor.must('sit', { table, seat: null, pirate: null });
      await sailor.must('ready', { table, word: 'tide' });
    }
    await host.must('start', { table });
    const acknowledged: Acknowledged[] = [];
    const note = (done: Acknowledged): void => {
      acknowledged.push(done);
      moved();
    };
    await Promise.all(sailors.map(sailor => sailor.play(table, note)));
    played.push({ table, acknowledged });
  }
  return played;
};

/** The choices of a seat in a record that plays again without a fault. */
const choicesOf = (record: unknown, seat: Seat): string[] => {
  const played = replay(record);
  if (!played.ok) throw new Error(`step ${played.error.step}: ${played.error.fault.why}`);
  return played.value.steps.flatMap(({ step }) => ('decide' in step && step.seat === seat ? [step.choice] : []));
};

it('after kill -9 again and again every acknowledged move is in its record, once and in order, and every game is over', async () => {
  const seed = process.env.CRASH_SEED ?? String(randomInt(1e9));
  const rng = fromSeed(seed);
  const doomed = new Doomed(folder);
  const tally = new Tally();
  let isEnough = false;
  try {
    const games = CREWS.map((crew, index) => {
      const sailors = Array.from(
        { length: crew.people },
        (_, each) => new Sailor(doomed.now, fromSeed(`${seed}/${index}/${each}`)),
      );
      return sailOn(sailors, crew, tally.count, () => isEnough);
    });
    const failed = Promise.race(games.map(game => game.then(() => new Promise<never>(() => {}))));
    failed.catch(() => {}); // whoever waits for the games hears of it too
    await doomed.now();
    for (let crash = 0; crash < CRASHES; ) {
      // So many moves later, and then at any moment of what follows.
      await Promise.race([tally.more(1 + rng.below(MOST_MOVES)), failed]);
      await pass(rng.below(30));
      const early = crash % EARLY === 0 && crash + 1 < CRASHES ? rng.below(500) : null;
      await doomed.crash(early);
      crash += early === null ? 1 : 2;
    }
    isEnough = true;
    const played = (await Promise.all(games)).flat();
    expect(played.flatMap(({ acknowledged }) => acknowledged).length).toBeGreaterThan(CRASHES);
    await doomed.end();
    expect(doomed.complaints).toEqual([]);

    const store = openSqlite(join(folder, 'jamaica.db'));
    for (const { table, acknowledged } of played) {
      const entries = await store.entries(table);
      expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
      expect(entries.filter(({ kind }) => kind === 'ended')).toHaveLength(1);
      const record = await store.record(table);
      expect(verifyFair(record)).toMatchObject({ ok: true });
      for (const seat of new Set(acknowledged.map(each => each.seat))) {
        const mine = acknowledged.filter(each => each.seat === seat).map(({ choice }) => choice);
        expect(choicesOf(record, seat)).toEqual(mine);
      }
    }
    await store.close();
  } catch (error) {
    throw new Error(`again with CRASH_SEED=${seed}`, { cause: error });
  } finally {
    await doomed.end();
  }
}, 1_800_000);
