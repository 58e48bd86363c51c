export { foodPrice, goldPrice, LAIRS, PORT_ROYAL, SPACES, type Space, type SpaceKind } from './board.ts';
export { BOOKS, type Book, type BookRules, bookOf, books, isBook, rulesOfBook } from './books.ts';
export { ACTIONS, type Action, CARDS, type Card, type CardNumber } from './cards.ts';
export { type Chance, cardsToShuffle, listCardsToShuffle, type Need, needOf, type Rng } from './chance.ts';
export { type Choice, choiceOf, type LootChoice, type NamedHold, readChoice, writeChoice } from './choices.ts';
export { type Code, decider, deciders, list } from './decide.ts';
export {
  ACTION_FACES,
  COMBAT_FACES,
  type CombatFace,
  combatNumber,
  type Die,
  SHORTAGE_FACES,
  type ShortageFace,
  shortageNumber,
} from './dice.ts';
export { type GameEvent, type Half, isNews, type Listener, type Strength, seen } from './events.ts';
export { type Fields, isFields } from './fields.ts';
export type { Final, Score } from './final.ts';
export { fall, lay, play } from './flow.ts';
export { FORMER_READING, READING, type Reading } from './former.ts';
export { handOf, hasChosen } from './hands.ts';
export {
  type HeaderFault,
  type HeaderField,
  mayHaveGhost,
  readRules,
  readSetup,
  writeRules,
} from './header.ts';
export { type Cargo, cargoOf, type HoldText, RESOURCES, type Resource } from './holds.ts';
export { HOUSE_RULES, type House, type HouseRule, houseRules } from './house.ts';
export { imagine, imaginer } from './imagine.ts';
export { hasToken } from './lair.ts';
export type { Mark, ShipMark, TurnMark } from './mark.ts';
export { mark } from './marking.ts';
export type { Outcome } from './outcome.ts';
export {
  DECISIONS,
  type DecisionKind,
  decisionKind,
  isChance,
  isDecision,
  isOver,
  type Phase,
  phase,
} from './phases.ts';
export { endsOf, lapOf, listEnds, type Place, type Position, spaceOf, spacesToFinish } from './place.ts';
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
export { type Price, priceOf } from './price.ts';
export {
  type GameRecord,
  type RecordFault,
  type RecordStep,
  type Replay,
  recorded,
  replay,
  writeRecord,
} from './record.ts';
export { ok, type Question, type Refusal, type Result, refused } from './refusal.ts';
export { breaksTie, finalOf, isWinner, totalScore, treasurePoints } from './score.ts';
export type { Seat, Ship, ShipName } from './seats.ts';
export { layOut, type Setup, start, treasuresOf } from './setup.ts';
export { emptyHolds, hasFinished, hasPower, placeOf, rowCard, rowLength, stockOf } from './ships.ts';
export { type Plight, retreatsOf } from './shortage.ts';
export { shuffle, shuffled } from './shuffle.ts';
export {
  activeShip,
  blank,
  captain,
  cell,
  copy,
  copyInto,
  type Draft,
  EDITIONS,
  type Edition,
  optionBuffer,
  phaseOf,
  players,
  type Rules,
  rulesOf,
  type State,
  shipCount,
} from './state.ts';
export { PILE_SIZE, POWERS, type Power, powerNumber, TREASURES, type Treasure, worth } from './treasures.ts';
export { GameUnderWay, playAgain, type Supplier } from './under-way.ts';
export { unreachable } from './unreachable.ts';
export { type HiddenCard, type SeatView, type ShipView, type View, view } from './view.ts';
