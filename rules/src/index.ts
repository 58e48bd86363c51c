// What is needed to play games, show them or tell of them. Those who play them by the million come in by
// `search.ts`, records by `record.ts`, the notation by `notation.ts`, positions as texts by `position.ts`.
export { after, awaiting } from './after.ts';
export { LAIRS, PORT_ROYAL, SPACES, type Space, type SpaceKind } from './board.ts';
export { BOOKS, type Book, type BookRules, bookOf, books, isBook, rulesOfBook } from './books.ts';
export { ACTIONS, type Action, CARDS, type Card } from './cards.ts';
export {
  type Chance,
  cardsToShuffle,
  type Likely,
  type Need,
  needOf,
  type Outcome,
  outcomesOf,
  type Rng,
} from './chance.ts';
export {
  ACTION_FACES,
  COMBAT_FACES,
  type CombatFace,
  type Die,
  SHORTAGE_FACES,
  type ShortageFace,
} from './dice.ts';
export { EDITION_RULES } from './editions.ts';
export {
  type EventWithout,
  type GameEvent,
  type Half,
  isNews,
  type Listener,
  type Secrets,
  type Strength,
  seen,
  type Taken,
} from './events.ts';
export type { Final, Score } from './final.ts';
export { type Foresight, foresee } from './foresight.ts';
export { type Ground, type Grounded, groundsOf } from './grounds.ts';
export { mayHaveGhost } from './header.ts';
export { type Goods, goodsIn, type HoldText, RESOURCES, type Resource } from './holds.ts';
export { HOUSE_RULES, type House, type HouseRule, houseRules } from './house.ts';
export { attackOdds, bonusOf, defenceOdds, type Odds, powderOf } from './odds.ts';
export {
  type Aboard,
  aboard,
  isFinish,
  type Landing,
  landed,
  landing,
  loaded,
  type Prospect,
  prospect,
  type Room,
} from './outlook.ts';
export { DECISIONS, type DecisionKind } from './phases.ts';
export { endsOf, type Position, spacesToFinish } from './place.ts';
export {
  type Answer,
  apply,
  type Decided,
  type Decision,
  optionsOf,
  questions,
  type Step,
  settle,
  type Waiting,
  waiting,
} from './play.ts';
export { type Price, priceOf } from './price-list.ts';
export { ok, type Question, type Refusal, type Result, refused } from './refusal.ts';
export { EDITIONS, type Edition, type Rules } from './rules.ts';
export { breaksTie, FINISH_POINTS, finalOf, isBeyondRedLine } from './score.ts';
export type { Seat, ShipName } from './seats.ts';
export { type Setup, start } from './setup.ts';
export { retreatsOf } from './shortage.ts';
export { shuffled } from './shuffle.ts';
export { loserOf, type Side, shipOf, sidesOf } from './sides.ts';
export { isOver, rulesOf, type State } from './state.ts';
export { isCurse, PILE_SIZE, POWERS, type Power, TREASURES, type Treasure } from './treasures.ts';
export { GameUnderWay, playAgain, type Supplier } from './under-way.ts';
export { unreachable } from './unreachable.ts';
export { asking, type Battle, type HiddenCard, type SeatView, type ShipView, type View, view } from './view.ts';
