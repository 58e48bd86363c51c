import type { CombatFace, Die, HoldText, ShipName } from '@jamaica/rules';

/** What is asked, a sentence each. */
export interface AskWords {
  dice(first: Die, second: Die): string;
  card(morning: Die, evening: Die): string;
  move(die: Die, forward: boolean): string;
  load(goods: HoldText): string;
  empty(goods: HoldText): string;
  pay(price: HoldText): string;
  readonly attack: string;
  /** Against whom, and how strong they are when they have rolled. */
  powder(rival: ShipName, strength: number | null): string;
  powderFrom(tokens: number): string;
  sabre(of: ShipName, face: CombatFace): string;
  loot(loser: ShipName): string;
  readonly retreat: string;
  readonly treasure: string;
  ghostDirection(die: Die): string;
  ghostMove(die: Die): string;
  readonly ghostAttack: string;
  ghostLoot(loser: ShipName): string;
  ghostLoad(goods: HoldText): string;
}
