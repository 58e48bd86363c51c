import { counting } from '../../counting.ts';
import type { RulesWords } from '../../terminal/rules.ts';

const { either } = counting('ru');

export const rules: RulesWords = {
  playersExpected: given => `игроков бывает от 2 до 6, а не ${given}`,
  editionExpected: given => `издание бывает 2007 или 2021, а не ${given}`,
  bookExpected: (given, known) => `книга бывает ${either(known)}, а не ${given}`,
  bookOfOtherEdition: (book, edition) => `${book} — книга издания ${edition}: уберите --edition`,
  houseExpected: (given, known) => `домашнее правило бывает ${either(known)}, а не ${given}`,
  noGhostWithSix: 'при 6 игроках для Корабля-призрака не остаётся корабля: уберите --ghost',
};
