import type { PersonId, Refused } from '@jamaica/messages';
import { ok, refused, type Seat } from '@jamaica/rules';
import type { Guest } from './guest.ts';
import { nameAt } from './names.ts';
import { type Happening, type Happenings, isSeatOf, seatOf, type Table } from './table.ts';

/**
 * Why somebody may not ask for a seat of a game under way; null: they may. Others decide whether they get it, people
 * who sit in the same room: among strangers a host could give away any seat they liked.
 */
export const whyNoClaim = (table: Table, { person, isProgram }: Guest, seat: Seat): Refused | null => {
  if (!table.isOnScreen) return 'not-yours';
  if (table.stage === 'gathering') return 'not-started';
  if (table.stage === 'over') return 'over';
  if (!isSeatOf(table, seat)) return 'not-understood';
  if (seatOf(table, person) !== null) return 'seat-taken';
  return isProgram || table.removed.includes(person) ? 'not-yours' : null;
};

const personIn = (table: Table, seat: Seat): PersonId | null => {
  const sitter = table.berths[seat]?.sitter;
  return sitter?.kind === 'person' ? sitter.person : null;
};

/** The host gives seats away, and everybody their own. If the host's own telephone is lost, those who play with them know who they are. */
export const mayGrant = (table: Table, person: PersonId, seat: Seat): boolean => {
  const owner = personIn(table, seat);
  return person === table.host || person === owner || (owner === table.host && seatOf(table, person) !== null);
};

/** Gives a seat of a game under way to somebody. Whoever only takes another telephone keeps their name. */
export const grant = (table: Table, who: Guest, seat: Seat, to: Guest): Happenings => {
  const why = whyNoClaim(table, to, seat);
  if (why) return refused(why);
  if (!mayGrant(table, who.person, seat)) return refused('not-yours');
  const berth = table.berths[seat];
  if (!berth) return refused('not-started');
  const { sitter } = berth;
  const name = sitter.kind === 'person' ? sitter.name : nameAt(table, seat, to.name);
  const sat: Happening = {
    kind: 'sat',
    seat,
    sitter: { kind: 'person', person: to.person, name, pirate: sitter.pirate },
  };
  return ok(personIn(table, seat) === table.host ? [sat, { kind: 'hosted', host: to.person }] : [sat]);
};
