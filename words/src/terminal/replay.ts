import type { Rules, Seat, ShipName } from '@jamaica/rules';

/** What `replay` says around the story. */
export interface ReplayWords {
  title(rules: Rules): string;
  seenBy(seat: Seat): string;
  /** What the marks of the strip mean. */
  readonly sea: string;
  readonly port: string;
  readonly lair: string;
  readonly treasure: string;
  readonly redLine: string;
  readonly portRoyal: string;
  behindStart(ships: readonly ShipName[]): string;
  seat(seat: Seat): string;
  readonly nothingAboard: string;
  faceDown(cards: number): string;
  /** The heads of the score table. */
  readonly ship: string;
  readonly space: string;
  readonly gold: string;
  readonly treasures: string;
  readonly total: string;
  readonly winner: string;
  readonly unfinished: string;
  noSuchRound(round: number, rounds: number): string;
  noSuchSeat(given: string, last: Seat): string;
  roundExpected(given: string): string;
  refused(why: string): string;
}
