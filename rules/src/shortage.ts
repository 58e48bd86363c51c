import { FOOD_PRICE, GOLD_PRICE, PORT_ROYAL, SPACES, type SpaceKind } from './board.ts';
import { type ShortageFace, type ShortageNumber, shortageFace } from './dice.ts';
import { type Cargo, FOOD, GOLD, resource } from './holds.ts';
import { phase } from './phases.ts';
import { backFrom, type Place, position, spaceOf } from './place.ts';
import type { Ship } from './seats.ts';
import { empty, placeOf, setPlace, spaceOfShip, stockOf } from './ships.ts';
import { ACTIVE, type Draft, EDITION_2021, FREE_LANDING, goTo, SHORTAGE_FACE, type State, shipName } from './state.ts';

const RETREAT = phase('retreat');
const SHORTAGE_ROLL = phase('shortage-roll');
const ARRIVE = phase('arrive');
const HALF_OVER = phase('half-over');

/** A ship cannot pay: it gives all it has of the resource (R-SHO-1, R-SHO-11). */
export const startShortage = (game: Draft, ship: Ship, cargo: Cargo, price: number): void => {
  game.events?.push({
    kind: 'shortage',
    ship: shipName(game, ship),
    space: spaceOfShip(game, ship),
    resource: resource(cargo),
    price,
    given: stockOf(game, ship, cargo),
  });
  empty(game, ship, cargo);
  goTo(game, game.cells[EDITION_2021] === 1 ? SHORTAGE_ROLL : RETREAT);
};

const FACE_KINDS: Readonly<Record<Exclude<ShortageFace, 'star'>, SpaceKind>> = {
  circle: 'port',
  square: 'sea',
  skull: 'lair',
};

/** The shortage die has fallen (R-SHO-12). */
export const rollShortage = (game: Draft, face: ShortageNumber): void => {
  const name = shortageFace(face);
  game.events?.push({ kind: 'shortage-rolled', ship: shipName(game, game.cells[ACTIVE]), face: name });
  game.cells[SHORTAGE_FACE] = face;
  game.cells[FREE_LANDING] = 1;
  goTo(game, name === 'star' ? HALF_OVER : RETREAT);
};

/** Each route's nearest end of a retreat (R-SHO-3, R-SHO-13); several routes can come to the same one. */
export const listRetreat = (game: State, options: Int32Array): number => {
  const ship = game.cells[ACTIVE];
  if (game.cells[EDITION_2021] === 1) {
    const face = shortageFace(game.cells[SHORTAGE_FACE]);
    if (face === 'star') return 0;
    return walkBack(placeOf(game, ship), ENDS_BY_KIND[FACE_KINDS[face]], options, 0);
  }
  const food = stockOf(game, ship, FOOD);
  const gold = stockOf(game, ship, GOLD);
  // R-SHO-2: the first space whose full price it can pay now.
  return walkBack(placeOf(game, ship), space => FOOD_PRICE[space] <= food && GOLD_PRICE[space] <= gold, options, 0);
};

// R-SHO-14: no retreat passes Port Royal. In 2007 it is free, so it is an end anyhow.
const endsAt =
  (kind: SpaceKind) =>
  (space: number): boolean =>
    SPACES[space].kind === kind || space === PORT_ROYAL;
const ENDS_BY_KIND: Readonly<Record<SpaceKind, (space: number) => boolean>> = {
  'port-royal': endsAt('port-royal'),
  port: endsAt('port'),
  sea: endsAt('sea'),
  lair: endsAt('lair'),
};

const walkBack = (from: Place, isEnd: (space: number) => boolean, ends: Int32Array, found: number): number => {
  let count = found;
  for (const place of backFrom(from)) {
    if (!isEnd(spaceOf(place))) count = walkBack(place, isEnd, ends, count);
    else if (!isListed(place, ends, count)) ends[count++] = place;
  }
  return count;
};

const isListed = (place: Place, ends: Int32Array, count: number): boolean => {
  for (let index = 0; index < count; index++) if (ends[index] === place) return true;
  return false;
};

export const playRetreat = (game: Draft, to: Place): void => {
  const ship = game.cells[ACTIVE];
  game.events?.push({
    kind: 'sailed',
    ship: shipName(game, ship),
    from: position(placeOf(game, ship)),
    to: position(to),
    forward: false,
    why: 'shortage',
  });
  setPlace(game, ship, to);
  goTo(game, ARRIVE); // R-SHO-4, R-SHO-15: the move back can end in a battle
};
