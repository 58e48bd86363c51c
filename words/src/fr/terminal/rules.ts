import { counting } from '../../counting.ts';
import type { RulesWords } from '../../terminal/rules.ts';

const { either } = counting('fr');

export const rules: RulesWords = {
  playersExpected: given => `2 à 6 joueurs sont attendus, et non ${given}`,
  editionExpected: given => `l’édition 2007 ou 2021 est attendue, et non ${given}`,
  bookExpected: (given, known) => `le livret ${either(known)} est attendu, et non ${given}`,
  bookOfOtherEdition: (book, edition) => `${book} est un livret de l’édition ${edition} : retirez --edition`,
  houseExpected: (given, known) => `une règle maison est attendue, ${either(known)}, et non ${given}`,
  noGhostWithSix: 'à 6 joueurs, il ne reste pas de navire pour le Vaisseau fantôme : retirez --ghost',
};
