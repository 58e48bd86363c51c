/** What the program says around its commands. */
export interface FrameWords {
  readonly summary: string;
  /** Headings of the help. */
  readonly usage: string;
  readonly commands: string;
  readonly options: string;
  readonly examples: string;
  readonly exitCodes: string;
  /** Headings that only the page for `man` has. */
  readonly nameTitle: string;
  readonly environmentTitle: string;
  /** The placeholders of the usage line: `<command> [options]`. */
  readonly commandPlace: string;
  readonly optionsPlace: string;
  /** Options that every command has. */
  readonly langOption: string;
  readonly helpOption: string;
  readonly versionOption: string;
  readonly exitDone: string;
  readonly exitNo: string;
  readonly exitUsage: string;
  readonly exitBug: string;
  /** What the environment decides. */
  readonly environment: string;
  readonly moreHelp: string;
  seeHelp(commandLine: string): string;
  unknownCommand(given: string, known: readonly string[]): string;
  didYouMean(known: string): string;
  unknownLanguage(given: string, known: readonly string[]): string;
  unknownOption(given: string, known: readonly string[]): string;
  valueMissing(option: string): string;
  valueUnwanted(option: string): string;
  unexpectedArgument(given: string): string;
  fileMissing: string;
  oneFileOnly(given: number): string;
  notAWhole(option: string, given: string, least: number): string;
  unexpected(message: string): string;
  /** For `serve` and the like where only the command is installed: what gets the server too. */
  ofHosts(commandLine: string): string;
  shellExpected(given: string, known: readonly string[]): string;
  readonly debugHint: string;
}
