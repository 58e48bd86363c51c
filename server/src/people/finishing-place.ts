import type { Final } from '@jamaica/rules';

/** What orders the seats of a finished game: the winners first, the others by their points. */
export const worth = ({ scores, winners }: Final, seat: number): number =>
  winners.includes(seat) ? Number.POSITIVE_INFINITY : (scores[seat]?.total ?? Number.NEGATIVE_INFINITY);

/** A seat's place among those of a finished game, from 1. */
export const finishingPlace = (final: Final, seat: number): number =>
  1 + final.scores.filter((_, other) => worth(final, other) > worth(final, seat)).length;
