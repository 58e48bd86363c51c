import type { Die, Half, HoldText, Position, Power, Resource, ShipName, Treasure } from '@jamaica/rules';

/** What can be answered, a phrase each. */
export interface ChooseWords {
  dice(morning: Die, evening: Die): string;
  /** The halves of a card, before it is chosen, and what each of them would do. */
  half(half: Half, what: string): string;
  load(goods: HoldText): string;
  readonly overboard: string;
  readonly lost: string;
  /** This many spaces, to one of these. */
  sail(die: number, forward: boolean, ends: readonly string[]): string;
  readonly afterShortage: string;
  /** A space a movement can end on, and in brackets what is to be said about it. */
  sailTo(end: string): string;
  space(at: Position, remarks: readonly string[]): string;
  readonly finish: string;
  readonly treasure: string;
  readonly shortage: string;
  battle(rivals: readonly ShipName[]): string;
  readonly ordinary: string;
  readonly sixth: string;
  throwOut(goods: HoldText): string;
  throwOutSixth(goods: HoldText): string;
  /** What stays in the holds of one resource. */
  leave(holds: readonly number[], sixth: number, resource: Resource): string;
  readonly leaveNothing: string;
  attack(ship: ShipName): string;
  powder(tokens: number): string;
  readonly keep: string;
  readonly reroll: string;
  takeHold(goods: HoldText): string;
  takeSixth(goods: HoldText): string;
  takePower(power: Power): string;
  /** A face-down card by its place in the row, from 1, with its worth when it is known, or that it is cursed. */
  takeHidden(place: number, known: string | null): string;
  readonly cursed: string;
  give(treasure: Treasure): string;
  readonly nothing: string;
  readonly takeTreasure: string;
  readonly leaveTreasure: string;
  readonly forward: string;
  readonly backward: string;
}
