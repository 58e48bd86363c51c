import type { PersonId, SeatClaim, Snapshot } from '@jamaica/messages';
import type { FarTable } from '../line/far-table.svelte.ts';

/** The claims that somebody may answer: the host all of them, everybody the one on their own seat, and any player the one on the host's seat. */
export const toGrant = (
  { seats, host, you }: Snapshot,
  claims: readonly SeatClaim[],
  me: PersonId | null,
): readonly SeatClaim[] =>
  claims.filter(({ seat }) => {
    const sitter = seats[seat]?.sitter;
    const isOfHost = sitter?.kind === 'person' && sitter.person === host;
    return me === host || seat === you || (isOfHost && you !== null);
  });

/** The claims at a table that may be answered over this connection. */
export const claimsFor = ({ now, beside, line }: FarTable): readonly SeatClaim[] =>
  now ? toGrant(now, beside?.claims ?? [], line.person) : [];
