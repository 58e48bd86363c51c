import type { Rules } from '@jamaica/rules';
import type { CommandHelp } from './help.ts';

/** What `arena` says. */
export interface ArenaWords {
  /** A program that has never answered; what was given with `--exec`. */
  silent(command: string): string;
  readonly help: CommandHelp;
  levelExpected(given: string, known: readonly string[]): string;
  entrantsMissing(known: readonly string[]): string;
  tooManyEntrants(given: number, players: number): string;
  notTogether(one: string, other: string): string;
  /** No levels or programs may be named with this option. */
  noEntrantsWith(option: string): string;
  /** The line above the table. */
  title(rules: Rules, agreed: string, games: number, seed: string): string;
  /** The line below: what a rate is to be compared with. */
  note(chance: string): string;
  /** How often a program failed, and how. */
  troubles(program: string, times: { readonly late: number; readonly died: number; readonly nonsense: number }): string;
  /** The heads of the columns. */
  readonly bot: string;
  readonly level: string;
  readonly over: string;
  readonly imagined: string;
  readonly games: string;
  readonly winRate: string;
  readonly interval: string;
  readonly score: string;
  readonly rating: string;
  readonly milliseconds: string;
  /** The words of the drawings. */
  readonly rates: string;
  readonly imaginedAChoice: string;
  chance(percent: string): string;
  pairing(level: string, over: string): string;
}
