import type { HoldText, Position, Power, Resource, ShipName, Treasure } from '@jamaica/rules';

/** Why an option is good or bad, a phrase each: what the ship does with it, and what happens to it. */
export interface AdviceWords {
  sails(to: Position): string;
  readonly finishes: string;
  readonly passesRedLine: string;
  readonly fallsBehindRedLine: string;
  reachesLair(space: number): string;
  reachesTreasure(space: number): string;
  loads(resource: Resource, tokens: number): string;
  throwsOverboard(hold: HoldText): string;
  losesLoad(hold: HoldText): string;
  pays(resource: Resource, tokens: number): string;
  risksShortage(resource: Resource): string;
  /** The same when it is certain. */
  suffersShortage(resource: Resource): string;
  attacks(ship: ShipName): string;
  defends(against: ShipName): string;
  spendsGunpowder(tokens: number): string;
  usesSabre(on: ShipName): string;
  robsHold(ship: ShipName, hold: HoldText): string;
  robsPower(ship: ShipName, power: Power): string;
  /** A face-down card by its place in the row, from 1. */
  robsTreasure(ship: ShipName, place: number): string;
  isRobbed(by: ShipName): string;
  /** Null: its worth is not known. */
  givesCurse(to: ShipName, treasure: number | null): string;
  /** Null: its worth is not known. */
  givesTreasure(to: ShipName, treasure: Treasure | null): string;
  leavesTreasure(space: number): string;
  getsCurse(from: ShipName): string;
  ghostFights(ship: ShipName): string;
  ghostRobs(ship: ShipName): string;
  ghostReachesLair(space: number): string;
  /** Remarks in brackets: how likely something is, and how likely a battle is won. */
  chance(chance: number): string;
  wins(chance: number): string;
  /** What an option comes to: how often it won, and with how many points it ended. */
  outcome(winChance: number, expectedScore: number): string;
}
