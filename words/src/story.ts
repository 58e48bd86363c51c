import type {
  Action,
  Card,
  Die,
  Half,
  HoldText,
  Position,
  Power,
  Resource,
  Seat,
  ShipName,
  ShortageFace,
  Strength,
  Treasure,
} from '@jamaica/rules';

/** A sentence for each thing that can happen; what a viewer may not see has a sentence of its own. */
export interface StoryWords {
  roundBegan(round: number, captain: Seat): string;
  diceRolled(captain: Seat, dice: readonly [Die, Die]): string;
  dicePlaced(morning: Die, evening: Die): string;
  chose(seat: Seat, card: Card): string;
  choseHidden(seat: Seat): string;
  revealed(seat: Seat, card: Card): string;
  /** A label before what follows: `Morning, forward 5:`. */
  began(half: Half, action: Action, die: Die): string;
  loaded(ship: ShipName, hold: HoldText): string;
  loadedSixth(ship: ShipName, hold: HoldText): string;
  threwOverboard(ship: ShipName, hold: HoldText): string;
  loadLost(ship: ShipName, hold: HoldText): string;
  sailed(ship: ShipName, from: Position, to: Position, forward: boolean): string;
  /** The move back after a shortage. */
  drivenBack(ship: ShipName, from: Position, to: Position): string;
  finished(ship: ShipName): string;
  attacked(attacker: ShipName, defender: ShipName, space: number): string;
  powderChosen(ship: ShipName, tokens: number): string;
  powderSpent(ship: ShipName, tokens: number): string;
  combatRolled(ship: ShipName, face: Strength['face']): string;
  combatRolledAgain(ship: ShipName, face: Strength['face']): string;
  sabreUsed(seat: Seat, of: ShipName): string;
  sabreKept(seat: Seat, of: ShipName): string;
  battleWon(winner: ShipName, winners: Strength, losers: Strength): string;
  battleWonByStar(winner: ShipName): string;
  battleDrawn(strength: number): string;
  holdTaken(winner: ShipName, loser: ShipName, hold: HoldText): string;
  holdTakenFromSixth(winner: ShipName, loser: ShipName, hold: HoldText): string;
  /** What the Ghost Ship cannot use. */
  holdTakenToBank(winner: ShipName, loser: ShipName, hold: HoldText): string;
  powerTaken(winner: ShipName, loser: ShipName, power: Power): string;
  /** The 6th Hold with what is in it; the Ghost Ship keeps only gold. */
  sixthTaken(winner: ShipName, loser: ShipName, contents: HoldText): string;
  sixthTakenToBank(winner: ShipName, loser: ShipName, contents: HoldText): string;
  treasureTaken(winner: ShipName, loser: ShipName, treasure: Treasure): string;
  treasureTakenHidden(winner: ShipName, loser: ShipName): string;
  curseGiven(winner: ShipName, loser: ShipName, treasure: number): string;
  curseGivenHidden(winner: ShipName, loser: ShipName): string;
  treasureGiven(winner: ShipName, loser: ShipName, treasure: number): string;
  treasureGivenHidden(winner: ShipName, loser: ShipName): string;
  powerGiven(winner: ShipName, loser: ShipName, power: Power): string;
  sixthGiven(winner: ShipName, loser: ShipName, contents: HoldText): string;
  sixthGivenToBank(winner: ShipName, loser: ShipName, contents: HoldText): string;
  nothingTaken(winner: ShipName, loser: ShipName): string;
  paid(ship: ShipName, resource: Resource, tokens: number): string;
  shortage(ship: ShipName, resource: Resource, price: number, given: number): string;
  shortageRolled(ship: ShipName, face: ShortageFace): string;
  treasureFound(ship: ShipName, treasure: Treasure): string;
  treasureFoundHidden(ship: ShipName): string;
  /** After a shortage a treasure may be left where it is. */
  treasureLeft(ship: ShipName): string;
  ghostSteered(captain: Seat, half: Half, die: Die, forward: boolean): string;
  ghostForced(half: Half, die: Die, forward: boolean): string;
  shuffled(seat: Seat): string;
  drew(seat: Seat, card: Card): string;
  drewHidden(seat: Seat): string;
  turnOver(ship: ShipName): string;
  gameOver(winners: readonly ShipName[]): string;
}
