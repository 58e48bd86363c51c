/** What can be wrong with the game that somebody asks for. */
export interface RulesWords {
  playersExpected(given: string): string;
  editionExpected(given: string): string;
  readonly noGhostWithSix: string;
}
