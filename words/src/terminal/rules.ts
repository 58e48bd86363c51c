/** What can be wrong with the game that somebody asks for. */
export interface RulesWords {
  playersExpected(given: string): string;
  editionExpected(given: string): string;
  bookExpected(given: string, known: readonly string[]): string;
  /** A book and an edition that is not its own. */
  bookOfOtherEdition(book: string, edition: string): string;
  houseExpected(given: string, known: readonly string[]): string;
  readonly noGhostWithSix: string;
}
