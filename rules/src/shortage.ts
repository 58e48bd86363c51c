import { BEHIND, foodPrice, goldPrice, PORT_ROYAL, SPACES, type SpaceKind } from './board.ts';
import { SHORTAGE_NAMES, type ShortageFace, type ShortageNumber, shortageFace, shortageNumber } from './dice.ts';
import { type Cargo, cargoOf, resource } from './holds.ts';
import { phase } from './phases.ts';
import { lapOf, type Place, type Position, place, position } from './place.ts';
import type { Ship } from './seats.ts';
import { empty, placeOf, setPlace, spaceOfShip, stockOf } from './ships.ts';
import { activeShip, cell, type Draft, goTo, isEdition2021, isFormer, open, type State, shipName } from './state.ts';

const FOOD = cargoOf('food');
const GOLD = cargoOf('gold');
const ARRIVE = phase('arrive');
const HALF_OVER = phase('half-over');
const RETREAT = phase('retreat');
const SHORTAGE_ROLL = phase('shortage-roll');
const ACTIVE = cell('active');
const DRIVEN_BACK = cell('driven-back');
const SHORTAGE_FACE = cell('shortage-face');

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
  if (!isEdition2021(game)) askRetreat(game);
  else goTo(game, staysWhereItIs(game, ship) ? HALF_OVER : SHORTAGE_ROLL);
};

/** R-SHO-14: behind the start line already, a ship is not moved. */
const staysWhereItIs = (game: State, ship: Ship): boolean => lapOf(placeOf(game, ship)) < 0 && !isFormer(game);

/** The shortage die has fallen (R-SHO-12). */
export const rollShortage = (game: Draft, face: ShortageNumber): void => {
  const name = shortageFace(face);
  game.events?.push({ kind: 'shortage-rolled', ship: shipName(game, game.cells[ACTIVE]), face: name });
  game.cells[SHORTAGE_FACE] = face;
  if (name === 'star') goTo(game, HALF_OVER);
  else askRetreat(game);
};

const askRetreat = (game: Draft): void => {
  const count = listRetreat(game, game.options);
  if (count === 1) playRetreat(game, game.options[0]);
  else open(game, RETREAT, count);
};

// A retreat depends on little: the space, and the food and gold that are left or the face that was rolled. So each is
// worked out once. More food or gold than the dearest space costs makes no difference.
const DEAREST = 7;
// Made at its full length: V8 would keep an array that grows in leaps as a dictionary.
const retreats = Array.from({ length: SPACES.length * (DEAREST + 1) ** 2 }, (): readonly number[] | null => null);

/** Each route's nearest end (R-SHO-3, R-SHO-13). Several routes can come to the same one. */
const nearestEnds = (space: number, isEnd: (space: number) => boolean): readonly number[] => {
  const ends = new Set<number>();
  const walkBack = (from: number): void => {
    for (const behind of BEHIND[from]) {
      // R-SHO-14: no retreat passes Port Royal. In 2007 it is free, so it is an end anyhow.
      if (isEnd(behind) || behind === PORT_ROYAL) ends.add(behind);
      else walkBack(behind);
    }
  };
  walkBack(space);
  return [...ends];
};

/** R-SHO-2: back to the first space whose full price it can pay now. */
const retreats2007 = (space: number, food: number, gold: number): readonly number[] => {
  const key = (space * (DEAREST + 1) + Math.min(food, DEAREST)) * (DEAREST + 1) + Math.min(gold, DEAREST);
  const ends = retreats[key] ?? nearestEnds(space, end => foodPrice(end) <= food && goldPrice(end) <= gold);
  retreats[key] = ends;
  return ends;
};

/** R-SHO-12. */
const KIND_ON_FACE: Readonly<Record<ShortageFace, SpaceKind | null>> = {
  circle: 'port',
  square: 'sea',
  skull: 'lair',
  star: null,
};
const RETREATS_2021: readonly (readonly (readonly number[])[])[] = SHORTAGE_NAMES.map(face =>
  SPACES.map((_, space) => nearestEnds(space, end => SPACES[end].kind === KIND_ON_FACE[face])),
);

/** What decides where a shortage ends: in 2007 what the ship can still pay, in 2021 the face of the die. */
export type Plight =
  | { readonly edition: '2007'; readonly food: number; readonly gold: number }
  | { readonly edition: '2021'; readonly face: ShortageFace };

/** The spaces where a shortage can end for a ship, for people who look ahead; its own when it stays. */
export const retreatsOf = ({ space, lap }: Position, plight: Plight): readonly number[] => {
  if (plight.edition === '2007') return retreats2007(space, plight.food, plight.gold);
  return plight.face === 'star' || lap < 0 ? [space] : RETREATS_2021[shortageNumber(plight.face)][space];
};

/** The spaces where a shortage can end; it never leaves its lap, because it never passes Port Royal. */
export const listRetreat = (game: State, options: Int32Array): number => {
  const ship = activeShip(game);
  const space = spaceOfShip(game, ship);
  const ends = isEdition2021(game)
    ? RETREATS_2021[game.cells[SHORTAGE_FACE]][space]
    : retreats2007(space, stockOf(game, ship, FOOD), stockOf(game, ship, GOLD));
  const lap = lapOf(placeOf(game, ship));
  for (let index = 0; index < ends.length; index++) options[index] = place(ends[index], lap);
  return ends.length;
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
  game.cells[DRIVEN_BACK] = 1;
  goTo(game, ARRIVE); // R-SHO-4, R-SHO-15: the move back can end in a battle
};
