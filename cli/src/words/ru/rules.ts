import type { RulesWords } from '../rules.ts';

export const rules: RulesWords = {
  playersExpected: given => `игроков бывает от 2 до 6, а не ${given}`,
  editionExpected: given => `издание бывает 2007 или 2021, а не ${given}`,
  noGhostWithSix: 'при 6 игроках для Корабля-призрака не остаётся корабля: уберите --ghost',
};
