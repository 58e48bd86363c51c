/** What the page about somebody says. */
export interface PersonPageWords {
  readonly notHere: string;
  readonly notHereNote: string;
  /** On one's own page. */
  readonly asOthers: string;
  readonly onlyYou: string;
  readonly nothing: string;
  readonly program: string;

  readonly rating: string;
  /** The most likely value and how far off it may be. */
  worth(rating: string, doubt: string): string;
  readonly ratingCourse: string;
  readonly inNumbers: string;
  readonly day: string;
  readonly uncertainty: string;

  readonly results: string;
  readonly book: string;
  readonly players: string;
  readonly games: string;
  readonly won: string;
  readonly average: string;

  readonly sources: string;
  readonly sourcesNote: string;
  readonly source: string;
  readonly space: string;
  readonly gold: string;
  readonly treasure: string;
  readonly everybody: string;

  readonly rivals: string;
  together(games: number): string;
  /** How often the person of the page came out ahead. */
  ahead(games: number): string;
  readonly lastGames: string;
}
