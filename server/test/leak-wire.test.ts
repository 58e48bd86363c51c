import { join } from 'node:path';
import { fromSeed } from '@jamaica/chance';
import type { TableId, Verb } from '@jamaica/messages';
import type { GameEvent, Rng, Rules, Seat } from '@jamaica/rules';
import { isChance, phaseOf } from '@jamaica/rules/search';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fallen } from '../src/fairness/dice.ts';
import type { Entry, Fact } from '../src/log/entry.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { fold } from '../src/table/fold.ts';
import type { Change, Table } from '../src/table/table.ts';
import { browserOf, houseWith, type Moored, ONLOOKER, tableId } from './moored.ts';
import { PEOPLE } from './people.ts';
import type { House, Line, Visitor } from './sockets-visitor.ts';
import { chosen, happening, optionsAt, SECRET, withFact } from './table.ts';
import { differ, eventsOf, twinOf } from './twin.ts';

const NOW = 10_000_000;
const OTHER_SECRET = 'b'.repeat(64);
const TABLES: readonly Rules[] = [
  { edition: '2007', players: 3, ghost: false },
  { edition: '2021', players: 2, ghost: true },
  { edition: '2021', players: 4, ghost: true },
];
const CUTS = 6;
const MOST_MOVES = 6;

/** What a viewer is to be kept from: two games, and how they go on. */
interface Case {
  readonly viewer: Seat | null;
  /** The dice to come differ as well; then only cards are chosen, face down, and other ones in each game. */
  readonly isSecretOther: boolean;
  readonly games: readonly [Moored, Moored];
}

const ORDERS = { defend: 3, payFrom: 'fullest', lane: 'port', overboard: ['food'] } as const;

/** Somebody else's standing orders are nobody's business either. */
const ordered = (entries: readonly Entry[], viewer: Seat | null, defend: number): Entry[] => {
  const { number, at } = entries[entries.length - 1];
  const fact: Fact = { kind: 'ordered', seat: viewer === 0 ? 1 : 0, orders: { ...ORDERS, defend } };
  return [...entries, { ...fact, number: number + 1, at }];
};

const casesOf = (rules: Rules, first: number, rng: Rng): Case[] => {
  const changes = [...happening(rules, `wire ${rules.players}`, { kind: 'slow', hours: 24 })];
  const open = changes.flatMap(({ table }, index) => (isOpen(table) ? [index] : []));
  const cards = open.filter(index => (changes[index].table.game?.asked.length ?? 0) > 1);
  const cuts = (places: readonly number[]): number[] =>
    Array.from({ length: CUTS }, (_, cut) => places[Math.floor((cut * places.length) / CUTS)]);
  const viewers = [null, ...Array.from({ length: rules.players }, (_, seat) => seat)];
  return [false, true]
    .flatMap(isSecretOther =>
      cuts(isSecretOther ? cards : open).flatMap(cut => viewers.map(viewer => ({ isSecretOther, cut, viewer }))),
    )
    .map(({ isSecretOther, cut, viewer }, index): Case => {
      const before = changes.slice(0, cut + 1);
      const table = tableId(first + index);
      const one = before.map(({ entry }) => entry);
      return {
        viewer,
        isSecretOther,
        games: [
          { table, entries: ordered(one, viewer, 1), secret: SECRET },
          {
            table,
            entries: ordered(twinOf(before, viewer, rng), viewer, 5),
            secret: isSecretOther ? OTHER_SECRET : SECRET,
          },
        ],
      };
    });
};

const isOpen = ({ stage, game }: Table): boolean => stage === 'sailing' && (game?.asked.length ?? 0) > 0;

/** A house, and everybody's line into it. */
class Side {
  readonly house: House;
  readonly store: Store;
  readonly lines = new Map<Seat | null, Line>();
  readonly #tables = new Map<TableId, Table>();

  constructor(house: House) {
    this.house = house;
    this.store = openSqlite(join(house.folder, 'jamaica.db'));
  }

  visitor(seat: Seat | null): Visitor {
    return browserOf(this.house, seat === null ? ONLOOKER : PEOPLE[seat]);
  }

  async line(seat: Seat | null): Promise<Line> {
    const line = this.lines.get(seat) ?? (await this.visitor(seat).connect());
    this.lines.set(seat, line);
    return line;
  }

  async ask(seat: Seat | null, verb: Verb, body: object): Promise<string> {
    return (await this.line(seat)).ask(verb, body);
  }

  /** The table as it lies in the store by now. */
  async table(id: TableId): Promise<Table> {
    let table = this.#tables.get(id) ?? null;
    for (const entry of await this.store.entries(id, (table?.number ?? 0) + 1)) table = fold(id, table, entry).table;
    if (!table) throw new Error(`no table ${id}`);
    this.#tables.set(id, table);
    return table;
  }

  async close(): Promise<void> {
    for (const line of this.lines.values()) line.close();
    await this.store.close();
    await this.house.close();
  }
}

const cases: Case[] = [];
let sides: readonly Side[] = [];
beforeAll(async () => {
  // The time stands still, in both houses at the same moment; nothing else is changed about them.
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW });
  const rng = fromSeed('wire twins');
  for (const rules of TABLES) cases.push(...casesOf(rules, cases.length, rng));
  sides = [
    new Side(await houseWith(cases.map(({ games }) => games[0]))),
    new Side(await houseWith(cases.map(({ games }) => games[1]))),
  ];
});
afterAll(async () => {
  for (const side of sides) await side.close();
  vi.useRealTimers();
});

/** The same in both houses. */
const both = <T>(act: (side: Side, index: number) => Promise<T>): Promise<T[]> => Promise.all(sides.map(act));

/** That somebody has lost their connection is told a moment later, by a clock that the test cannot stop; it says nothing about the game. */
const isAboutTheGame = (frame: string): boolean => !('offline' in JSON.parse(frame));

/** What shows somebody what was hidden: from there on the games may be told differently. */
const REVEALING = ['treasure-found', 'treasure-taken', 'curse-given', 'game-over'];

/** What happens upon a choice, the dice that fall included. */
const follows = (table: Table, seat: Seat, choice: string): GameEvent[] => {
  const changes: Change[] = [chosen(table, seat, choice)];
  for (;;) {
    const { table: next } = changes[changes.length - 1];
    const { game } = next;
    if (!game || !isChance(phaseOf(game.state))) return eventsOf(changes);
    changes.push(withFact(next, { kind: 'played', played: fallen(game.state, SECRET, game.words, game.chances + 1) }));
  }
};

const faceUp = (events: readonly GameEvent[]): string =>
  events.flatMap(event => (event.kind === 'revealed' ? [event.card] : [])).join();

/** Whether everybody has to be told the same of two moves: nothing comes to light, or the same cards. */
const isAlike = (one: readonly GameEvent[], other: readonly GameEvent[]): boolean =>
  faceUp(one) === faceUp(other) && ![...one, ...other].some(({ kind }) => REVEALING.includes(kind));

/** A move in each game that the viewer cannot tell apart: the same one, or any card face down. */
const moveFor = (
  { viewer, isSecretOther }: Case,
  tables: readonly Table[],
  rng: Rng,
): { readonly seat: Seat; readonly choices: readonly string[] } | null => {
  const asked = tables[0].game?.asked ?? [];
  const rival = asked.find(({ seat }) => seat !== viewer);
  const { seat } = rival ?? asked[0];
  const [mine, theirs] = tables.map(table => optionsAt(table, seat));
  if (isSecretOther) {
    // The last card turns all of them face up.
    const isFaceDown = rival?.kind === 'card' && asked.length > 1;
    return isFaceDown ? { seat, choices: [mine, theirs].map(options => options[rng.below(options.length)]) } : null;
  }
  const choice = mine.find(option => theirs.includes(option));
  if (choice === undefined) return null;
  const [one, other] = tables.map(table => follows(table, seat, choice));
  if (!isAlike(one, other)) return null;
  return { seat, choices: [choice, choice] };
};

/** Goes on with both games as long as they have to be told alike. How many moves there were. */
const sailOn = async (each: Case, rng: Rng): Promise<number> => {
  const [{ table }] = each.games;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const tables = await both(side => side.table(table));
    const move = tables.every(isOpen) ? moveFor(each, tables, rng) : null;
    if (!move) return moves;
    const decision = tables[0].game?.decision;
    const answers = await both((side, index) =>
      side.ask(move.seat, 'choose', { table, decision, choice: move.choices[index] }),
    );
    expect(answers).toEqual(['ok', 'ok']);
  }
  return MOST_MOVES;
};

describe('two games that differ only in what a viewer cannot know', () => {
  it('are told to that viewer in the same bytes, over the socket', async () => {
    const rng = fromSeed('wire moves');
    let [moves, cardsFaceDown, differing] = [0, 0, 0];
    for (const [index, each] of cases.entries()) {
      const { viewer, isSecretOther } = each;
      const views = index % 2 === 0 ? 'every-step' : 'on-joining';
      const [{ table }] = each.games;
      const tables = await both(side => side.table(table));
      if (differ(tables[0], tables[1])) differing++;
      await both(side => side.ask(viewer, 'watch', { table, since: null, views }));
      // What is refused tells nothing either.
      const nonsense = { table, decision: tables[0].game?.decision, choice: 'gold/gold/gold' };
      await both(side => side.ask(viewer, 'choose', nonsense));
      const made = await sailOn(each, rng);
      if (isSecretOther) cardsFaceDown += made;
      else moves += made;
      // Its own answer comes after everything that was told before.
      await both(side => side.ask(viewer, 'unwatch', { table }));
      const [one, other] = await both(async side => (await side.line(viewer)).frames.splice(0).filter(isAboutTheGame));
      expect(other, `table ${table}`).toEqual(one);
      expect(one.length).toBeGreaterThan(made);
    }
    // The comparison was worth something.
    expect(differing).toBeGreaterThan(cases.length * 0.8);
    expect(moves).toBeGreaterThan(100);
    expect(cardsFaceDown).toBeGreaterThan(50);
  }, 300_000);

  it('and over HTTP', async () => {
    const paths = [
      '/api/me',
      '/api/me/games',
      '/api/me/finished',
      '/api/tables',
      '/api/leaderboard?edition=2007&players=3',
    ];
    const records = cases.slice(0, 3).map(({ games: [{ table }] }) => `/api/records/${table}`);
    for (const viewer of [null, 0, 1, 2, 3])
      for (const path of [...paths, ...records]) {
        const [one, other] = await both(async side => {
          const response = await fetch(side.house.url + path, { headers: side.visitor(viewer).headers });
          const { date: _, ...headers } = Object.fromEntries(response.headers);
          return { status: response.status, headers, body: await response.text() };
        });
        expect(other, path).toEqual(one);
      }
  });
});
