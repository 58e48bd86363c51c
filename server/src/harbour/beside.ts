import type { Beside, ScreenShows, SeatClaim } from '@jamaica/messages';
import type { Card, Seat } from '@jamaica/rules';

/** Nobody has said anything beside the game. */
export const NOTHING_BESIDE: Beside = { screen: null, looked: [], claims: [] };

/** As many as there are seats: anybody after that waits until one is answered. */
const MOST_CLAIMS = 6;

export const screenShown = (beside: Beside, screen: ScreenShows): Beside => ({ ...beside, screen });

/** A seat shows everybody a card that it is thinking about, or stops showing one. */
export const cardLooked = (beside: Beside, seat: Seat, card: Card | null): Beside => ({
  ...beside,
  looked: [...beside.looked.filter(each => each.seat !== seat), ...(card === null ? [] : [{ seat, card }])],
});

/** A claim for another seat replaces the first one; null: too many are waiting to be told apart. */
export const claimed = (beside: Beside, claim: SeatClaim): Beside | null => {
  const others = beside.claims.filter(({ person }) => person !== claim.person);
  return others.length < MOST_CLAIMS ? { ...beside, claims: [...others, claim] } : null;
};

export const claimBy = ({ claims }: Beside, code: string): SeatClaim | null =>
  claims.find(each => each.code === code) ?? null;

export const unclaimed = (beside: Beside, code: string): Beside => ({
  ...beside,
  claims: beside.claims.filter(each => each.code !== code),
});
