import * as v from 'valibot';

/** Consonants that are not taken for each other, nor for a digit: no code spells a word, in any language. */
export const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXYZ';
/** 20 letters, six times: 64 million codes. How many may be guessed is in the server's paces. */
export const CODE_LENGTH = 6;

/** What is typed for a letter that looks like it, on another keyboard or in another hand. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  2: 'Z',
  5: 'S',
  6: 'G',
  8: 'B',
  В: 'B',
  К: 'K',
  М: 'M',
  Н: 'H',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** A table's code, which can be said and typed: in any case, with spaces or hyphens wherever somebody puts them. */
export const TableCode = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform(text =>
    [...text.toUpperCase().replace(/[\s-]+/g, '')].map(letter => LOOKALIKES[letter] ?? letter).join(''),
  ),
  v.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)),
  v.description('Six letters under which a table is found while people gather there'),
);
export type TableCode = v.InferOutput<typeof TableCode>;
