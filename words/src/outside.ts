import type { Chapter } from './chapters.ts';

/** What is said where the page is not: by previews of links, by news that is sent elsewhere, in a calendar. */
export interface OutsideWords {
  /** The game itself, as a title. */
  readonly game: string;
  readonly about: string;
  /** A table where people gather; `names` is who is there, ready to be put in. */
  invited(names: string): string;
  /** A game that is on, or was, of which nobody else may see more. */
  among(names: string): string;
  race(round: number, names: string): string;
  wonBy(names: string): string;
  readonly ghostWon: string;
  round(round: number): string;
  freeSeats(seats: number): string;
  readonly freeSeat: string;
  /** Somebody and their points. */
  scored(name: string, points: number): string;
  /** The rulebook, or a chapter or a rule of it. */
  rules(passage: string | null): string;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rulesAbout: string;
  puzzle(number: string | null): string;
  readonly puzzleAbout: string;
  person(name: string): string;
  readonly personAbout: string;

  /** It is somebody's turn, and at which table. */
  readonly turn: string;
  turnAt(names: string): string;
  readonly turnSomewhere: string;
  /** The calendar of deadlines, and one of them. */
  readonly calendar: string;
  deadline(names: string): string;
}
