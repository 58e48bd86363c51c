import { LAIRS } from './board.ts';
import { cardsIn } from './cards.ts';
import { handOf } from './hands.ts';
import { EMPTY, type HoldText, holdText, ORDINARY_HOLDS } from './holds.ts';
import { TOKENS } from './layout.ts';
import type { Mark, ShipMark } from './mark.ts';
import { lapOf } from './place.ts';
import { row } from './row.ts';
import type { Ship } from './seats.ts';
import { hasPower, holdAt, placeOf, rowCard, rowLength, sixthOf, spaceOfShip } from './ships.ts';
import { isGhost, NONE, type State, shipCount } from './state.ts';
import { POWERS, type Power, TREASURES } from './treasures.ts';

export const lairsWithToken = (game: State): number[] => LAIRS.filter((_, lair) => (game.cells[TOKENS] >> lair) & 1);

/** The ordinary holds that are not empty, sorted. */
const holdTexts = (game: State, ship: Ship): HoldText[] => {
  const holds: HoldText[] = [];
  for (let index = 0; index < ORDINARY_HOLDS; index++) {
    const hold = holdAt(game, ship, index);
    if (hold !== EMPTY) holds.push(holdText(hold));
  }
  return holds.sort();
};

export const sixthText = (game: State, ship: Ship): HoldText | 'empty' | null => {
  const sixth = sixthOf(game, ship);
  if (sixth === NONE) return null;
  return sixth === EMPTY ? 'empty' : holdText(sixth);
};

export const powersOf = (game: State, ship: Ship): Power[] =>
  POWERS.filter((_, power) => hasPower(game, ship, power)).sort();

const shipMark = (game: State, ship: Ship): ShipMark => ({
  space: spaceOfShip(game, ship),
  lap: lapOf(placeOf(game, ship)),
  holds: holdTexts(game, ship),
  sixth: sixthText(game, ship),
  powers: powersOf(game, ship),
  hidden: row(rowLength(game, ship), index => TREASURES[rowCard(game, ship, index)]),
  hand: isGhost(game, ship) ? [] : cardsIn(handOf(game, ship)),
});

/** A position as a record writes it down. */
export const mark = (game: State): Mark => ({
  tokens: lairsWithToken(game),
  ships: row(shipCount(game), ship => shipMark(game, ship)),
});
