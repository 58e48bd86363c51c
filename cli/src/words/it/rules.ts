import type { RulesWords } from '../rules.ts';

export const rules: RulesWords = {
  playersExpected: given => `si attendevano da 2 a 6 giocatori, non ${given}`,
  editionExpected: given => `si attendeva l’edizione 2007 o 2021, non ${given}`,
  noGhostWithSix: 'con 6 giocatori non c’è più una nave libera per la Nave Fantasma: togli --ghost',
};
