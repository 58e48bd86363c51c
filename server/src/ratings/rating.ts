import { isRatedRules, type PersonId, type TableId } from '@jamaica/messages';
import type { Final, Rules } from '@jamaica/rules';
import { rate, rating } from 'openskill';
import { isAnchored } from '../people/anchored.ts';
import type { PeopleStore, Rating } from '../store/people-store.ts';

/** A finished listed game: who sat in each seat (null: a bot of ours), and how it ended. */
interface RatedGame {
  readonly table: TableId;
  readonly rules: Rules;
  readonly people: readonly (PersonId | null)[];
  readonly final: Final;
  /** Whether it may count at all. One that does not has been looked at all the same. */
  readonly isRated: boolean;
  /** When it ended. */
  readonly at: number;
}

/** The winners first, the others by their scores; those who are equal share a rank. From 1: 0 is no rank to openskill. */
const ranksOf = ({ scores, winners }: Final, seats: readonly number[]): number[] => {
  const worth = (seat: number): number => (winners.includes(seat) ? Number.POSITIVE_INFINITY : scores[seat].total);
  return seats.map(seat => 1 + seats.filter(other => worth(other) > worth(seat)).length);
};

/** The people of a game who still have an account, and where they sat; nobody's game counts by house rules of its own. */
const seatsOf = async (store: PeopleStore, { people, rules }: RatedGame) => {
  if (!isRatedRules(rules)) return [];
  const known = await Promise.all(people.map(id => (id === null ? null : store.person(id))));
  return Promise.all(
    known.flatMap((person, seat) =>
      person
        ? [
            isAnchored(store, person).then(anchored => ({
              person: person.id,
              side: person.owner ?? person.id,
              seat,
              anchored,
            })),
          ]
        : [],
    ),
  );
};

/**
 * Rates the people of a game against each other, and says whether it had not been looked at before. With fewer than two
 * there is nothing to compare, against one's own bot account anybody would win, and guests whom nobody would know again can
 * be made in any number.
 */
export const rateGame = async (store: PeopleStore, game: RatedGame): Promise<boolean> => {
  const seats = await seatsOf(store, game);
  const sides = new Set(seats.map(({ side }) => side));
  const counts =
    game.isRated && sides.size >= 2 && sides.size === seats.length && seats.every(({ anchored }) => anchored);
  const { edition, players } = game.rules;
  const people = counts ? seats.map(({ person }) => person) : [];
  const rank = ranksOf(
    game.final,
    seats.map(({ seat }) => seat),
  );
  return store.rate(game.table, { people, edition, players, at: game.at }, known => {
    if (people.length === 0) return [];
    const before = people.map(
      (person, index): Rating => known[index] ?? { person, edition, players, ...rating(), games: 0 },
    );
    const after = rate(
      before.map(({ mu, sigma }) => [{ mu, sigma }]),
      { rank },
    );
    return before.map((each, index) => ({ ...each, ...after[index][0], games: each.games + 1 }));
  });
};
