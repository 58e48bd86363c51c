/** The quarters of the harbour. */
export const HARBOUR_TABS = ['mine', 'join', 'watch', 'leaders'] as const;
export type HarbourTab = (typeof HARBOUR_TABS)[number];

/** What can go wrong with the server, as people are told about it. */
export interface TroubleWords {
  readonly offline: string;
  readonly tooFast: string;
  readonly tooMany: string;
  readonly wrongCode: string;
  readonly wrongPasskey: string;
  /** Everything that should not happen. */
  readonly other: string;
}

/** What the harbour says: one's own tables, those of others, and the leaderboard. */
export interface HarbourWords {
  readonly title: string;
  tab(tab: HarbourTab): string;
  /** The quarters, for ears. */
  readonly tabs: string;
  /** The link to the page about oneself. */
  whoYouAre(name: string): string;
  readonly loading: string;
  readonly trouble: TroubleWords;
  /** What is still shown is from before. */
  readonly stale: string;
  readonly again: string;

  /** Sections of one's own games. */
  readonly yourTurn: string;
  readonly underWay: string;
  readonly gathering: string;
  readonly finished: string;
  /** How long one may still take. */
  timeLeft(time: string): string;
  readonly noTimeLeft: string;
  readonly noClock: string;
  /** The last change, as in `2 hours ago`. */
  changed(when: string): string;
  opened(when: string): string;
  readonly won: string;
  place(place: number, of: number): string;
  points(points: number): string;
  readonly ghostWon: string;
  wonBy(names: readonly string[]): string;
  readonly noResult: string;

  readonly play: string;
  readonly look: string;
  readonly sit: string;
  readonly watch: string;
  readonly replay: string;
  /** A link on a card, for ears: which table it leads to. */
  linkAt(link: string, names: readonly string[]): string;

  /** What is played, and how. */
  players(players: number): string;
  readonly ghost: string;
  readonly noLimit: string;
  live(decision: string, reserve: string | null): string;
  slow(time: string): string;
  readonly phrasesOnly: string;
  readonly noSpectators: string;
  freeSeats(seats: number): string;
  readonly freeSeat: string;
  bot(level: string): string;
  readonly you: string;
  names(names: readonly string[]): string;

  readonly emptyMine: string;
  readonly emptyMineNote: string;
  readonly emptyJoin: string;
  readonly emptyJoinNote: string;
  readonly emptyWatch: string;
  readonly emptyWatchNote: string;
  readonly emptyLeaders: string;
  readonly emptyLeadersNote: string;
  readonly openTable: string;
  readonly seeOpen: string;

  readonly editionLegend: string;
  readonly playersLegend: string;
  readonly rank: string;
  readonly name: string;
  readonly strength: string;
  readonly games: string;
  readonly strengthNote: string;
  /** A program that plays. */
  readonly program: string;
  readonly notRanked: string;
}
