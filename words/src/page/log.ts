/** What stands around the sentences of the log. */
export interface LogWords {
  readonly title: string;
  /** The button that shows the whole story; the last rounds are there without it. */
  readonly earlier: string;
  readonly sinceLastTurn: string;
  /** Before the first round. */
  readonly empty: string;
  /** The round in its heading, and who is Captain. */
  round(round: number, captain: string): string;
  /** The heading of a turn. */
  turn(name: string, card: string | null): string;
  /** The button that shows the newest line again. */
  readonly newest: string;
  /** What a line with a place does: it lights that place on the board. */
  readonly showPlace: string;
  /** The board as a list: the parts of the route. */
  readonly water: string;
  lane(lane: 1 | 2, spaces: number): string;
  /** The same within a sentence, for whoever does not see it. */
  byLane(lane: 1 | 2): string;
  readonly lastStretch: string;
  points(points: number): string;
  readonly finishPoints: string;
  /** The ships in a space. */
  shipsHere(names: readonly string[]): string;
}
