import { aboard, type Rng, type Seat, spacesToFinish, type View } from '@jamaica/rules';
import { A_SPACE, cargoWorth, FOOD_EACH, GUNPOWDER_EACH, POWER_WORTHS } from './worth.ts';

type ShipView = View['ships'][number];

/** A treasure that lies face down, in points: most are worth more, and some are cursed. */
const A_TREASURE = 3;

/** By so many points a deckhand may be ahead of the last ship and still be in a hurry. */
const NOT_FAR = 5;
/** For each point more it takes its time in so many choices of a hundred more. */
const A_POINT = 20;
/** Whoever is ahead of it by more than this is raced in earnest, however far behind the last ship is. */
const LED = 4;

/** What a ship will have at the end of the game, by what everybody sees of it. */
const pointsOf = (ship: ShipView): number => {
  const { gold, food, gunpowder } = aboard(ship).stock;
  const powers = ship.powers.reduce((sum, power) => sum + POWER_WORTHS[power], 0);
  const cargo = cargoWorth(food, FOOD_EACH) + cargoWorth(gunpowder, GUNPOWDER_EACH);
  return gold + cargo + powers + A_TREASURE * ship.hidden.length - A_SPACE * spacesToFinish(ship.position);
};

/** By how many points a seat is ahead of the last and of the best of the others. Nobody waits for a Ghost Ship. */
export const ahead = ({ ships, players }: View, seat: Seat): { readonly ofLast: number; readonly ofBest: number } => {
  const own = pointsOf(ships[seat]);
  const others = ships.slice(0, players).filter((_, other) => other !== seat);
  const theirs = others.map(pointsOf);
  return { ofLast: own - Math.min(...theirs), ofBest: own - Math.max(...theirs) };
};

/**
 * Who is far ahead of the last ship takes its time, the farther the more often: so deckhands do not sail away from somebody who is still
 * learning the rules. Whoever leads them meets them in earnest. They wait for each other too: nobody tells them who is new.
 */
export const takesItsTime = (view: View, seat: Seat, rng: Rng): boolean => {
  const { ofLast, ofBest } = ahead(view, seat);
  return ofBest >= -LED && rng.below(100) < A_POINT * (ofLast - NOT_FAR);
};
