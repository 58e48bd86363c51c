/** What the companion for a real table says. */
export interface CompanionWords {
  readonly title: string;
  readonly intro: string;
  readonly firstCaptain: string;
  readonly begin: string;
  /** The game that was begun before. */
  readonly resume: string;
  readonly back: string;
  /** Questions, with the name of the player, or with whose something is: of Anne. */
  askDice(name: string): string;
  askCombat(of: string): string;
  askShortage(of: string): string;
  askCard(name: string): string;
  askTreasure(name: string): string;
  readonly faceDown: string;
  /** Counting, when a race is over. */
  askCount(of: string): string;
  /** A face-down treasure in the winner's row, by its place, given to the loser. */
  gift(place: number): string;
  /** A die among several: which one it is. */
  die(number: number): string;
  readonly takeBack: string;
  readonly newGame: string;
  readonly newGameQuestion: string;
}
