import type { Fair, Hex32 } from '@jamaica/chance';
import type { CombatFace, Die, Seat, Setup, ShipName, ShortageFace } from '@jamaica/rules';

/** What `verify` says. */
export interface VerifyWords {
  commitment(commitment: Hex32): string;
  readonly secretFits: string;
  secret(secret: Hex32): string;
  words(seat: Seat, words: string): string;
  readonly noWords: string;
  readonly setup: string;
  setupFell(captain: Seat): string;
  /** Chance `number`, at a step of the record. */
  chance(number: number, step: number): string;
  actionFell(dice: readonly [Die, Die]): string;
  combatFell(ship: ShipName, face: CombatFace, reroll: boolean): string;
  shortageFell(ship: ShipName, face: ShortageFace): string;
  shuffleFell(seat: Seat, cards: number): string;
  more(chances: number): string;
  proven(chances: number): string;
  readonly caution: string;
  notProven(why: string): string;
  readonly noFairField: string;
  malformed(field: 'fair' | keyof Fair): string;
  wrongCommitment(is: Hex32, said: Hex32): string;
  /** The word of a seat, from 0, is not the one it had sealed. */
  wrongSeal(seat: number): string;
  setupDiffers(field: keyof Setup, is: string, said: string): string;
  chanceDiffers(number: number, step: number, is: string, said: string): string;
  record(why: string): string;
}
