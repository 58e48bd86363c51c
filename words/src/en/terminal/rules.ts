import { counting } from '../../counting.ts';
import type { RulesWords } from '../../terminal/rules.ts';

const { either } = counting('en');

export const rules: RulesWords = {
  playersExpected: given => `expected 2 to 6 players, not ${given}`,
  editionExpected: given => `expected the edition 2007 or 2021, not ${given}`,
  bookExpected: (given, known) => `expected the book ${either(known)}, not ${given}`,
  bookOfOtherEdition: (book, edition) => `${book} is a book of the ${edition} edition: leave out --edition`,
  houseExpected: (given, known) => `expected a house rule, ${either(known)}, not ${given}`,
  noGhostWithSix: 'with 6 players there is no ship left for the Ghost Ship: leave out --ghost',
};
