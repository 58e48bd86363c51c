import { isDeepStrictEqual } from 'node:util';
import type { PersonId, Snapshot, TableId, Told } from '@jamaica/messages';
import { type Seat, seen as seenBy, view } from '@jamaica/rules';
import { whim } from '../../src/fairness/dice.ts';
import type { Entry } from '../../src/log/entry.ts';
import { LEASE_LASTS } from '../../src/store/lease-store.ts';
import { fold } from '../../src/table/fold.ts';
import { type Change, seatOf, type Table } from '../../src/table/table.ts';
import { ClockCheck } from './clock-check.ts';
import type { Database, Onlooker } from './database.ts';

type OfTable = Extract<Told, { readonly number: number }>;

/** Something that somebody asks for at a table. */
export interface Asking {
  readonly table: TableId;
  readonly verb: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Somebody, and the last change that they have heard of. */
interface Viewer {
  readonly id: PersonId;
  readonly number: number;
}

/** What has gone wrong, and must not. */
export interface Failure {
  readonly what: string;
  readonly step: number;
  readonly at: number;
}

/**
 * Those who look whether everything that was promised is kept, after every step. They read the log as it lies in the
 * database, everything that anybody is sent, and a clock that is right; they ask no server anything.
 */
export class Watchers implements Onlooker {
  readonly #now: () => number;
  readonly #steps: () => number;
  readonly #database: Database;
  readonly clocks: ClockCheck;
  #failure: Failure | null = null;
  /** The tables as their logs leave them, one for each number. */
  readonly #truth = new Map<TableId, Change[]>();
  /** Everything that people have asked for, in words. */
  readonly #asked = new Set<string>();
  readonly #answeredNo = new Set<string>();
  readonly #chosen = new Map<string, string>();
  readonly #said = new Map<string, number>();
  readonly #rematches = new Map<TableId, Set<TableId>>();
  readonly #hails = new Map<string, number>();
  readonly #turns = new Map<string, number>();
  /** Answers to what was open when they were given. */
  readonly #open = new WeakSet<object>();
  readonly #views = new WeakMap<Table, Map<Seat | null, string>>();
  /** Faults and what follows from them are over by then. */
  troubledUntil = 0;

  constructor(now: () => number, steps: () => number, database: Database) {
    this.#now = now;
    this.#steps = steps;
    this.#database = database;
    this.clocks = new ClockCheck(now, what => this.fail(what));
  }

  get failure(): Failure | null {
    return this.#failure;
  }

  fail(what: string): void {
    this.#failure ??= { what, step: this.#steps(), at: this.#now() };
  }

  #isTroubled(): boolean {
    return this.troubledUntil > this.#now();
  }

  /** A table as its log leaves it. */
  table(id: TableId): Table | null {
    return this.#truth.get(id)?.at(-1)?.table ?? null;
  }

  get tables(): readonly Table[] {
    return [...this.#truth.values()].map(changes => changes[changes.length - 1].table);
  }

  // What is written.

  committed(id: TableId, entries: readonly Entry[]): void {
    const changes = this.#truth.get(id) ?? [];
    this.#truth.set(id, changes);
    for (const entry of entries) {
      const before = changes.at(-1)?.table ?? null;
      const change = this.#folded(id, before, entry);
      if (!change) return;
      changes.push(change);
      this.#isChosenOnce(before, change);
      // What lay there when the harbour opened was asked for before.
      if (this.#steps() > 0) this.#isJustified(before, change);
      this.clocks.changed(before, change);
    }
  }

  #folded(id: TableId, before: Table | null, entry: Entry): Change | null {
    try {
      return fold(id, before, entry);
    } catch (why) {
      this.fail(`the log of ${id} cannot be read any more: ${why}`);
      return null;
    }
  }

  /** Every decision is made once. */
  #isChosenOnce(before: Table | null, { entry, table }: Change): void {
    if (entry.kind !== 'step' || !('decide' in entry.step) || !before?.game) return;
    const { seat, choice } = entry.step;
    const { decision } = before.game;
    const key = `${table.id}/${seat}/${decision}`;
    if (this.#chosen.has(key)) this.fail(`decision ${decision} of seat ${seat} at ${table.id} was made twice`);
    this.#chosen.set(key, choice);
  }

  /** Nothing is written that nobody asked for. */
  #isJustified(before: Table | null, { entry, table }: Change): void {
    const { id } = table;
    if (entry.kind === 'opened' && entry.rematchOf !== null) this.#rematch(entry.rematchOf, id);
    if (entry.kind === 'rematch') {
      this.#rematch(id, entry.table);
      if (before?.rematch) this.fail(`table ${id} was given a second rematch`);
    }
    if (entry.kind === 'said' && 'text' in entry.said) {
      const said = `${id}/${entry.person}/${entry.said.text}`;
      this.#said.set(said, (this.#said.get(said) ?? 0) + 1);
      if (this.#answeredNo.has(said)) this.fail(`${said} was refused, and is said all the same`);
      if (!this.#asked.has(`say/${said}`)) this.fail(`nobody said ${said}`);
      if ((this.#said.get(said) ?? 0) > 1) this.fail(`${said} was said once and is there twice`);
    }
    if (entry.kind !== 'step' || !('decide' in entry.step) || !before?.game) return;
    const { seat, choice } = entry.step;
    const { decision } = before.game;
    const berth = before.berths[seat];
    if (berth?.sitter.kind !== 'person' || berth.absent !== null) return;
    if (!this.#asked.has(`choose/${id}/${berth.sitter.person}/${decision}/${choice}`))
      this.fail(`${berth.sitter.person} never chose ${choice} at ${decision} of ${id}`);
  }

  #rematch(of: TableId, table: TableId): void {
    const known = this.#rematches.get(of) ?? new Set();
    this.#rematches.set(of, known.add(table));
    if (known.size > 1) this.fail(`table ${of} has ${known.size} rematches`);
  }

  // What people ask for and are told.

  asked({ id }: Viewer, { table, verb, body }: Asking): void {
    if (verb === 'choose') this.#asked.add(`choose/${table}/${id}/${body.decision}/${body.choice}`);
    if (verb === 'choose' && this.table(table)?.game?.decision === body.decision) this.#open.add(body);
    if (verb === 'say') this.#asked.add(`say/${table}/${id}/${body.text}`);
  }

  answered({ id }: Viewer, { table, verb, body }: Asking, answer: string): void {
    const now = this.table(table);
    if (verb === 'say') {
      const said = `${table}/${id}/${body.text}`;
      if (answer === 'ok' && !this.#said.has(said)) this.fail(`${said} was acknowledged, and is not there`);
      if (answer === 'ok') return;
      this.#answeredNo.add(said);
      if (this.#said.has(said)) this.fail(`${said} was refused (${answer}), and is there`);
    }
    if (answer === 'unavailable' && !this.#isTroubled())
      this.fail(`${id} was turned away (${verb}), and nothing failed`);
    // A server may know less than another one that they saw; then it has to look before it says no.
    if (answer === 'not-open' && this.#open.has(body))
      this.fail(`${id} was told that ${body.decision} of ${table} is not open, and it was`);
    if (answer !== 'ok') return;
    if (!now) return this.fail(`${verb} was acknowledged at ${table}, which is not there`);
    const seat = seatOf(now, id);
    if (verb === 'choose' && this.#chosen.get(`${table}/${seat}/${body.decision}`) !== body.choice)
      this.fail(`${id} was told that ${body.choice} is chosen at ${body.decision} of ${table}, and it is not`);
    if (verb === 'rematch' && now.rematch === null)
      this.fail(`a rematch of ${table} was acknowledged, and there is none`);
    if (verb === 'start' && now.stage === 'gathering' && now.calledAt === null)
      this.fail(`the start of ${table} was acknowledged, and it has not started`);
  }

  /** Nothing that anybody is sent has in it what must stay hidden. */
  heardText({ id }: Viewer, told: Told, text: string): void {
    for (const { table } of this.#latest()) {
      const secret = this.#database.secret(table.id);
      if (secret !== null && text.includes(secret)) this.fail(`${id} was sent the secret of ${table.id}`);
    }
    if (!('table' in told) || !('number' in told)) return;
    const change = this.#truth.get(told.table)?.[told.number - 1];
    const secret = this.#database.secret(told.table);
    if (!change || secret === null)
      return this.fail(`${id} was told of ${told.table} ${told.number}, which is not on disk`);
    if (change.table.game === null && text.includes('word-of-')) this.fail(`${id} was sent a word before the game`);
    for (const { from } of change.table.berths.flatMap(berth => berth ?? []))
      if (from !== null && text.includes(from)) this.fail(`${id} was sent where somebody is`);
  }

  /** The screen of somebody, made of what they were sent, shows what they may see, and all of it. */
  told({ id, number }: Viewer, told: OfTable, text: string, screen: Snapshot | null): void {
    const change = this.#truth.get(told.table)?.[told.number - 1];
    if (!change) return;
    const isNews = 'news' in told;
    if (isNews && told.number !== number + 1)
      return this.fail(`${id} was told of ${told.number} after ${number} at ${told.table}`);
    if (told.number < number) return this.fail(`${id} was shown ${told.number} after ${number} at ${told.table}`);
    const { table, step } = change;
    const seat = seatOf(table, id);
    const mayLook = table.stage === 'gathering' || table.terms.spectators || seat !== null || table.host === id;
    if (!mayLook) return this.fail(`${id} was told of ${told.table} ${told.number}, and may not look on`);
    if (isNews && (told.news.kind === 'step' || told.news.kind === 'events')) {
      const all = (step?.events ?? []).map(event => seenBy(event, seat));
      const events = told.news.kind === 'events' ? all : all.filter(({ kind }) => kind !== 'powder-chosen');
      if (!isSame(told.news.events, events))
        this.fail(`${id} was told of other events at ${told.table} ${told.number}`);
    }
    if (!screen) return this.fail(`${id} was told of ${told.number} and has no screen`);
    // A view is most of a message: it is the same, to the letter, or it is another one.
    const seen = 'snapshot' in told ? told.snapshot : 'view' in told.news ? told.news : null;
    if (seen && !text.includes(this.#viewText(table, seat)))
      this.fail(`the view of ${id} at ${told.table} ${told.number} is not theirs`);
    // What they put together from events is the same, to the letter.
    if (
      isNews &&
      told.news.kind === 'events' &&
      `"view":${JSON.stringify(screen.view)}` !== this.#viewText(table, seat)
    )
      this.fail(`what ${id} made of the events at ${told.table} ${told.number} is not what is there`);
    const expected = shownTo(table, id);
    const { at: _at, clocks: _clocks, view: _view, ...shown } = screen;
    if (!isSame(shown, expected))
      this.fail(`the screen of ${id} at ${told.table} ${told.number} shows ${difference(shown, expected)}`);
  }

  #viewText(table: Table, seat: Seat | null): string {
    const known = this.#views.get(table) ?? new Map<Seat | null, string>();
    this.#views.set(table, known);
    const text = known.get(seat) ?? `"view":${JSON.stringify(table.game && view(table.game.state, seat))}`;
    known.set(seat, text);
    return text;
  }

  // What servers do.

  stumbled(server: string, what: string): void {
    this.fail(`${server} stumbled: ${what}`);
  }

  /** Only the server that holds a table lets its bots think. */
  thinks(server: { readonly name: string; readonly lease: number }, seed: string): void {
    if (this.#isTroubled()) return;
    for (const { table } of this.#latest()) {
      const secret = this.#database.secret(table.id);
      const { game } = table;
      if (!game || secret === null) continue;
      const holder = this.#database.holder(table.id);
      const isNew = holder !== null && this.#now() - holder.since < LEASE_LASTS + 3000;
      if (isNew || holder?.lease === server.lease) continue;
      if (game.asked.some(({ seat }) => whim(secret, seat, game.decision ?? 0) === seed))
        this.fail(
          `${server.name} thinks for ${table.id}, which ${holder ? 'another server holds' : 'it does not hold'}`,
        );
    }
  }

  hailed(table: TableId, { person }: { readonly person: PersonId }): void {
    const key = `${table}/${person}`;
    this.#hails.set(key, (this.#hails.get(key) ?? 0) + 1);
  }

  pushed(person: PersonId, table: TableId, kind: 'turn' | 'done'): void {
    if (kind !== 'turn') return;
    const key = `${table}/${person}`;
    this.#turns.set(key, (this.#turns.get(key) ?? 0) + 1);
    if ((this.#turns.get(key) ?? 0) > (this.#hails.get(key) ?? 0))
      this.fail(`${person} was told twice of one wait at ${table}`);
  }

  #latest(): Change[] {
    return [...this.#truth.values()].flatMap(changes => changes.at(-1) ?? []);
  }
}

/** What somebody may see of a table, by the rules and not by the server's reading of them. */
const shownTo = (table: Table, person: PersonId): Omit<Snapshot, 'at' | 'clocks' | 'view'> => {
  const seat = seatOf(table, person);
  const { game } = table;
  return {
    terms: table.terms,
    host: table.host,
    commitment: table.commitment,
    stage: table.stage,
    called: table.calledAt !== null,
    seats: table.berths.map(berth => ({
      sitter: berth?.sitter ?? null,
      ready: berth !== null && (berth.sitter.kind === 'bot' || berth.seal !== null),
      absent: berth?.absent ?? null,
      seal: berth?.seal ?? null,
      program: berth?.isProgram ?? false,
    })),
    you: seat,
    words: game?.words ?? null,
    decision: game?.decision ?? null,
    orders: seat === null ? null : (table.berths[seat]?.orders ?? null),
    chat: table.chat,
    rematch: table.rematch,
    rematchBy: table.rematchBy,
  };
};

// What was sent has gone through JSON. Texts are compared first, because that is fast.
const isSame = (sent: unknown, meant: unknown): boolean => {
  const [one, other] = [JSON.stringify(sent), JSON.stringify(meant)];
  return one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other));
};

const difference = (sent: object, meant: object): string => {
  const [one, other] = [Object.entries(sent), new Map(Object.entries(meant))];
  const wrong = one.find(([key, value]) => !isSame(value ?? null, other.get(key) ?? null));
  return wrong
    ? `${wrong[0]} ${JSON.stringify(wrong[1])?.slice(0, 200)}, not ${JSON.stringify(other.get(wrong[0]))?.slice(0, 200)}`
    : 'less';
};
