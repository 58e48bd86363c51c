import type { RulesWords } from '../rules.ts';

export const rules: RulesWords = {
  playersExpected: given => `гравців має бути від 2 до 6, а задано ${given}`,
  editionExpected: given => `видання має бути 2007 або 2021, а задано ${given}`,
  noGhostWithSix: 'за шести гравців для Корабля-привида не лишається корабля: приберіть --ghost',
};
