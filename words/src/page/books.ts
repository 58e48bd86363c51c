import type { Book, HouseRule } from '@jamaica/rules';

/** A house rule where it is switched on. */
export interface HouseRuleWords {
  readonly label: string;
  readonly note: string;
}

/** What is said where people agree on a book. */
export interface BooksWords {
  readonly legend: string;
  /** The two kinds of rules to play by. */
  readonly ourReading: string;
  readonly byTheBook: string;
  /** What is different in a book, in a sentence. */
  readonly bookNote: Readonly<Record<Book, string>>;
  readonly ownNote: string;
  readonly house: string;
  readonly houseRules: Readonly<Record<HouseRule, HouseRuleWords>>;
  /** House rules that a book has together. */
  thatIs(book: string): string;
  /** To the chapter of the rulebook. */
  readonly chapter: string;
  /** What is agreed, as a link to that chapter. */
  agreedLink(agreed: string): string;
}
