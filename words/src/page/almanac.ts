/** The chapters of the almanac that the page shows. */
export const ALMANAC_CHAPTERS = [
  'order',
  'length',
  'home',
  'lanes',
  'cards',
  'lairs',
  'treasures',
  'gunpowder',
  'ghost',
  'luck',
] as const;
export type AlmanacChapter = (typeof ALMANAC_CHAPTERS)[number];

/** What the almanac says: what is known of the game, counted in many games. */
export interface AlmanacWords {
  readonly title: string;
  /** In how many games it was counted, and how many of them were admirals'. */
  lead(games: number, admirals: number): string;
  /** What the lines and the points are. */
  readonly note: string;
  /** Of a chapter's advice. */
  readonly advised: string;
  readonly chapters: Readonly<Record<AlmanacChapter, { readonly title: string; readonly about: string }>>;
  /** A lane of the forks, which are counted from the start. */
  lane(fork: number, isLong: boolean): string;
  /** What follows from each chapter. Shares and points are written already. */
  readonly advice: {
    /** How many points lie between the best and the worst place. */
    order(points: string): string;
    length(rounds: number): string;
    /** How often the first ship home wins, and one that is caught before the red line. */
    home(first: string, caught: string): string;
    lanes(best: string, worst: string): string;
    cards(best: string, worst: string): string;
    /** Lairs by their place on the route. */
    lairs(best: number, worst: number): string;
    /** What a treasure is worth that nobody has seen, and the best power. */
    treasures(points: string, power: string): string;
    /** How often a ship is attacked without gunpowder, and with some. */
    gunpowder(without: string, withSome: string): string;
    /** With two players, and with five. */
    ghost(two: string, five: string): string;
    luck(share: string, strong: string): string;
  };
}
