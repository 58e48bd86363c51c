import { type House, houseSet } from './house.ts';
import type { Edition, Rules } from './rules.ts';

/** What a book says: its edition, and where it is not our reading of it. */
export interface BookRules {
  readonly edition: Edition;
  readonly house: House;
}

/** The five published books (R-HOU-6). */
export const BOOKS = {
  'en-2007': { edition: '2007', house: { gift: 'any' } },
  'ru-2007': { edition: '2007', house: { shortageTreasure: 'optional' } },
  'fr-2007': { edition: '2007', house: { loot: 'empty-hold' } },
  'uk-2021': { edition: '2021', house: { tie: 'behind', gift: 'any' } },
  'it-2021': { edition: '2021', house: { gift: 'any', shuffle: 'when-empty' } },
} as const satisfies Readonly<Record<string, BookRules>>;

/** A published book by its language and edition. */
export type Book = keyof typeof BOOKS;

/** Whether somebody named a book. */
export const isBook = (name: string): name is Book => Object.hasOwn(BOOKS, name);
/** All books. */
export const books: readonly Book[] = Object.keys(BOOKS).filter(isBook);

/** The rules of a table that plays exactly by a book. */
export const rulesOfBook = (book: Book, players: number, ghost: boolean): Rules => ({
  edition: BOOKS[book].edition,
  players,
  ghost,
  house: BOOKS[book].house,
});

/** The book by which a table plays; null when it is our reading, or house rules of its own. */
export const bookOf = ({ edition, house }: Pick<Rules, 'edition' | 'house'>): Book | null =>
  books.find(book => BOOKS[book].edition === edition && houseSet(BOOKS[book].house) === houseSet(house)) ?? null;
