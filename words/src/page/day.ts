/** What the page about the race of the day says. */
export interface DayWords {
  /** A day, by its beginning. */
  date(day: number): string;
  readonly about: string;
  /** When the day is over, by the clock of this device. */
  until(time: string): string;
  /** How good the bots are. */
  rivals(rivals: number, level: string): string;
  readonly sail: string;
  readonly sailOn: string;
  /** To guests, before they begin. */
  readonly guest: string;
  readonly guestWay: string;
  finished(people: number): string;
  readonly hidden: string;
  readonly today: string;
  readonly notHere: string;

  readonly result: string;
  readonly notFinished: string;
  readonly notSailed: string;
  readonly points: string;
  readonly inRace: string;
  readonly ofDay: string;
  readonly better: string;
  /** With a percentage. */
  betterThan(share: string): string;
  readonly alone: string;
  readonly noPlace: string;
  readonly admiral: string;
  readonly admiralUnderWay: string;
  readonly watchOwn: string;
  readonly watchAdmiral: string;
  readonly cost: string;
  readonly costNote: string;
  readonly practise: string;
  readonly practiseNote: string;
  readonly voyages: string;
  readonly noVoyages: string;
  watch(name: string): string;
  readonly name: string;

  readonly picture: string;
  readonly pictureNote: string;
  readonly keepPicture: string;
  readonly pictureFailed: string;

  readonly calendar: string;
  streak(days: number): string;
  readonly noStreak: string;
  readonly before: string;
  readonly after: string;
  readonly unfinished: string;

  readonly week: string;
  readonly weekNote: string;
  readonly weekEmpty: string;
  readonly days: string;

  readonly dice: string;
  readonly diceNote: string;
  readonly commitment: string;
  readonly commitmentNext: string;
  readonly secret: string;

  readonly offline: string;
  readonly practiseHere: string;
}
