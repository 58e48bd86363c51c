import type { Die } from '@jamaica/rules';
import type { CommandHelp } from './help.ts';

/** What `play` says. */
export interface PlayWords {
  readonly help: CommandHelp;
  readonly calls: CallWords;
  readonly table: TableWords;
}

/** What can be wrong with the call, and what is said when a game begins and when it is left. */
export interface CallWords {
  seatExpected(given: string, last: number): string;
  namesExpected(given: number, players: number): string;
  skillExpected(given: string, most: number): string;
  styleExpected(given: string, known: readonly string[]): string;
  /** An option that does not go with `--resume`: the file says it all. */
  notWithResume(option: string): string;
  notResumed(file: string, why: string): string;
  resumedOver(file: string): string;
  notWritten(file: string, why: string): string;
  /** Who sits at the table. */
  crew(you: string, rivals: readonly string[]): string;
  /** The dice of this game. */
  fair(commitment: string): string;
  practice(seed: string): string;
  practiceWithoutSeed: string;
  readonly goodbye: string;
  saved(file: string): string;
  resumeWith(command: string): string;
  readonly notSaved: string;
  verifyWith(command: string): string;
  /** How strong the rivals should be in the next game, and how it is called; or that they are at an end of the scale. */
  stronger(command: string): string;
  gentler(command: string): string;
  readonly strongest: string;
  readonly gentlest: string;
}

/** What stands on the table. */
export interface TableWords {
  /** A label and what it is about: `Hand: gold/gold`. */
  labelled(label: string, text: string): string;
  readonly you: string;
  round(round: number): string;
  readonly captain: string;
  /** Placed, and before that as they were rolled. */
  dice(morning: Die, evening: Die): string;
  rolled(first: Die, second: Die): string;
  readonly holds: string;
  readonly empty: string;
  sixth(contents: string): string;
  readonly none: string;
  readonly hand: string;
  /** The line of keys below the options, and the same for whoever types lines. */
  readonly keys: string;
  readonly undoKey: string;
  readonly typed: string;
  /** What `?` shows, a paragraph each. */
  readonly explained: readonly string[];
  readonly anyKey: string;
  readonly reallyQuit: string;
  /** Answers that count as yes. */
  readonly yes: readonly string[];
  expected(options: number): string;
  readonly undone: string;
  readonly notUndone: string;
  tooSmall(columns: number, rows: number): string;
}
