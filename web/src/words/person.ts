/** What the page about somebody says, and what one says oneself about one's own. */
export interface PersonWords {
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

  /** What one shows of oneself. */
  readonly own: OwnPageWords;
  readonly elsewhere: ElsewhereWords;
  readonly filters: FilterWords;
}

export interface OwnPageWords {
  readonly title: string;
  readonly note: string;
  readonly page: string;
  readonly rating: string;
  readonly ratingNote: string;
  readonly games: string;
  readonly gamesNote: string;
  readonly rivals: string;
  readonly rivalsNote: string;
  readonly look: string;
  readonly takeHome: string;
  readonly takeHomeNote: string;
  readonly records: string;
  readonly results: string;
}

/** News that go elsewhere than to browsers. */
export interface ElsewhereWords {
  readonly title: string;
  readonly hook: string;
  /** `hosts` are the names that are allowed. */
  hookNote(hosts: string): string;
  readonly save: string;
  readonly drop: string;
  readonly saved: string;
  hostNotListed(hosts: string): string;
  readonly calendar: string;
  calendarNote(has: boolean): string;
  readonly makeCalendar: string;
  readonly calendarShown: string;
  readonly dropCalendar: string;
}

/** Which of one's finished games are shown. */
export interface FilterWords {
  readonly edition: string;
  readonly players: string;
  readonly result: string;
  readonly any: string;
  readonly won: string;
  readonly lost: string;
  readonly none: string;
}
