import { CARDS, type Card, cardsIn } from './cards.ts';
import type { Secrets } from './events.ts';
import { deckCard, deckSize, handOf } from './hands.ts';
import { TAKEN } from './layout.ts';
import { row } from './row.ts';
import { rowCard, rowLength } from './ships.ts';
import { hasGhost, pileCell, players, type State, shipCount } from './state.ts';
import { PILE_SIZE, TREASURES, type Treasure } from './treasures.ts';

/** What nobody could see until the game was over (R-VIS-4). */
export const secretsOf = (game: State): Secrets => ({
  pile: pileFrom(game, game.cells[TAKEN], PILE_SIZE),
  removed: pileFrom(game, PILE_SIZE, TREASURES.length - (hasGhost(game) ? 1 : 0)),
  decks: row(players(game), seat => row(deckSize(game, seat), index => CARDS[deckCard(game, seat, index)])),
});

const pileFrom = (game: State, first: number, end: number): Treasure[] =>
  row(end - first, index => TREASURES[game.cells[pileCell(first + index)]]);

/** Every seat's hand. */
export const handsOf = (game: State): Card[][] => row(players(game), seat => cardsIn(handOf(game, seat)));

/** Every ship's face-down treasures. */
export const rowsOf = (game: State): Treasure[][] =>
  row(shipCount(game), ship => row(rowLength(game, ship), index => TREASURES[rowCard(game, ship, index)]));
