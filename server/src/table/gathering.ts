import { type Hex32, isWord } from '@jamaica/chance';
import type { Level, PersonId, Pirate, Refused, Sitter } from '@jamaica/messages';
import { ok, refused, type Seat } from '@jamaica/rules';
import { whence } from '../fairness/dice.ts';
import { PIRATES } from '../log/stored.ts';
import { type Guest, programMark } from './guest.ts';
import { nameAt } from './names.ts';
import { type Happening, type Happenings, isSeatOf, seatOf, type Table } from './table.ts';
import { begin, isAllOpen } from './words.ts';

/** How good a bot is that takes a seat because nobody else did. */
const USUAL_LEVEL: Level = 'captain';

/** Whether people come and go. Once the host has started everything is fixed, even while words are still opened. */
const isGathering = ({ stage, calledAt }: Table): boolean => stage === 'gathering' && calledAt === null;

const pirateAt = (table: Table, seat: Seat): Pirate | undefined => table.berths[seat]?.sitter.pirate;

/** Whose black ship sails as the Ghost Ship (R-GHO-1). */
const HAUNTED: Pirate = 'edward';

/** The pirates nobody at the table is, whoever sits in `seat` left out. */
const freePirates = ({ berths, terms }: Table, seat: Seat): Pirate[] => {
  const taken = berths.flatMap((berth, other) => (berth && other !== seat ? [berth.sitter.pirate] : []));
  return PIRATES.filter(pirate => !taken.includes(pirate) && !(terms.rules.ghost && pirate === HAUNTED));
};

interface Wish {
  readonly seat: Seat | null;
  readonly pirate: Pirate | null;
}

/** Takes a seat, or another one, or another pirate, by the name they have now. */
export const sit = (table: Table, { person, name: given, isProgram }: Guest, wish: Wish): Happenings => {
  if (!isGathering(table)) return refused('already-started');
  // Otherwise whoever was sent away would be back before the host could start.
  if (table.removed.includes(person)) return refused('not-yours');
  const own = seatOf(table, person);
  const seat = wish.seat ?? own ?? table.berths.indexOf(null);
  if (seat < 0) return refused('table-full');
  if (!isSeatOf(table, seat) || (table.berths[seat] && seat !== own)) return refused('seat-taken');
  const free = freePirates(table, own ?? seat);
  if (wish.pirate !== null && !free.includes(wish.pirate)) return refused('pirate-taken');
  const kept = own === null ? undefined : pirateAt(table, own);
  const pirate = wish.pirate ?? kept ?? free[0];
  const name = nameAt(table, own, given);
  if (seat === own && pirate === kept && name === nameIn(table, own)) return ok([]);
  const sitter: Sitter = { kind: 'person', person, name, pirate };
  const sat: Happening = { kind: 'sat', seat, sitter, ...programMark(isProgram) };
  const moved: readonly Happening[] = own === null || own === seat ? [sat] : [{ kind: 'rose', seat: own }, sat];
  return ok(isHostless(table) && !isProgram ? [...moved, { kind: 'hosted', host: person }] : moved);
};

/** A big screen has opened the table, and looks after nothing: the first person who sits down does. */
const isHostless = (table: Table): boolean => table.isOnScreen && seatOf(table, table.host) === null;

/** Gives the seat up. A host who goes hands the table to the next person. */
export const rise = (table: Table, { person }: Guest): Happenings => {
  const seat = seatOf(table, person);
  if (!isGathering(table)) return refused('already-started');
  if (seat === null) return refused('not-seated');
  return ok([{ kind: 'rose', seat }, ...handedOver(table, person)]);
};

/** Who looks after the table when its host goes: the next person there, if there is one. */
export const handedOver = (table: Table, person: PersonId): Happening[] => {
  const next = table.berths.flatMap(berth => personIn(berth?.sitter) ?? []).find(other => other !== person);
  return table.host === person && next !== undefined ? [{ kind: 'hosted', host: next }] : [];
};

const nameIn = (table: Table, seat: Seat): string | null => {
  const sitter = table.berths[seat]?.sitter;
  return sitter?.kind === 'person' ? sitter.name : null;
};

const personIn = (sitter: Sitter | undefined): string | null => (sitter?.kind === 'person' ? sitter.person : null);

/** What only the host may do, and only before the game, with these seats. */
const byHost = (table: Table, { person }: Guest, seats: readonly Seat[]): Refused | null => {
  if (table.host !== person) return 'not-yours';
  if (!isGathering(table)) return 'already-started';
  return seats.every(seat => isSeatOf(table, seat)) ? null : 'not-understood';
};

export const swap = (table: Table, who: Guest, seats: readonly [Seat, Seat]): Happenings => {
  const why = byHost(table, who, seats);
  if (why) return refused(why);
  return ok(seats[0] === seats[1] ? [] : [{ kind: 'swapped', seats }]);
};

export const remove = (table: Table, who: Guest, seat: Seat): Happenings => {
  const why = byHost(table, who, [seat]);
  if (why) return refused(why);
  const sitter = table.berths[seat]?.sitter;
  if (!sitter) return ok([]);
  const isOther = sitter.kind === 'person' && sitter.person !== who.person;
  return ok([isOther ? { kind: 'rose', seat, removed: true } : { kind: 'rose', seat }]);
};

/** Puts a bot into a seat, even in place of somebody. */
export const bot = (table: Table, who: Guest, seat: Seat, level: Level): Happenings => {
  const why = byHost(table, who, [seat]);
  if (why) return refused(why);
  const pirate = pirateAt(table, seat) ?? freePirates(table, seat)[0];
  return ok([{ kind: 'sat', seat, sitter: { kind: 'bot', level, pirate } }]);
};

/** Gives a seat that no person has to a program of somebody's, which says by being ready that it comes. */
export const invite = (table: Table, who: Guest, seat: Seat, program: Guest): Happenings => {
  const why = byHost(table, who, [seat]);
  if (why) return refused(why);
  const own = seatOf(table, program.person);
  if (own === seat) return ok([]);
  if (own !== null || table.berths[seat]?.sitter.kind === 'person') return refused('seat-taken');
  const pirate = pirateAt(table, seat) ?? freePirates(table, seat)[0];
  const name = nameAt(table, null, program.name);
  return ok([
    { kind: 'sat', seat, sitter: { kind: 'person', person: program.person, name, pirate }, ...programMark(true) },
  ]);
};

/** Ready, with a word that is opened when the host starts and all others are fixed. */
export const sealed = (table: Table, { person, address }: Guest, seal: Hex32, secret: Hex32): Happenings => {
  if (!isGathering(table)) return refused('already-started');
  const seat = seatOf(table, person);
  if (seat === null) return refused('not-seated');
  const isSame = table.berths[seat]?.seal === seal && table.berths[seat].word === null;
  return ok(isSame ? [] : [{ kind: 'sealed', seat, seal, ...fromOf(address, secret) }]);
};

export const ready = (table: Table, { person, address }: Guest, word: string, secret: Hex32): Happenings => {
  if (!isGathering(table)) return refused('already-started');
  const seat = seatOf(table, person);
  if (seat === null) return refused('not-seated');
  if (!isWord(word)) return refused('not-understood');
  return ok(table.berths[seat]?.word === word ? [] : [{ kind: 'ready', seat, word, ...fromOf(address, secret) }]);
};

/** Whether two come from the same place can be told here, and nowhere else; where that is cannot. */
const fromOf = (address: string | undefined, secret: Hex32): { readonly from?: string } =>
  address === undefined ? {} : { from: whence(secret, address) };

export const unready = (table: Table, { person }: Guest): Happenings => {
  if (!isGathering(table)) return refused('already-started');
  const seat = seatOf(table, person);
  if (seat === null) return refused('not-seated');
  return ok(table.berths[seat]?.seal == null ? [] : [{ kind: 'unready', seat }]);
};

/** Sets sail: bots take the free seats, and the set-up is dealt from the secret and everybody's words. */
export const start = (table: Table, who: Guest, secret: Hex32): Happenings => {
  if (table.host === who.person && !isGathering(table)) return ok([]); // asked twice
  const why = byHost(table, who, []);
  if (why) return refused(why);
  const people = table.berths.filter(berth => berth?.sitter.kind === 'person');
  if (people.length === 0) return refused('not-seated');
  if (people.some(berth => berth?.seal === null)) return refused('not-ready');
  return ok([...crewed(table), isAllOpen(table) ? begin(table, secret) : { kind: 'called' }]);
};

const crewed = (table: Table): Happening[] => {
  const pirates = freePirates(table, -1);
  const empty = table.berths.flatMap((berth, seat) => (berth ? [] : [seat]));
  return empty.map((seat, index) => ({
    kind: 'sat',
    seat,
    sitter: { kind: 'bot', level: USUAL_LEVEL, pirate: pirates[index] },
  }));
};
