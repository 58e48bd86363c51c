import { BEHIND, foodPrice, goldPrice, PORT_ROYAL, SPACES, type SpaceKind } from './board.ts';
import { course, type EndOfMove } from './course.ts';
import type { DecisionRule } from './decision.ts';
import { SHORTAGE_NAMES, type ShortageFace, type ShortageNumber, shortageFace, shortageNumber } from './dice.ts';
import { EDITION_RULES } from './editions.ts';
import { type Cargo, FOOD, GOLD, resource } from './holds.ts';
import { ACTIVE, DRIVEN_BACK, EDITION, SHORTAGE_FACE } from './layout.ts';
import { ARRIVE, HALF_OVER, phase, SHORTAGE_ROLL } from './phases.ts';
import { lapOf, type Place, type Position, place, position } from './place.ts';
import { DEAREST } from './price-list.ts';
import { EDITIONS, type Edition } from './rules.ts';
import type { Ship } from './seats.ts';
import { empty, placeOf, setPlace, spaceOfShip, stockOf } from './ships.ts';
import { activeShip, type Draft, goTo, isFormer, open, type State, shipName } from './state.ts';

const RETREAT = phase('retreat');

const SHORTAGE_DIE = EDITIONS.map(edition => EDITION_RULES[edition].shortage === 'die');
/** Whether the shortage die decides how far back a ship goes, and not what it can pay. */
const hasShortageDie = (game: State): boolean => SHORTAGE_DIE[game.cells[EDITION]];

/** A ship cannot pay: it gives all it has of the resource (R-SHO-1, R-SHO-11). */
export const startShortage = (game: Draft, ship: Ship, cargo: Cargo, price: number): void => {
  if (game.figures !== null) game.figures.shortages++;
  game.events?.push({
    kind: 'shortage',
    ship: shipName(game, ship),
    space: spaceOfShip(game, ship),
    resource: resource(cargo),
    price,
    given: stockOf(game, ship, cargo),
  });
  empty(game, ship, cargo);
  if (hasShortageDie(game)) goTo(game, staysWhereItIs(game, ship) ? HALF_OVER : SHORTAGE_ROLL);
  else askRetreat(game);
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
const byPurse = (space: number, food: number, gold: number): readonly number[] => {
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
const BY_DIE: readonly (readonly (readonly number[])[])[] = SHORTAGE_NAMES.map(face =>
  SPACES.map((_, space) => nearestEnds(space, end => SPACES[end].kind === KIND_ON_FACE[face])),
);

/** What a ship has left when it cannot pay. */
interface Purse {
  readonly food: number;
  readonly gold: number;
}

/** The spaces where a shortage can end for a ship, for people who look ahead; its own where it may stay. */
export const retreatsOf = (edition: Edition, { space, lap }: Position, left: Purse): readonly number[] => {
  const { shortage } = EDITION_RULES[edition];
  switch (shortage) {
    case 'purse':
      return byPurse(space, left.food, left.gold);
    case 'die':
      return lap < 0 ? [space] : [...new Set(SHORTAGE_NAMES.flatMap(face => byDie(face, space)))];
  }
};

const byDie = (face: ShortageFace, space: number): readonly number[] =>
  KIND_ON_FACE[face] === null ? [space] : BY_DIE[shortageNumber(face)][space];

/** The spaces where a shortage can end; it never leaves its lap, because it never passes Port Royal. */
const listRetreat = (game: State, options: Int32Array): number => {
  const ship = activeShip(game);
  const space = spaceOfShip(game, ship);
  const ends = hasShortageDie(game)
    ? BY_DIE[game.cells[SHORTAGE_FACE]][space]
    : byPurse(space, stockOf(game, ship, FOOD), stockOf(game, ship, GOLD));
  const lap = lapOf(placeOf(game, ship));
  for (let index = 0; index < ends.length; index++) options[index] = place(ends[index], lap);
  return ends.length;
};

const playRetreat = (game: Draft, to: Place): void => {
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

/** R-SHO-3, R-SHO-13: which of the lanes behind. */
export const retreat: DecisionRule<'retreat', EndOfMove> = {
  kind: 'retreat',
  scene: 'retreat',
  decider: activeShip,
  list: listRetreat,
  play: playRetreat,
  ...course,
};
