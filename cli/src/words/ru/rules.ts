import type { RulesWords } from '../rules.ts';

export const rules: RulesWords = {
  playersExpected: given => `ожидалось от 2 до 6 игроков, а не ${given}`,
  editionExpected: given => `ожидалось издание 2007 или 2021, а не ${given}`,
  noGhostWithSix: 'вшестером для Корабля-призрака не остаётся корабля: уберите --ghost',
};
