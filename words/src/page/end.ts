/** What the end of a race says. */
export interface EndWords {
  readonly title: string;
  won(names: readonly string[]): string;
  rounds(rounds: number): string;
  /** The parts of the count. */
  readonly space: string;
  readonly gold: string;
  readonly treasures: string;
  /** Over the columns: the rank by points is not the place in the race. */
  readonly heads: {
    readonly rank: string;
    readonly race: string;
    readonly gold: string;
    readonly treasures: string;
    readonly points: string;
  };
  readonly skip: string;
  /** The story of the race. */
  readonly story: string;
  readonly storyNote: string;
  readonly storyMissing: string;
  readonly round: string;
  readonly start: string;
  readonly showTable: string;
  readonly rematch: string;
  readonly download: string;
  /** Keeps a picture of the finish. */
  readonly keepPicture: string;
  readonly home: string;
  readonly replay: string;
  readonly analysis: string;
  readonly statistics: string;
}
