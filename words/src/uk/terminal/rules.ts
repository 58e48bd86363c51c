import { counting } from '../../counting.ts';
import type { RulesWords } from '../../terminal/rules.ts';

const { either } = counting('uk');

export const rules: RulesWords = {
  playersExpected: given => `гравців має бути від 2 до 6, а задано ${given}`,
  editionExpected: given => `видання має бути 2007 або 2021, а задано ${given}`,
  bookExpected: (given, known) => `книжка має бути ${either(known)}, а задано ${given}`,
  bookOfOtherEdition: (book, edition) => `${book} — книжка видання ${edition}: приберіть --edition`,
  houseExpected: (given, known) => `домашнє правило має бути ${either(known)}, а задано ${given}`,
  noGhostWithSix: 'за шести гравців для Корабля-привида не лишається корабля: приберіть --ghost',
};
