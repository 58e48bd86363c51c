import { checkOf, type News, type PersonId, type Snapshot } from '@jamaica/messages';
import { asking, type GameEvent, optionsOf, type Seat, type Step, seen, view } from '@jamaica/rules';
import { clocks } from '../clock/clock.ts';
import { type Berth, type Change, type Game, seatOf, type Table } from './table.ts';

// Nothing but what these functions return reaches anybody. Like the view of the rules they list what is shown, and
// never copy a table and take something away.

/** Whether every step comes with a view, or only the first: from then on events tell what changes in it. */
export type Views = 'every-step' | 'on-joining';

/** A client that builds its view from events can verify it once in this many changes: a check takes as long as a view. */
const CHECKED_EVERY = 16;

/** Whether somebody may look on; null is a visitor without a name. Whoever has the link may see who gathers there; once
 * the game is on, and after it, what is said there is for the people of the table. */
export const mayWatch = (table: Table, viewer: PersonId | null): boolean =>
  table.stage === 'gathering' || table.terms.spectators || viewer === table.host || seatOf(table, viewer) !== null;

/** A table as somebody may see it, at a time: `now` as the table's clocks count, `date` as everybody's watch says. */
export const shown = (table: Table, viewer: PersonId | null, now: number, date = now): Snapshot => {
  const seat = seatOf(table, viewer);
  const { game } = table;
  return {
    at: date,
    terms: table.terms,
    host: table.host,
    commitment: table.commitment,
    stage: table.stage,
    called: table.calledAt !== null,
    seats: table.berths.map(berthShown),
    you: seat,
    words: game?.words ?? null,
    view: game && view(game.state, seat),
    decision: game?.decision ?? null,
    clocks: clocks(table, now),
    orders: seat === null ? null : (table.berths[seat]?.orders ?? null),
    chat: table.chat,
    rematch: table.rematch,
    rematchBy: table.rematchBy,
    ...(table.day ? { day: table.day } : {}),
  };
};

// The word of somebody who is ready stays theirs until all are: nobody fits their own to it.
const berthShown = (berth: Berth | null): Snapshot['seats'][number] => ({
  sitter: berth?.sitter ?? null,
  ready: berth !== null && (berth.sitter.kind === 'bot' || berth.seal !== null),
  absent: berth?.absent ?? null,
  seal: berth?.seal ?? null,
  program: berth?.isProgram ?? false,
});

/** A change as somebody may know it; null for the first one, which nobody can have waited for. */
export const shownChange = (
  change: Change,
  viewer: PersonId | null,
  views: Views = 'every-step',
  told = new ToldAlike(change),
): News | null => {
  const { entry, table, step } = change;
  const { at } = entry;
  switch (entry.kind) {
    case 'opened':
      return null;
    case 'sat':
      return { kind: 'sat', at, seat: entry.seat, sitter: entry.sitter, program: entry.program ?? false };
    case 'rose':
    case 'unready':
    case 'word':
      return { kind: entry.kind, at, seat: entry.seat };
    case 'ready':
    case 'sealed': {
      const seal = table.berths[entry.seat]?.seal;
      return { kind: 'ready', at, seat: entry.seat, ...(seal ? { seal } : {}) };
    }
    case 'called':
      return { kind: 'called', at };
    case 'swapped':
      return { kind: 'swapped', at, seats: entry.seats };
    case 'hosted':
      return { kind: 'hosted', at, host: entry.host };
    case 'phrases':
      return { kind: 'phrases', at, only: entry.only };
    case 'started': {
      const game = sailing(table);
      return { kind: 'started', at, words: game.words, ...gameShown(table, game, viewer) };
    }
    case 'step': {
      const seat = seatOf(table, viewer);
      if (views === 'on-joining') return told.step(seat);
      const game = sailing(table);
      const known = eventsFor(step, seat).filter(({ kind }) => kind !== 'powder-chosen'); // pages of earlier versions know only these
      return { kind: 'step', at, events: known, ...gameShown(table, game, viewer) };
    }
    case 'absent':
      return { kind: 'absent', at, seat: entry.seat, why: entry.why, clocks: clocks(table, at) };
    case 'returned':
      return { kind: 'returned', at, seat: entry.seat, clocks: clocks(table, at) };
    case 'ordered':
      return { kind: 'orders', at, orders: entry.seat === seatOf(table, viewer) ? entry.orders : null };
    case 'said': {
      const { person, name, said } = entry;
      const words = 'text' in said ? { text: said.text, phrase: null } : { text: null, phrase: said.phrase };
      return { kind: 'said', at, person, name, ...words };
    }
    case 'resumed':
      return { kind: 'resumed', at, clocks: clocks(table, at) };
    case 'rematch':
      return { kind: 'rematch', at, table: entry.table, ...(entry.seat === undefined ? {} : { seat: entry.seat }) };
    case 'ended':
      return { kind: 'ended', at };
  }
};

const sailing = ({ id, game }: Table): Game => {
  if (!game) throw new Error(`table ${id} has not set sail`);
  return game;
};

/** What a seat sees of a step. Where that is everything, as nearly always, it is the step's own list. */
const eventsFor = (step: Step | null, seat: Seat | null): readonly GameEvent[] => {
  const events = step?.events ?? [];
  return events.every(event => seen(event, seat) === event) ? events : events.map(event => seen(event, seat));
};

type StepNews = Extract<News, { kind: 'events' }>;

/** A step as it is told by its events. What is the same for all who look on is worked out once, and what all see alike is one thing. */
export class ToldAlike {
  readonly #change: Change;
  /** All of it that is nobody's own. */
  #common: Pick<StepNews, 'waiting' | 'clocks'> | null = null;
  /** For anybody who sees everything that happened and is asked nothing. */
  #plain: StepNews | null = null;

  constructor(change: Change) {
    this.#change = change;
  }

  step(seat: Seat | null): StepNews {
    const { entry, table, step } = this.#change;
    const { state, decision } = sailing(table);
    const events = eventsFor(step, seat);
    const options = seat === null ? [] : optionsOf(state, seat);
    const isChecked = entry.number % CHECKED_EVERY === 0;
    const isPlain = options.length === 0 && !isChecked && events === step?.events;
    if (isPlain && this.#plain) return this.#plain;
    this.#common ??= this.#worked();
    const { waiting, clocks } = this.#common;
    const news: StepNews = {
      kind: 'events',
      at: entry.at,
      events,
      waiting,
      ...(options.length > 0 ? { options } : {}),
      decision,
      ...(clocks ? { clocks } : {}),
      ...(isChecked ? { check: checkOf(view(state, seat)) } : {}),
    };
    if (isPlain) this.#plain = news;
    return news;
  }

  #worked(): Pick<StepNews, 'waiting' | 'clocks'> {
    const { entry, table } = this.#change;
    const by = entry.kind === 'step' && 'seat' in entry.step ? entry.step.seat : null;
    const moved = clocks(table, table.at).flatMap((clock, of) =>
      clock.runs || by === of ? [{ seat: of, ...clock }] : [],
    );
    const { waiting } = asking(sailing(table).state, null);
    return { waiting, ...(moved.length > 0 ? { clocks: moved } : {}) };
  }
}

const gameShown = (table: Table, game: Game, viewer: PersonId | null) => ({
  view: view(game.state, seatOf(table, viewer)),
  decision: game.decision,
  clocks: clocks(table, table.at),
});
