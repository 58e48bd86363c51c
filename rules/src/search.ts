// For those who play games by the million: search, simulation, benchmarks. All of it trusts its callers.
export { ROLL_AGAIN } from './battle.ts';
export { foodPrice, goldPrice } from './board.ts';
export { type CardNumber, firstOf, withCard, without } from './cards.ts';
export { listCardsToShuffle } from './chance.ts';
export type { Code } from './decision.ts';
export { choiceOf, decider, list, nextToDecide } from './decisions.ts';
export { combatNumber, shortageNumber } from './dice.ts';
export type { Figures } from './figures.ts';
export { fall, lay, play } from './flow.ts';
export {
  choose,
  chosenBy,
  discardCard,
  discardSize,
  handOf,
  hasChosen,
  hasNotChosen,
  setHand,
} from './hands.ts';
export { type Cargo, cargoIn, FOOD, GOLD, GUNPOWDER, tokensIn } from './holds.ts';
export { imagine, imaginer } from './imagine.ts';
export { hasToken } from './lair.ts';
export {
  ATTACK_DIE,
  ATTACK_POWDER,
  ATTACKER,
  CAPTAIN,
  DEFENCE_DIE,
  DEFENCE_POWDER,
  DEFENDER,
  EVENING,
  FIGHTER,
  FINISHED,
  HOUSE,
  MORNING,
  ROUND,
  TAKEN,
} from './layout.ts';
export { ACTION_ROLL, CARD, COMBAT_ROLL, decisionKind, isChance, isDecision, type Phase, SHUFFLE } from './phases.ts';
export { lapOf, listEnds, type Place, spaceOf } from './place.ts';
export { eveningOf, morningOf } from './round.ts';
export { isWinner, totalScore, treasurePoints } from './score.ts';
export type { Ship } from './seats.ts';
export { layOut, treasuresOf } from './setup.ts';
export {
  emptyHolds,
  hasFinished,
  hasPower,
  holdAt,
  placeOf,
  rowCard,
  rowLength,
  SIXTH_INDEX,
  stockOf,
} from './ships.ts';
export { shuffle } from './shuffle.ts';
export {
  activeShip,
  blank,
  captain,
  copy,
  copyInto,
  type Draft,
  editionOf,
  goTo,
  hasGhost,
  nextSeat,
  optionBuffer,
  phaseOf,
  pileCell,
  players,
  shipCount,
} from './state.ts';
export {
  LADY_BETH,
  LADY_BETH_STRENGTH,
  MORGANS_MAP,
  powerNumber,
  SARANS_SABRE,
  SIXTH_HOLD,
  type TreasureNumber,
  worth,
} from './treasures.ts';
