import type { DecisionRule } from './decision.ts';
import { EDITION_RULES } from './editions.ts';
import { type Cargo, resource } from './holds.ts';
import { askTreasure } from './lair.ts';
import { DRIVEN_BACK, EDITION } from './layout.ts';
import { HALF_OVER, phase } from './phases.ts';
import { CURRENCIES, PRICES } from './price-list.ts';
import { EDITIONS } from './rules.ts';
import type { Ship } from './seats.ts';
import { spaceOfShip, stockOf } from './ships.ts';
import { startShortage } from './shortage.ts';
import { isTakenAtOnce, type Left, leave, leaving, listSplits, type Stock, takenFrom } from './splits.ts';
import { activeShip, type Draft, goTo, isGhost, open, type State, shipName } from './state.ts';

const PAY = phase('pay');

/** The moment after the battle, whoever won it: the treasure or the price (R-MOV-6). */
export const land = (game: Draft): void => {
  const ship = activeShip(game);
  const space = spaceOfShip(game, ship);
  const price = PRICES[space];
  const currency = CURRENCIES[space];
  // R-GHO-6: the Ghost Ship never pays. R-SHO-15: nor does a ship that the shortage die sent back.
  if (price === 0 || isGhost(game, ship) || (game.cells[DRIVEN_BACK] === 1 && !paysAfterRetreat(game)))
    askTreasure(game, ship);
  else if (stockOf(game, ship, currency) < price) startShortage(game, ship, currency, price);
  else askPay(game, ship, currency, price);
};

const PAYS_AFTER_RETREAT = EDITIONS.map(edition => EDITION_RULES[edition].paysAfterRetreat);
const paysAfterRetreat = (game: State): boolean => PAYS_AFTER_RETREAT[game.cells[EDITION]];

const askPay = (game: Draft, ship: Ship, currency: Cargo, price: number): void => {
  if (isTakenAtOnce(game, ship, currency, price)) paid(game, ship, currency, price);
  else askFrom(game, ship, currency, price);
};

const askFrom = (game: Draft, ship: Ship, currency: Cargo, price: number): void => {
  const count = listSplits(game, ship, currency, price, game.options);
  if (count > 1) open(game, PAY, count);
  else playPay(game, game.options[0]);
};

/** R-PAY-2: every way to take the price from the holds. */
const listPay = (game: State, options: Int32Array): number => {
  const space = spaceOfShip(game, activeShip(game));
  return listSplits(game, activeShip(game), CURRENCIES[space], PRICES[space], options);
};

const playPay = (game: Draft, left: Stock): void => {
  const ship = activeShip(game);
  const space = spaceOfShip(game, ship);
  leave(game, ship, CURRENCIES[space], left);
  paid(game, ship, CURRENCIES[space], PRICES[space]);
};

const paid = (game: Draft, ship: Ship, currency: Cargo, price: number): void => {
  game.events?.push({
    kind: 'paid',
    ship: shipName(game, ship),
    space: spaceOfShip(game, ship),
    resource: resource(currency),
    tokens: price,
    from: takenFrom(game, ship),
  });
  goTo(game, HALF_OVER);
};

/** The resource that a payment under way takes. */
const paidIn = (game: State): Cargo => CURRENCIES[spaceOfShip(game, activeShip(game))];

export const pay: DecisionRule<'pay', Left> = {
  kind: 'pay',
  scene: 'turn',
  decider: activeShip,
  list: listPay,
  play: playPay,
  ...leaving(paidIn),
};
