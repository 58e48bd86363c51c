import { foodPrice, goldPrice } from './board.ts';
import { type Cargo, cargoOf, resource } from './holds.ts';
import { takeTreasure } from './lair.ts';
import { phase } from './phases.ts';
import { spaceOfShip, stockOf } from './ships.ts';
import { startShortage } from './shortage.ts';
import { leave, type Stock, splits, stockAboard } from './splits.ts';
import { cell, type Draft, goTo, isGhost, open, type State, shipName } from './state.ts';

const FOOD = cargoOf('food');
const GOLD = cargoOf('gold');
const HALF_OVER = phase('half-over');
const PAY = phase('pay');
const ACTIVE = cell('active');
const FREE_LANDING = cell('free-landing');

/** What a space is paid in: a port in gold, the sea in food (R-PAY-1). */
const currency = (space: number): Cargo => (goldPrice(space) > 0 ? GOLD : FOOD);
const price = (space: number): number => goldPrice(space) + foodPrice(space);

/** The moment after the battle, whoever won it: the treasure or the price (R-MOV-6). */
export const land = (game: Draft): void => {
  const ship = game.cells[ACTIVE];
  const space = spaceOfShip(game, ship);
  // R-GHO-6: the Ghost Ship never pays. R-SHO-15: nor does a ship that the shortage die sent back.
  if (price(space) === 0 || isGhost(game, ship) || game.cells[FREE_LANDING] === 1) {
    takeTreasure(game, ship);
    goTo(game, HALF_OVER);
  } else if (stockOf(game, ship, currency(space)) >= price(space)) askPay(game);
  else startShortage(game, ship, currency(space), price(space));
};

const askPay = (game: Draft): void => {
  const count = listPay(game, game.options);
  if (count === 1) playPay(game, game.options[0]);
  else open(game, PAY, count);
};

/** R-PAY-2: every way to take the price from the holds. */
export const listPay = (game: State, options: Int32Array): number => {
  const ship = game.cells[ACTIVE];
  const space = spaceOfShip(game, ship);
  return writeSplits(splits(stockAboard(game, ship, currency(space)), price(space)), options);
};

export const writeSplits = (stocks: readonly Stock[], options: Int32Array): number => {
  for (let index = 0; index < stocks.length; index++) options[index] = stocks[index];
  return stocks.length;
};

export const playPay = (game: Draft, left: Stock): void => {
  const ship = game.cells[ACTIVE];
  const space = spaceOfShip(game, ship);
  const cargo = currency(space);
  leave(game, ship, cargo, left);
  game.events?.push({
    kind: 'paid',
    ship: shipName(game, ship),
    space,
    resource: resource(cargo),
    tokens: price(space),
  });
  goTo(game, HALF_OVER);
};

/** The resource that a payment under way takes. */
export const paidIn = (game: State): Cargo => currency(spaceOfShip(game, game.cells[ACTIVE]));
