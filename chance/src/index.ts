export { deal, dealer } from './deal.ts';
export {
  chanceOf,
  type Dice,
  diceFields,
  diceOfDate,
  fairDice,
  newPractice,
  savedDice,
  supplier,
  whimOf,
} from './dice.ts';
export {
  commitment,
  firstBlock,
  firstBlockFor,
  fromPurpose,
  fromSecret,
  type Hex32,
  isWord,
  newSecret,
  type Origin,
} from './fair.ts';
export { type Fair, type FairFault, type Proof, readFair, verifyFair } from './proof.ts';
export { DEAL, purposesOf, supplyByPurpose } from './purpose.ts';
export { follow, type ScriptFault } from './script.ts';
export { type Seals, sealOf } from './seals.ts';
export { fromSeed } from './seed.ts';
export { happen, supply } from './supply.ts';
