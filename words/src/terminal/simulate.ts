import type { Rules } from '@jamaica/rules';
import type { CommandHelp } from './help.ts';

/** What `simulate` says. */
export interface SimulateWords {
  readonly help: CommandHelp;
  sailorsExpected(given: string, known: readonly string[]): string;
  /** The line above the table. */
  title(rules: Rules, agreed: string, games: number, sailors: string, seed: string): string;
  /** The bar: how long it will still take. */
  left(seconds: number): string;
  stopped(played: number, ordered: number): string;
  readonly nothingPlayed: string;
  /** The lines of the table. */
  readonly speed: string;
  gamesASecond(games: string): string;
  decisionsASecond(decisions: string): string;
  inSeconds(seconds: string, workers: number): string;
  readonly rounds: string;
  readonly mean: string;
  readonly deviation: string;
  readonly least: string;
  readonly most: string;
  readonly wins: string;
  readonly bySeat: string;
  readonly byPlace: string;
  /** The place at the table, from 1; the first is the first Captain's. */
  place(place: number): string;
  readonly perGame: string;
  readonly battles: string;
  readonly attackerWins: string;
  readonly draws: string;
  readonly shortages: string;
  readonly treasures: string;
  readonly reshuffles: string;
  readonly sharedWins: string;
  readonly ghostWins: string;
  ghostScore(mean: string): string;
  readonly histogram: string;
}
