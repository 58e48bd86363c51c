import { type Book, bookOf, type Edition, type HouseRule, houseRules, type Rules } from '@jamaica/rules';

/** What a table plays by: an edition, and what was agreed on beside it. */
export type Agreed = Pick<Rules, 'edition' | 'house'>;

/** A language's words for what a table can agree on, as they stand in the middle of a line. */
export interface AgreedWords {
  /** Our reading of an edition. */
  readonly editions: Readonly<Record<Edition, string>>;
  readonly books: Readonly<Record<Book, string>>;
  readonly houseRules: Readonly<Record<HouseRule, string>>;
  /** An edition with house rules that make no book. */
  withHouseRules(edition: string): string;
}

/** In a few words: `2021 edition`, `Italian book of 2021`, `2021 edition with house rules`. */
export const agreedIn = ({ editions, books, withHouseRules }: AgreedWords, agreed: Agreed): string => {
  const book = bookOf(agreed);
  if (book !== null) return books[book];
  const edition = editions[agreed.edition];
  return agreed.house === undefined ? edition : withHouseRules(edition);
};

/** The same, and which house rules they are, where no book says so. */
export const agreedInFull = (words: AgreedWords, agreed: Agreed): string => {
  const { house } = agreed;
  const short = agreedIn(words, agreed);
  if (house === undefined || bookOf(agreed) !== null) return short;
  const rules = houseRules.filter(rule => house[rule] !== undefined).map(rule => words.houseRules[rule]);
  return `${short} (${rules.join(', ')})`;
};
