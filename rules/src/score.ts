import { PORT_ROYAL, SPACES } from './board.ts';
import type { Final, Score } from './final.ts';
import { GOLD } from './holds.ts';
import { TIE_BEHIND } from './house.ts';
import { ROUND } from './layout.ts';
import { isFinish, lapOf, type Place, type Position, place, spaceOf, spacesToFinish } from './place.ts';
import type { Rules } from './rules.ts';
import type { Ship } from './seats.ts';
import { placeOf, rowCard, rowLength, stockOf } from './ships.ts';
import { hasHouseRule, isAheadIn, type State, shipCount, shipName } from './state.ts';
import { worth } from './treasures.ts';

/** The points of the finish (R-END-3). */
export const FINISH_POINTS = 15;
/** The points of every space before the red line. */
export const POINTS_BEFORE_THE_RED_LINE = -5;

const SPACE_POINTS = Int8Array.from(SPACES, space =>
  space.kind === 'port-royal' ? POINTS_BEFORE_THE_RED_LINE : (space.points ?? POINTS_BEFORE_THE_RED_LINE),
);

/** The points of a position: behind the start line the white numbers do not count (R-END-4). */
const spacePoints = (place: Place): number => {
  if (isFinish(place)) return FINISH_POINTS;
  return lapOf(place) < 0 || spaceOf(place) === PORT_ROYAL ? POINTS_BEFORE_THE_RED_LINE : SPACE_POINTS[spaceOf(place)];
};

/** Whether a position is on the last stretch, or at the finish (R-END-3, R-END-4). */
export const isBeyondRedLine = ({ space, lap }: Position): boolean =>
  spacePoints(place(space, lap)) !== POINTS_BEFORE_THE_RED_LINE;

/** What a ship's face-down treasures are worth together. */
export const treasurePoints = (game: State, ship: Ship): number => {
  let points = 0;
  for (let index = 0; index < rowLength(game, ship); index++) points += worth(rowCard(game, ship, index));
  return points;
};

/** The score a ship would have if the game ended now (R-END-3). */
export const totalScore = (game: State, ship: Ship): number =>
  spacePoints(placeOf(game, ship)) + stockOf(game, ship, GOLD) + treasurePoints(game, ship);

const score = (game: State, ship: Ship): Score => ({
  space: spacePoints(placeOf(game, ship)),
  gold: stockOf(game, ship, GOLD),
  treasure: treasurePoints(game, ship),
  total: totalScore(game, ship),
});

/** R-END-5, R-HOU-1: among equal scores the ship ahead wins, or by house rule the one behind. */
const winsTie = (game: State, one: Ship, other: Ship): boolean =>
  hasHouseRule(game, TIE_BEHIND)
    ? isAheadIn(game, placeOf(game, other), placeOf(game, one))
    : isAheadIn(game, placeOf(game, one), placeOf(game, other));

/** The same for people: whether a ship wins against another with the same score. */
export const breaksTie = ({ house }: Pick<Rules, 'house'>, one: Position, other: Position): boolean =>
  house?.tie === undefined ? spacesToFinish(one) < spacesToFinish(other) : spacesToFinish(one) > spacesToFinish(other);

/** Whether a ship is among the winners if the game ends now (R-END-5). */
export const isWinner = (game: State, ship: Ship): boolean => {
  const total = totalScore(game, ship);
  for (let other = 0; other < shipCount(game); other++) {
    const rival = totalScore(game, other);
    if (rival > total || (rival === total && winsTie(game, other, ship))) return false;
  }
  return true;
};

/** The count of the points, whether the game is over or not. */
export const finalOf = (game: State): Final => {
  const ships = Array.from({ length: shipCount(game) }, (_, ship) => ship);
  return {
    rounds: game.cells[ROUND],
    scores: ships.map(ship => score(game, ship)),
    winners: ships.filter(ship => isWinner(game, ship)).map(ship => shipName(game, ship)),
  };
};
