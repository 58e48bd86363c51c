import type { PersonId, SeatSnapshot, Snapshot } from '@jamaica/messages';
import type { Seat } from '@jamaica/rules';
import { PIRATES, type Pirate } from '@jamaica/words';
import { GHOST } from '../../playing/setup/crew-list.ts';

/** What keeps a table from setting sail: those who are not ready, apart from the host, who is ready by setting sail. */
export const notReady = ({ seats, host }: Snapshot): readonly string[] =>
  seats.flatMap(({ sitter, ready }) =>
    sitter?.kind === 'person' && !ready && sitter.person !== host ? [sitter.name] : [],
  );

/** How many seats bots will take. */
export const freeSeats = ({ seats }: Snapshot): number => seats.filter(({ sitter }) => sitter === null).length;

/** Whether a pirate is taken by somebody, haunted, or free for the person in `seat`. */
export type Claim = 'own' | 'free' | 'taken' | 'haunted';

export const claimOn = ({ seats, terms }: Snapshot, pirate: Pirate, seat: Seat | null): Claim => {
  const holder = seats.findIndex(({ sitter }) => sitter?.pirate === pirate);
  if (holder >= 0) return holder === seat ? 'own' : 'taken';
  return terms.rules.ghost && pirate === GHOST ? 'haunted' : 'free';
};

/** The first pirate who is still free, for people without a preference. */
export const firstFree = (table: Snapshot): Pirate | null =>
  PIRATES.find(pirate => claimOn(table, pirate, null) === 'free') ?? null;

/** Who may be given a bot or sent away by the host: everybody else, and nobody where nobody sits. */
export const isHostsToChange = (seat: SeatSnapshot, me: PersonId | null): boolean =>
  seat.sitter === null || seat.sitter.kind === 'bot' || seat.sitter.person !== me;
