import type { FinishedGames, PersonId } from '@jamaica/messages';

type Finished = FinishedGames['games'][number];

/** How a finished game ended for one of its people. */
interface Result {
  readonly isWon: boolean;
  /** From 1; those with as many points share it. */
  readonly place: number;
  readonly points: number;
}

/** Null: without a result, or without them. */
export const resultOf = ({ sitters, final }: Finished, person: PersonId): Result | null => {
  const seat = sitters.findIndex(sitter => sitter?.kind === 'person' && sitter.person === person);
  if (final === null || seat < 0) return null;
  const { scores, winners } = final;
  const worth = (of: number): number => (winners.includes(of) ? Number.POSITIVE_INFINITY : scores[of].total);
  const better = sitters.filter((_, other) => worth(other) > worth(seat)).length;
  return { isWon: winners.includes(seat), place: 1 + better, points: scores[seat].total };
};
