import type { Fields } from '@jamaica/rules/record';
import { read, write } from '../../shared/settings/stored.ts';
import { saysOver } from '../logbook/record-file.ts';

/** Under this key the table is kept that somebody plays at in this browser. */
export const SAVED = 'jamaica.table';

/** Whether a game seems to wait there: to be sure, it must be read, and that takes the rules. */
export const seemsSaved = (): boolean => {
  const { steps, final } = read(SAVED);
  return Array.isArray(steps) && final === undefined;
};

/** The race that was over when the page was closed, and had not reached the logbook yet. */
export const unlogged = (): Fields | null => {
  const saved = read(SAVED);
  return saysOver(saved) && saved.logged !== true ? saved : null;
};

/** Notes that the race that is over is in the logbook, unless another one is saved by now. */
export const setLogged = (): void => {
  const saved = unlogged();
  if (saved) write(SAVED, { ...saved, logged: true });
};

/** Kept once somebody has won here: until then the bots are gentle. */
export const WON = 'jamaica.won';

export const hasWon = (): boolean => read(WON).won === true;

/** Where the lesson keeps how far somebody has come. */
export const LESSON = 'jamaica.lesson';

export const hasLearned = (): boolean => typeof read(LESSON).step === 'number';
