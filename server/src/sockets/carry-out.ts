import type { Ask, PersonId, Refused, TableId } from '@jamaica/messages';
import type { Result } from '@jamaica/rules';
import type { Services } from '../http/services.ts';
import { invited } from '../people/programs.ts';
import type { Guest } from '../table/guest.ts';

/** What somebody wants to hear of. */
export type Watch = Extract<Ask, { readonly verb: 'watch' }>['body'];

/** The connection that somebody asks over. */
export interface Asker {
  readonly person: PersonId;
  readonly address: string;
  readonly made: number;
  /** Who they were when they were last looked up, and until when that is believed, on the clock that never goes back. */
  known: { readonly guest: Guest; readonly until: number } | null;
  watch(watch: Watch): Promise<Refused | null>;
  unwatch(table: TableId): void;
  follow(heard: Readonly<Record<TableId, number>>): Promise<Refused | null>;
  end(why: 'gone'): void;
}

/** Why something was not done; null: done, and on disk. */
type Done = Refused | null;

/** Does what is asked. What need not wait is done at once. */
export const carryOut = (ask: Ask, asker: Asker, services: Services): Done | Promise<Done> => {
  switch (ask.verb) {
    case 'ping':
      return null;
    case 'watch':
      if (ask.body.astray) services.metrics.astray.inc();
      return asker.watch(ask.body);
    case 'unwatch':
      asker.unwatch(ask.body.table);
      return null;
    case 'follow':
      return services.paces.fussOfPerson.allows(asker.person) ? asker.follow(ask.body.heard) : 'too-fast';
    case 'say':
    case 'phrase':
      return services.paces.chatOfPerson.allows(asker.person) ? atTable(ask, asker, services) : 'too-fast';
    case 'show':
    case 'look':
      return services.paces.asidesOfPerson.allows(asker.person) ? atTable(ask, asker, services) : 'too-fast';
    case 'choose':
    case 'open':
    case 'start':
      return atTable(ask, asker, services);
    case 'sit':
    case 'rise':
    case 'swap':
    case 'remove':
    case 'bot':
    case 'invite':
    case 'ready':
    case 'seal':
    case 'unready':
    case 'orders':
    case 'leave':
    case 'back':
    case 'phrases':
    case 'rematch':
    case 'claim':
    case 'grant':
      return services.paces.fussOfPerson.allows(asker.person) ? atTable(ask, asker, services) : 'too-fast';
  }
};

type AtTable = Exclude<Ask, { readonly verb: 'ping' | 'watch' | 'unwatch' | 'follow' }>;

/**
 * How long somebody goes on playing before they are looked up again. Whoever signs out at this server is cut off at once, and
 * at others with the next heartbeat anyway.
 */
const KNOWN_FOR = 10_000;

/** Whether others read the name of who asks: it may be another one by now. Moves are most of what is asked, and carry none. */
const isByName = ({ verb }: AtTable): boolean =>
  verb !== 'choose' && verb !== 'look' && verb !== 'ready' && verb !== 'unready' && verb !== 'start';

const atTable = (ask: AtTable, asker: Asker, services: Services): Done | Promise<Done> => {
  const { harbour, time } = services;
  // Otherwise the person would be looked up first, and that takes its time while the store is away.
  if (!harbour.isReady) return 'unavailable';
  if (!isByName(ask) && asker.known && time.passed() < asker.known.until)
    return byGuest(ask, asker.known.guest, services);
  return bySomebody(ask, asker, services);
};

const bySomebody = async (ask: AtTable, asker: Asker, services: Services): Promise<Done> => {
  const guest = await guestOf(asker, services);
  if (guest !== null) return byGuest(ask, guest, services);
  asker.end('gone');
  return 'not-yours';
};

const byGuest = (ask: AtTable, guest: Guest, services: Services): Promise<Done> => {
  const { harbour } = services;
  const { table } = ask.body;
  switch (ask.verb) {
    case 'rematch':
      return harbour.rematch(table, guest).then(whyNot);
    case 'invite':
      return invite(ask.body, guest, services);
    case 'claim':
      return harbour.livingRoom.claim(table, guest, ask.body.seat).then(whyNot);
    case 'grant':
      return harbour.livingRoom.grant(table, guest, ask.body.code, ask.body.give).then(whyNot);
    case 'show':
      return harbour.livingRoom.show(table, guest, ask.body.screen).then(whyNot);
    case 'look':
      return harbour.livingRoom.look(table, guest, ask.body.card).then(whyNot);
    default: // Everything else is the table's own business.
      return harbour.request(table, guest, ask).then(whyNot);
  }
};

type Invite = Extract<AtTable, { readonly verb: 'invite' }>['body'];

const invite = async (
  { table, seat, person }: Invite,
  guest: Guest,
  { harbour, store, now }: Services,
): Promise<Done> => {
  const program = await invited(store, guest.person, person, now());
  if (!program.ok) return program.error;
  return whyNot(await harbour.request(table, guest, { verb: 'invite', body: { seat, program: program.value } }));
};

const whyNot = (done: Result<unknown, Refused>): Refused | null => (done.ok ? null : done.error);

/** Who somebody is now; null: their account has ended, or the cookie is not trusted any more. */
const guestOf = async (asker: Asker, { store, time }: Services): Promise<Guest | null> => {
  const person = await store.person(asker.person);
  if (!person || asker.made < person.trustedSince) return null;
  const guest = { person: person.id, name: person.name, address: asker.address, isProgram: person.kind === 'bot' };
  asker.known = { guest, until: time.passed() + KNOWN_FOR };
  return guest;
};
