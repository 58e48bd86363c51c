import type { RulesWords } from '../rules.ts';

export const rules: RulesWords = {
  playersExpected: given => `2 à 6 joueurs sont attendus, et non ${given}`,
  editionExpected: given => `l’édition 2007 ou 2021 est attendue, et non ${given}`,
  noGhostWithSix: 'à 6 joueurs, il ne reste pas de navire pour le Vaisseau fantôme : retirez --ghost',
};
