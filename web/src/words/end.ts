/** What the end of a race says. */
export interface EndWords {
  readonly title: string;
  won(names: readonly string[]): string;
  rounds(rounds: number): string;
  /** The parts of the count. */
  readonly space: string;
  readonly gold: string;
  readonly treasures: string;
  readonly total: string;
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
  readonly home: string;
  readonly replay: string;
  readonly analysis: string;
  readonly statistics: string;
}
