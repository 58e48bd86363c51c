import { read } from '../settings/stored.ts';

/** Under this key the table is kept that somebody plays at in this browser. */
export const SAVED = 'jamaica.table';

/** Whether a game seems to wait there: who wants to be sure must read it, and needs the rules for that. */
export const seemsSaved = (): boolean => {
  const { steps, final } = read(SAVED);
  return Array.isArray(steps) && final === undefined;
};

/** Kept once somebody has won here: until then the bots are gentle. */
export const WON = 'jamaica.won';

export const hasWon = (): boolean => read(WON).won === true;

/** Where the lesson keeps how far somebody has come. */
export const LESSON = 'jamaica.lesson';

export const hasLearned = (): boolean => typeof read(LESSON).step === 'number';
