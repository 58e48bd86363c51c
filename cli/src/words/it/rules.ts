import type { RulesWords } from '../rules.ts';

export const rules: RulesWords = {
  playersExpected: given => `attesi da 2 a 6 giocatori, non ${given}`,
  editionExpected: given => `attesa l’edizione 2007 o 2021, non ${given}`,
  noGhostWithSix: 'in 6 giocatori non resta una nave per la Nave fantasma: togli --ghost',
};
