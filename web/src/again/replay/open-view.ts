import { type State, TREASURES, type View, view } from '@jamaica/rules';
import { rowCard } from '@jamaica/rules/search';

/**
 * A game as it looks to somebody who sees all hands and all treasures, and still does not know what is to come:
 * the order of the decks and of the treasure pile. Only for games that are over.
 */
export const openView = (state: State): View => {
  const shown = view(state, null);
  return {
    ...shown,
    ships: shown.ships.map((ship, index) => ({
      ...ship,
      hidden: ship.hidden.map((card, place) => ({ ...card, treasure: TREASURES[rowCard(state, index, place)] })),
    })),
    seats: shown.seats.map(({ seat }) => view(state, seat).seats[seat]),
  };
};
