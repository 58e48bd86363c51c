/** What one says about a page of one's own, and about one's games. */
export interface PersonWords {
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

/** News that is sent elsewhere than to browsers. */
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
