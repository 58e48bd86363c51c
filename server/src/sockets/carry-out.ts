import type { Ask, PersonId, Refused, TableId } from '@jamaica/messages';
import type { Premises } from '../http/premises.ts';

/** What somebody wants to hear of. */
export type Watch = Extract<Ask, { readonly verb: 'watch' }>['body'];

/** The connection that somebody asks over. */
export interface Asker {
  readonly person: PersonId;
  readonly address: string;
  readonly made: number;
  readonly name: string;
  /** Until when they are taken for who they were, on the clock that only goes on. */
  knownUntil: number;
  watch(watch: Watch): Promise<Refused | null>;
  unwatch(table: TableId): void;
  end(why: 'gone'): void;
}

/** Does what is asked. Null: done, and on disk. */
export const carryOut = async (ask: Ask, asker: Asker, premises: Premises): Promise<Refused | null> => {
  switch (ask.verb) {
    case 'ping':
      return null;
    case 'watch':
      if (ask.body.astray) premises.metrics.astray.inc();
      return asker.watch(ask.body);
    case 'unwatch':
      asker.unwatch(ask.body.table);
      return null;
    case 'say':
    case 'phrase':
      return premises.paces.chatOfPerson.allows(asker.person) ? atTable(ask, asker, premises) : 'too-fast';
    case 'choose':
    case 'open':
    case 'start':
      return atTable(ask, asker, premises);
    case 'sit':
    case 'rise':
    case 'swap':
    case 'remove':
    case 'bot':
    case 'ready':
    case 'seal':
    case 'unready':
    case 'orders':
    case 'leave':
    case 'back':
    case 'phrases':
    case 'rematch':
      return premises.paces.fussOfPerson.allows(asker.person) ? atTable(ask, asker, premises) : 'too-fast';
  }
};

type AtTable = Exclude<Ask, { readonly verb: 'ping' | 'watch' | 'unwatch' }>;

/**
 * How long somebody goes on playing before they are looked for again. Who signs out at this server is cut off at once, and
 * at others with the next heartbeat anyway.
 */
const KNOWN_FOR = 10_000;

const atTable = async (ask: AtTable, asker: Asker, premises: Premises): Promise<Refused | null> => {
  const { harbour } = premises;
  // Who asks would be looked for first, and that takes its time while the store is away.
  if (!harbour.isReady) return 'unavailable';
  const name = await nameOf(ask, asker, premises);
  if (name === null) {
    asker.end('gone');
    return 'not-yours';
  }
  const guest = { person: asker.person, name, address: asker.address };
  const { table } = ask.body;
  const done = await (ask.verb === 'rematch' ? harbour.rematch(table, guest) : harbour.request(table, guest, ask));
  return done.ok ? null : done.error;
};

/**
 * What somebody is called; null: their account has ended, or the cookie is not trusted any more. Asked anew each time, but for
 * a move, which is most of what is asked and has no name in it.
 */
const nameOf = async ({ verb }: AtTable, asker: Asker, { store, time }: Premises): Promise<string | null> => {
  if (verb === 'choose' && time.passed() < asker.knownUntil) return asker.name;
  const person = await store.person(asker.person);
  if (!person || asker.made < person.trustedSince) return null;
  asker.knownUntil = time.passed() + KNOWN_FOR;
  return person.name;
};
