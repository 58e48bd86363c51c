import { read } from '../settings/stored.ts';

/** Under this key the table is kept that somebody plays at in this browser. */
export const SAVED = 'jamaica.table';

/** Whether a game seems to wait there: who wants to be sure must read it, and needs the rules for that. */
export const seemsSaved = (): boolean => {
  const { steps, final } = read(SAVED);
  return Array.isArray(steps) && final === undefined;
};
