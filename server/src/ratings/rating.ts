import { isRatedRules, type PersonId, type TableId } from '@jamaica/messages';
import type { Final, Rules } from '@jamaica/rules';
import { rate, rating } from 'openskill';
import type { PeopleStore, Rating } from '../store/people-store.ts';

/** A finished listed game: who sat in each seat (null: a bot of ours), and how it ended. */
export interface RatedGame {
  readonly table: TableId;
  readonly rules: Rules;
  readonly people: readonly (PersonId | null)[];
  readonly final: Final;
}

/** The winners first, the others by their scores; who is equal has the same rank. From 1: 0 is no rank to openskill. */
const ranksOf = ({ scores, winners }: Final, seats: readonly number[]): number[] => {
  const worth = (seat: number): number => (winners.includes(seat) ? Number.POSITIVE_INFINITY : scores[seat].total);
  return seats.map(seat => 1 + seats.filter(other => worth(other) > worth(seat)).length);
};

/** The people of a game that there still are, and where they sat; nobody's game counts by house rules of its own. */
const seatsOf = async (store: PeopleStore, { people, rules }: RatedGame) => {
  if (!isRatedRules(rules)) return [];
  const known = await Promise.all(people.map(id => (id === null ? null : store.person(id))));
  return known.flatMap((person, seat) =>
    person ? [{ person: person.id, side: person.owner ?? person.id, seat }] : [],
  );
};

/**
 * Rates the people of a game against each other, and says whether it had not been looked at before. With fewer than two
 * there is nothing to compare, and against one's own bot account anybody would win.
 */
export const rateGame = async (store: PeopleStore, game: RatedGame): Promise<boolean> => {
  const seats = await seatsOf(store, game);
  const sides = new Set(seats.map(({ side }) => side));
  if (sides.size < 2 || sides.size < seats.length) return store.rate(game.table, []);
  const { edition, players } = game.rules;
  const before = await Promise.all(
    seats.map(
      async ({ person }): Promise<Rating> =>
        (await store.rating(person, edition, players)) ?? { person, edition, players, ...rating(), games: 0 },
    ),
  );
  const rank = ranksOf(
    game.final,
    seats.map(({ seat }) => seat),
  );
  const after = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank },
  );
  const rated = before.map((each, index) => ({ ...each, ...after[index][0], games: each.games + 1 }));
  return store.rate(game.table, rated);
};
