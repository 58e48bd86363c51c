import { sealOf } from '@jamaica/chance';
import type { Said, Sitter, TableId } from '@jamaica/messages';
import { type Seat, start } from '@jamaica/rules';
import { FORMER_READING, type Reading, readSetup } from '@jamaica/rules/record';
import { firstReserve } from '../clock/clock.ts';
import type { Entry } from '../log/entry.ts';
import { answeredBy, askedAnew, asking, dated, missed, played, returned, stepped, stoodIn } from './course.ts';
import type { Berth, Change, Game, Happening, Table } from './table.ts';

/** What was said longer ago than this is no longer shown. */
const LONGEST_CHAT = 100;

type Opened = Extract<Entry, { kind: 'opened' }>;

/** The table after an entry. It trusts the log: an entry that does not fit means that the disk or we are wrong. */
export const fold = (id: TableId, table: Table | null, entry: Entry): Change => {
  if (entry.kind === 'opened') {
    if (table) throw new Error(`table ${id} was opened twice`);
    return { entry, table: opened(id, entry), step: null };
  }
  if (!table || entry.number !== table.number + 1) throw new Error(`entry ${entry.number} of ${id} has no place`);
  const next = dated(table, entry);
  if (entry.kind === 'step') return { entry, ...stepped(next, entry.step) };
  return { entry, table: changed(next, entry), step: null };
};

/** The table after something that has just been decided, and the entry that says so. */
export const happened = (table: Table, what: Happening, stamp: Stamp): Change => {
  if (what.kind !== 'played') return fold(table.id, table, { ...what, ...stamp });
  const entry: Entry = { kind: 'step', step: what.played.step, ...stamp };
  return { entry, ...played(dated(table, entry), what.played) };
};

type Stamp = Required<Pick<Entry, 'number' | 'at' | 'after'>>;

const opened = (
  id: TableId,
  { number, at, host, terms, commitment, rematchOf, isPassing, isOnScreen, day }: Opened,
): Table => ({
  id,
  number,
  at,
  openedAt: at,
  host,
  isPassing: isPassing === true,
  isOnScreen: isOnScreen === true,
  hasChangedHands: false,
  removed: [],
  terms,
  commitment,
  stage: 'gathering',
  calledAt: null,
  berths: Array.from({ length: terms.rules.players }, () => null),
  game: null,
  chat: [],
  rematchOf,
  rematch: null,
  rematchBy: null,
  day: day ?? null,
  isRecorded: false,
});

const changed = (table: Table, entry: Exclude<Entry, { kind: 'opened' | 'step' }>): Table => {
  switch (entry.kind) {
    case 'sat':
      return table.stage === 'gathering'
        ? withBerth(table, entry.seat, berth => seated(table, entry, berth))
        : reseated(table, entry);
    case 'rose': {
      const sitter = table.berths[entry.seat]?.sitter;
      const removed = entry.removed && sitter?.kind === 'person' ? [...table.removed, sitter.person] : table.removed;
      return { ...withBerth(table, entry.seat, () => null), removed };
    }
    case 'swapped': {
      const [one, other] = entry.seats;
      return { ...table, berths: table.berths.with(one, table.berths[other]).with(other, table.berths[one]) };
    }
    case 'ready': {
      const { word, from = null } = entry;
      const seal = sealOf(table.commitment, word);
      return withBerth(table, entry.seat, berth => berth && { ...berth, word, seal, from });
    }
    case 'sealed': {
      const { seal, from = null } = entry;
      return withBerth(table, entry.seat, berth => berth && { ...berth, word: null, seal, from });
    }
    case 'called':
      return { ...table, calledAt: table.at };
    case 'word':
      return withBerth(table, entry.seat, berth => berth && { ...berth, word: entry.word });
    case 'unready':
      return withBerth(table, entry.seat, berth => berth && { ...berth, word: null, seal: null });
    case 'hosted':
      return { ...table, host: entry.host };
    case 'phrases':
      return { ...table, terms: { ...table.terms, phrasesOnly: entry.only } };
    case 'started':
      return {
        ...table,
        stage: 'sailing',
        calledAt: null,
        game: begun(table, entry.setup, entry.reading ?? FORMER_READING),
      };
    case 'absent':
      return stoodIn(table, entry.seat, entry.why);
    case 'returned':
      return returned(table, entry.seat);
    case 'ordered':
      return withBerth(table, entry.seat, berth => berth && { ...berth, orders: entry.orders });
    case 'said':
      return { ...table, chat: [...table.chat, saidIn(entry)].slice(-LONGEST_CHAT) };
    case 'resumed':
      return missed(table, entry.missed);
    case 'rematch':
      return { ...table, rematch: entry.table, rematchBy: entry.seat ?? null };
    case 'ended':
      return { ...table, isRecorded: true };
  }
};

/** Once the game is on: somebody is forgotten, with what they said, or another person takes over. */
const reseated = (table: Table, entry: Sat): Table => {
  const { seat, sitter } = entry;
  const berth = table.berths[seat];
  if (berth && isSamePerson(berth.sitter, sitter)) {
    const { person: forgotten } = berth.sitter;
    const chat = table.chat.filter(({ person }) => person !== forgotten);
    return { ...withBerth(table, seat, () => ({ ...berth, sitter })), chat };
  }
  const taken = withBerth(table, seat, () => {
    const next = seated(table, entry, null);
    // The time that a person has used stays used.
    return berth?.sitter.kind === 'person' ? { ...next, reserve: berth.reserve } : next;
  });
  return askedAnew({ ...taken, hasChangedHands: true }, seat);
};

const withBerth = (table: Table, seat: Seat, change: (berth: Berth | null) => Berth | null): Table => ({
  ...table,
  berths: table.berths.with(seat, change(table.berths[seat])),
});

type Sat = Extract<Entry, { kind: 'sat' }>;

const isSamePerson = (one: Sitter, other: Sitter): one is Extract<Sitter, { kind: 'person' }> =>
  one.kind === 'person' && other.kind === 'person' && one.person === other.person;

/** Somebody who only takes another pirate stays ready. */
const seated = (table: Table, { sitter, program }: Sat, berth: Berth | null): Berth => {
  if (berth && isSamePerson(berth.sitter, sitter)) return { ...berth, sitter };
  return {
    sitter,
    isProgram: program === true,
    word: null,
    seal: null,
    absent: null,
    orders: null,
    reserve: firstReserve(table.terms.clock),
    from: null,
  };
};

const begun = (table: Table, dealt: unknown, reading: Reading): Game => {
  const { rules } = table.terms;
  const setup = readSetup(rules, Object(dealt));
  if (!setup.ok) throw new Error(`the set-up of ${table.id} is wrong: ${setup.error.field}`);
  const state = start(rules, setup.value, reading);
  return {
    setup: setup.value,
    words: table.berths.map(berth => berth?.word ?? ''),
    seals: table.berths.map(berth => berth?.seal ?? null),
    state,
    chances: 0,
    past: [],
    ...asking(state, table, null),
    answered: answeredBy(rules.players),
  };
};

const saidIn = ({ number, at, person, name, said }: Extract<Entry, { kind: 'said' }>): Said => ({
  number,
  at,
  person,
  name,
  text: 'text' in said ? said.text : null,
  phrase: 'phrase' in said ? said.phrase : null,
});
