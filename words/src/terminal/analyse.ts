import type { CommandHelp } from './help.ts';

/** What `analyse` says. */
export interface AnalyseWords {
  readonly help: CommandHelp;
  /** Above the table: in how many imagined games every choice was tried. */
  title(games: number): string;
  /** The heads of the columns. */
  readonly player: string;
  readonly choices: string;
  readonly loss: string;
  /** What the numbers are. */
  readonly note: string;
  /** What an admiral loses, to compare with. */
  mark(points: string): string;
  readonly worst: string;
  moment(round: number, step: number): string;
  /** What somebody chose, what was better, the chances to win after both, and what it cost. */
  mistake(
    name: string,
    choice: string,
    best: string,
    chances: { readonly chance: string; readonly best: string },
  ): string;
  cost(points: string, doubt: string): string;
  readonly noMistake: string;
  readonly nothingChosen: string;
}
