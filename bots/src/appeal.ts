import {
  aboard,
  type GameEvent,
  goodsIn,
  type HoldText,
  type Resource,
  type Seat,
  shipOf,
  unreachable,
  type View,
} from '@jamaica/rules';
import type { Overlooked } from './blind-spots.ts';
import { type Booty, type Consequence, consequences } from './consequences.ts';
import { headway } from './way.ts';
import { cargoWorth, FOOD_EACH, GUNPOWDER_EACH } from './worth.ts';

// In points, as somebody feels it who plays for the first time: treasures and battles are worth more than they are.
const THE_FINISH = 25;
const THE_RED_LINE = 3;
const A_SPACE = 0.5;
/** To somebody who waits for the others. */
const A_SPACE_TOO_FAR = -3;
const A_TREASURE = 6;
const A_BATTLE = 2;
const A_SHORTAGE = -4;
const A_LOSS = -4;
const A_CURSE = -3;
const MISCHIEF = 1.5;
/** More than nothing at all. */
const A_TRIFLE = 0.1;

type Stock = Record<Resource, number>;

/** How much a deckhand likes what it notices of a turn. It has eyes for its own ship only. */
export const appeal = (events: readonly GameEvent[], view: View, seat: Seat, overlooked: Overlooked): number => {
  const stock = stockOf(view, seat);
  const before = stockWorth(stock, view, overlooked);
  let sum = spaceWorth(overlooked) * spacesSailed(events, seat);
  for (const consequence of consequences(events, seat)) {
    stow(stock, consequence, overlooked);
    sum += thrill(consequence, view, overlooked);
  }
  return sum + stockWorth(stock, view, overlooked) - before;
};

const spaceWorth = (overlooked: Overlooked): number => {
  if (overlooked.has('hurry')) return A_SPACE_TOO_FAR;
  return overlooked.has('race') ? 0 : A_SPACE;
};

const spacesSailed = (events: readonly GameEvent[], seat: Seat): number => {
  let spaces = 0;
  for (const event of events)
    if (event.kind === 'sailed' && event.ship === seat) spaces += headway(event.from, event.to);
  return spaces;
};

const stockOf = ({ ships }: View, seat: Seat): Stock => ({ ...aboard(ships[seat]).stock });

const throwOut = (stock: Stock, hold: HoldText): void => {
  const { resource, tokens } = goodsIn(hold);
  stock[resource] -= tokens;
};

const stockWorth = ({ food, gold, gunpowder }: Stock, { ships }: View, overlooked: Overlooked): number => {
  const isLastRound = ships.some(({ position }) => position.lap > 0);
  if (isLastRound && !overlooked.has('end')) return gold;
  if (overlooked.has('plenty')) return gold + food * FOOD_EACH + gunpowder * GUNPOWDER_EACH;
  return gold + cargoWorth(food, FOOD_EACH) + cargoWorth(gunpowder, GUNPOWDER_EACH);
};

/** What a consequence changes in the holds, as far as it is noticed. */
const stow = (stock: Stock, consequence: Consequence, overlooked: Overlooked): void => {
  switch (consequence.kind) {
    case 'loads':
      stock[consequence.resource] += consequence.tokens;
      return;
    case 'pays':
      stock[consequence.resource] -= consequence.tokens;
      return;
    case 'spends-gunpowder':
      stock.gunpowder -= consequence.tokens;
      return;
    case 'risks-shortage':
      stock[consequence.resource] = 0;
      return;
    case 'throws-overboard':
      if (!overlooked.has('cargo') || consequence.hold.startsWith('gold')) throwOut(stock, consequence.hold);
      return;
    case 'sails':
    case 'finishes':
    case 'passes-red-line':
    case 'falls-behind-red-line':
    case 'reaches-lair':
    case 'loses-load':
    case 'fights':
    case 'robs':
    case 'is-robbed':
    case 'gets-curse':
    case 'gives-curse':
    case 'gives-treasure':
    case 'leaves-treasure':
    case 'uses-sabre':
    case 'ghost-fights':
    case 'ghost-robs':
    case 'ghost-reaches-lair':
      return;
    default:
      return unreachable(consequence);
  }
};

/** What a consequence is worth apart from the holds. */
const thrill = (consequence: Consequence, view: View, overlooked: Overlooked): number => {
  switch (consequence.kind) {
    case 'finishes':
      return THE_FINISH;
    case 'passes-red-line':
      return overlooked.has('race') ? 0 : THE_RED_LINE;
    case 'falls-behind-red-line':
      return -THE_RED_LINE;
    case 'reaches-lair':
      return consequence.treasure ? A_TREASURE : 0;
    case 'risks-shortage':
      return A_SHORTAGE;
    case 'fights':
      return consequence.attacks ? A_BATTLE : 0;
    case 'robs':
      return bootyWorth(consequence.booty, view, consequence.ship);
    case 'is-robbed':
    case 'gets-curse':
      return A_LOSS;
    case 'gives-curse':
      return overlooked.has('curse') || consequence.treasure === 'hidden' ? A_TRIFLE : -consequence.treasure;
    case 'gives-treasure': // A treasure is a treasure; only a curse is worth giving away.
      return typeof consequence.treasure === 'number' ? -consequence.treasure : -A_TREASURE;
    case 'ghost-fights':
    case 'ghost-robs':
      return MISCHIEF;
    case 'ghost-reaches-lair':
      return -MISCHIEF;
    case 'leaves-treasure':
    case 'sails':
    case 'loads':
    case 'throws-overboard':
    case 'loses-load':
    case 'pays':
    case 'spends-gunpowder':
    case 'uses-sabre':
      return 0;
  }
};

// Stolen goods are loaded, which counts by itself. Nobody steals what everybody knows to be cursed.
const bootyWorth = (booty: Booty, view: View, victim: Seat | 'ghost'): number => {
  if (typeof booty === 'string') return booty.includes(':') ? A_TRIFLE : A_TREASURE;
  const card = shipOf(view, victim).hidden[booty.hidden];
  if (card?.cursed) return A_CURSE;
  return typeof card?.treasure === 'number' ? card.treasure : A_TREASURE;
};
