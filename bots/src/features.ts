import { ACTIONS, CARDS, type Seat, type State } from '@jamaica/rules';
import {
  captain,
  editionOf,
  emptyHolds,
  FINISHED,
  FOOD,
  GOLD,
  GUNPOWDER,
  handOf,
  hasGhost,
  hasPower,
  placeOf,
  players,
  powerNumber,
  ROUND,
  rowLength,
  type Ship,
  shipCount,
  stockOf,
  TAKEN,
  treasurePoints,
} from '@jamaica/rules/search';
import { toGo } from './way.ts';
import { shipWorth } from './worth.ts';

const POWERS = (['morgans-map', 'sarans-sabre', 'lady-beth', 'sixth-hold'] as const).map(powerNumber);

const TABLE_FEATURES = 7;
const SHIP_FEATURES = 16;
const HAND_FEATURES = 4;
const RIVALS = 3;

/** How many numbers describe a game from a seat's side. */
export const FEATURES = TABLE_FEATURES + SHIP_FEATURES + HAND_FEATURES + RIVALS * (SHIP_FEATURES + 1);

const LAST_STRETCH = 10;

/** Writes what a seat's chances depend on into `out`: the table, its own ship and hand, its best rivals, best first. */
export const describe = (game: State, seat: Seat, out: Float32Array): void => {
  out.fill(0);
  describeTable(game, seat, out);
  describeShip(game, seat, out, TABLE_FEATURES);
  describeHand(game, seat, out, TABLE_FEATURES + SHIP_FEATURES);
  let at = TABLE_FEATURES + SHIP_FEATURES + HAND_FEATURES;
  for (const rival of bestRivals(game, seat)) {
    out[at] = 1;
    describeShip(game, rival, out, at + 1);
    at += SHIP_FEATURES + 1;
  }
};

const describeTable = (game: State, seat: Seat, out: Float32Array): void => {
  const { cells } = game;
  out[0] = editionOf(game) === '2021' ? 1 : 0;
  out[1] = hasGhost(game) ? 1 : 0;
  out[2] = players(game) / 6;
  out[3] = cells[ROUND] / 20;
  out[4] = cells[TAKEN] / 9;
  out[5] = cells[FINISHED];
  out[6] = ((captain(game) - seat + players(game)) % players(game)) / players(game);
};

const describeShip = (game: State, ship: Ship, out: Float32Array, at: number): void => {
  const way = toGo(placeOf(game, ship));
  const food = stockOf(game, ship, FOOD);
  const gunpowder = stockOf(game, ship, GUNPOWDER);
  out[at] = way / 40;
  out[at + 1] = Math.max(0, LAST_STRETCH - way) / LAST_STRETCH;
  out[at + 2] = way === 0 ? 1 : 0;
  out[at + 3] = way > LAST_STRETCH ? 1 : 0;
  out[at + 4] = stockOf(game, ship, GOLD) / 15;
  out[at + 5] = Math.min(food, 5) / 5;
  out[at + 6] = Math.max(0, food - 5) / 10;
  out[at + 7] = Math.min(gunpowder, 5) / 5;
  out[at + 8] = Math.max(0, gunpowder - 5) / 10;
  out[at + 9] = emptyHolds(game, ship) === 0 ? 0 : 1;
  for (let power = 0; power < POWERS.length; power++)
    out[at + 10 + power] = hasPower(game, ship, POWERS[power]) ? 1 : 0;
  out[at + 14] = treasurePoints(game, ship) / 10;
  out[at + 15] = rowLength(game, ship) / 3;
};

const KINDS = ['forward', 'food', 'gold', 'gunpowder'] as const;
/** How often each card has each action. */
const TIMES = CARDS.map((_, card) => KINDS.map(kind => ACTIONS[card].filter(action => action === kind).length));

const describeHand = (game: State, seat: Seat, out: Float32Array, at: number): void => {
  const hand = handOf(game, seat);
  for (let card = 0; card < CARDS.length; card++)
    if ((hand >> card) & 1) for (let kind = 0; kind < KINDS.length; kind++) out[at + kind] += TIMES[card][kind] / 3;
};

const bestRivals = (game: State, seat: Seat): Ship[] => {
  const rivals: { ship: Ship; worth: number }[] = [];
  for (let ship = 0; ship < shipCount(game); ship++)
    if (ship !== seat) rivals.push({ ship, worth: shipWorth(game, ship) });
  rivals.sort((a, b) => b.worth - a.worth);
  return rivals.slice(0, RIVALS).map(({ ship }) => ship);
};
