import { ACTIONS, type Action, PORT_ROYAL, type Seat, type State } from '@jamaica/rules';
import {
  type CardNumber,
  emptyHolds,
  FOOD,
  foodPrice,
  GOLD,
  GUNPOWDER,
  goldPrice,
  hasToken,
  listEnds,
  type Place,
  placeOf,
  shipCount,
  spaceOf,
  stockOf,
} from '@jamaica/rules/search';
import { toGo } from './way.ts';
import { A_SPACE, cargoWorth, FOOD_EACH, GUNPOWDER_EACH } from './worth.ts';

const A_TREASURE = 3.5;
const A_SHORTAGE = -3;
const THE_FINISH = 3;
const OVERBOARD = 1.2;
const A_BATTLE = 0.35;
const EVEN_ODDS = 2;

/** A ship as far as its next actions are concerned: an estimate, in which a battle changes nothing aboard. */
interface Aboard {
  readonly place: Place;
  readonly food: number;
  readonly gold: number;
  readonly gunpowder: number;
  readonly hasRoom: boolean;
}

const ends = new Int32Array(4);

/** What a card is worth with dice like these: both halves, one after the other, the better lane at each fork. */
export const dayWorth = (game: State, seat: Seat, card: CardNumber, morning: number, evening: number): number => {
  const aboard = {
    place: placeOf(game, seat),
    food: stockOf(game, seat, FOOD),
    gold: stockOf(game, seat, GOLD),
    gunpowder: stockOf(game, seat, GUNPOWDER),
    hasRoom: emptyHolds(game, seat) !== 0,
  };
  const [first, second] = ACTIONS[card];
  return actionWorth(game, seat, aboard, first, morning, later =>
    actionWorth(game, seat, later, second, evening, nothing),
  );
};

const nothing = (): number => 0;

const actionWorth = (
  game: State,
  seat: Seat,
  aboard: Aboard,
  action: Action,
  die: number,
  later: (aboard: Aboard) => number,
): number => {
  switch (action) {
    case 'forward':
    case 'backward':
      return sailWorth(game, seat, aboard, die, action === 'forward', later);
    default:
      return loadWorth(aboard, action, die, later);
  }
};

const loadWorth = (
  aboard: Aboard,
  resource: 'food' | 'gold' | 'gunpowder',
  die: number,
  later: (aboard: Aboard) => number,
): number => {
  const after = { ...aboard, [resource]: aboard[resource] + die, hasRoom: false };
  return cargoOfShip(after) - cargoOfShip(aboard) - (aboard.hasRoom ? 0 : OVERBOARD) + later(after);
};

const cargoOfShip = ({ food, gold, gunpowder }: Aboard): number =>
  gold + cargoWorth(food, FOOD_EACH) + cargoWorth(gunpowder, GUNPOWDER_EACH);

const sailWorth = (
  game: State,
  seat: Seat,
  aboard: Aboard,
  die: number,
  forward: boolean,
  later: (aboard: Aboard) => number,
): number => {
  const count = listEnds(aboard.place, die, forward, ends);
  const [first, second] = ends;
  const one = landWorth(game, seat, aboard, first, later);
  return count === 1 ? one : Math.max(one, landWorth(game, seat, aboard, second, later));
};

const landWorth = (game: State, seat: Seat, aboard: Aboard, to: Place, later: (aboard: Aboard) => number): number => {
  const sailed = A_SPACE * (toGo(aboard.place) - toGo(to));
  if (toGo(to) === 0) return sailed + THE_FINISH;
  const space = spaceOf(to);
  const food = aboard.food - foodPrice(space);
  const gold = aboard.gold - goldPrice(space);
  if (food < 0 || gold < 0) return shortageWorth(aboard, food < 0, sailed);
  const after = { ...aboard, place: to, food, gold };
  const treasure = hasToken(game, space) ? A_TREASURE : 0;
  return (
    sailed + cargoOfShip(after) - cargoOfShip(aboard) + treasure + battleWorth(game, seat, aboard, space) + later(after)
  );
};

// What is left of the resource is lost, and most of the way; how far back it goes is not looked into.
const shortageWorth = (aboard: Aboard, isFood: boolean, sailed: number): number => {
  const after = isFood ? { ...aboard, food: 0 } : { ...aboard, gold: 0 };
  return Math.min(0, sailed) + A_SHORTAGE + cargoOfShip(after) - cargoOfShip(aboard);
};

const battleWorth = (game: State, seat: Seat, aboard: Aboard, space: number): number => {
  if (space === PORT_ROYAL) return 0;
  for (let ship = 0; ship < shipCount(game); ship++)
    if (ship !== seat && spaceOf(placeOf(game, ship)) === space)
      return A_BATTLE * (aboard.gunpowder - stockOf(game, ship, GUNPOWDER) + EVEN_ODDS);
  return 0;
};
