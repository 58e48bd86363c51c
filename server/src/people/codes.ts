import { createHash, timingSafeEqual } from 'node:crypto';
import { type RandomBytes, randomLetters, randomText } from '../clock/random.ts';

/** Letters and digits that cannot be mistaken for each other, even when somebody reads them out. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;
const GROUP = 4;

/** Five groups of four: 98 bits, which nobody guesses, so a plain hash keeps it safe. */
export const newRecoveryCode = (random: RandomBytes): string =>
  Array.from({ length: GROUPS }, () => randomLetters(random, LETTERS, GROUP)).join('-');

/** The token of a bot account; its prefix shows what it is when it turns up where it should not. */
export const newToken = (random: RandomBytes): string => `jamaica_${randomText(random, 32)}`;

/** The secret in the address of a calendar: 192 bits. */
export const newCalendarSecret = (random: RandomBytes): string => randomText(random, 24);

/** What is stored of a code or a token. The code as it is read: without its hyphens. */
export const hashOf = (kind: 'recovery' | 'token' | 'calendar', code: string): string =>
  createHash('sha256').update(`jamaica/${kind}/1/${code}`).digest('hex');

/** Whether somebody said a secret. It takes the same time whatever they said, so that nobody can guess it letter by letter. */
export const isSame = (said: string, secret: string): boolean => {
  const [one, other] = [said, secret].map(text => createHash('sha256').update(text).digest());
  return timingSafeEqual(one, other);
};
