import type { RulesWords } from '../rules.ts';

export const rules: RulesWords = {
  playersExpected: given => `очікувалося від 2 до 6 гравців, а не ${given}`,
  editionExpected: given => `очікувалося видання 2007 або 2021, а не ${given}`,
  noGhostWithSix: 'ушістьох для Корабля-привида не лишається корабля: приберіть --ghost',
};
