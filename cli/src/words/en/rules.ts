import type { RulesWords } from '../rules.ts';

export const rules: RulesWords = {
  playersExpected: given => `expected 2 to 6 players, not ${given}`,
  editionExpected: given => `expected the edition 2007 or 2021, not ${given}`,
  noGhostWithSix: 'with 6 players there is no ship left for the Ghost Ship: leave out --ghost',
};
