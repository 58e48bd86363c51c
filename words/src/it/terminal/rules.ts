import { counting } from '../../counting.ts';
import type { RulesWords } from '../../terminal/rules.ts';

const { either } = counting('it');

export const rules: RulesWords = {
  playersExpected: given => `si attendevano da 2 a 6 giocatori, non ${given}`,
  editionExpected: given => `si attendeva l’edizione 2007 o 2021, non ${given}`,
  bookExpected: (given, known) => `si attendeva il regolamento ${either(known)}, non ${given}`,
  bookOfOtherEdition: (book, edition) => `${book} è un regolamento dell’edizione ${edition}: togli --edition`,
  houseExpected: (given, known) => `si attendeva una regola della casa, ${either(known)}, non ${given}`,
  noGhostWithSix: 'con 6 giocatori non c’è più una nave libera per la Nave Fantasma: togli --ghost',
};
