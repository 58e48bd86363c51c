import { foodPrice, goldPrice, SPACES } from './board.ts';
import { type Cargo, cargoOf, type Resource, resource } from './holds.ts';
import { askTreasure } from './lair.ts';
import { phase } from './phases.ts';
import type { Ship } from './seats.ts';
import { spaceOfShip, stockOf } from './ships.ts';
import { startShortage } from './shortage.ts';
import { leave, listSplits, type Stock } from './splits.ts';
import { activeShip, cell, type Draft, goTo, isEdition2021, isGhost, open, type State, shipName } from './state.ts';

const FOOD = cargoOf('food');
const GOLD = cargoOf('gold');
const HALF_OVER = phase('half-over');
const PAY = phase('pay');
const DRIVEN_BACK = cell('driven-back');

/** What a space costs, and in which resource: a port gold, the sea food, a lair and Port Royal nothing (R-PAY-1). */
const PRICES = Int8Array.from(SPACES, (_, space) => goldPrice(space) + foodPrice(space));
const CURRENCIES = Int8Array.from(SPACES, (_, space) => (goldPrice(space) > 0 ? GOLD : FOOD));

export interface Price {
  readonly resource: Resource;
  readonly tokens: number;
}

/** What a space costs; null where nothing is paid. */
export const priceOf = (space: number): Price | null =>
  PRICES[space] === 0 ? null : { resource: resource(CURRENCIES[space]), tokens: PRICES[space] };

/** The moment after the battle, whoever won it: the treasure or the price (R-MOV-6). */
export const land = (game: Draft): void => {
  const ship = activeShip(game);
  const space = spaceOfShip(game, ship);
  const price = PRICES[space];
  const currency = CURRENCIES[space];
  // R-GHO-6: the Ghost Ship never pays. R-SHO-15: nor does a ship that the shortage die sent back.
  if (price === 0 || isGhost(game, ship) || (game.cells[DRIVEN_BACK] === 1 && isEdition2021(game)))
    askTreasure(game, ship);
  else if (stockOf(game, ship, currency) < price) startShortage(game, ship, currency, price);
  else askPay(game, ship, currency, price);
};

const askPay = (game: Draft, ship: Ship, currency: Cargo, price: number): void => {
  const count = listSplits(game, ship, currency, price, game.options);
  if (count === 1) pay(game, ship, currency, price, game.options[0]);
  else open(game, PAY, count);
};

/** R-PAY-2: every way to take the price from the holds. */
export const listPay = (game: State, options: Int32Array): number => {
  const space = spaceOfShip(game, activeShip(game));
  return listSplits(game, activeShip(game), CURRENCIES[space], PRICES[space], options);
};

export const playPay = (game: Draft, left: Stock): void => {
  const space = spaceOfShip(game, activeShip(game));
  pay(game, activeShip(game), CURRENCIES[space], PRICES[space], left);
};

const pay = (game: Draft, ship: Ship, currency: Cargo, price: number, left: Stock): void => {
  leave(game, ship, currency, left);
  game.events?.push({
    kind: 'paid',
    ship: shipName(game, ship),
    space: spaceOfShip(game, ship),
    resource: resource(currency),
    tokens: price,
  });
  goTo(game, HALF_OVER);
};

/** The resource that a payment under way takes. */
export const paidIn = (game: State): Cargo => CURRENCIES[spaceOfShip(game, activeShip(game))];
