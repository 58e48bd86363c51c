import type { Ask, PersonId, Refused, TableId } from '@jamaica/messages';
import type { Result } from '@jamaica/rules';
import type { Premises } from '../http/premises.ts';
import { invited } from '../people/programs.ts';
import type { Guest } from '../table/guest.ts';

/** The connection that somebody asks over. */
export interface Asker {
  readonly person: PersonId;
  readonly address: string;
  readonly made: number;
  watch(table: TableId, since: number | null): Promise<Refused | null>;
  unwatch(table: TableId): void;
  follow(heard: Readonly<Record<TableId, number>>): Promise<Refused | null>;
  end(why: 'gone'): void;
}

/** Does what is asked. Null: done, and on disk. */
export const carryOut = async (ask: Ask, asker: Asker, premises: Premises): Promise<Refused | null> => {
  switch (ask.verb) {
    case 'ping':
      return null;
    case 'watch':
      return asker.watch(ask.body.table, ask.body.since);
    case 'unwatch':
      asker.unwatch(ask.body.table);
      return null;
    case 'follow':
      return premises.paces.fussOfPerson.allows(asker.person) ? asker.follow(ask.body.heard) : 'too-fast';
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
    case 'invite':
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

type AtTable = Exclude<Ask, { readonly verb: 'ping' | 'watch' | 'unwatch' | 'follow' }>;

const atTable = async (ask: AtTable, asker: Asker, { store, harbour, now }: Premises): Promise<Refused | null> => {
  // Who asks would be looked for first, and that takes its time while the store is away.
  if (!harbour.isReady) return 'unavailable';
  // Asked anew each time: a name may have changed, an account may have ended, or the cookie may not be trusted any more.
  const person = await store.person(asker.person);
  if (!person || asker.made < person.trustedSince) {
    asker.end('gone');
    return 'not-yours';
  }
  const guest: Guest = {
    person: person.id,
    name: person.name,
    address: asker.address,
    isProgram: person.kind === 'bot',
  };
  const { table } = ask.body;
  switch (ask.verb) {
    case 'rematch':
      return whyNot(await harbour.rematch(table, guest));
    case 'invite': {
      const program = await invited(store, guest.person, ask.body.person, now());
      if (!program.ok) return program.error;
      const body = { seat: ask.body.seat, program: program.value };
      return whyNot(await harbour.request(table, guest, { verb: 'invite', body }));
    }
    default: // Everything else is the table's own business.
      return whyNot(await harbour.request(table, guest, ask));
  }
};

const whyNot = (done: Result<unknown, Refused>): Refused | null => (done.ok ? null : done.error);
