import { randomBytes } from 'node:crypto';

/** The given number of bytes, which nobody can foresee. Tests bring their own. */
export type RandomBytes = (length: number) => Uint8Array;

export const realRandom: RandomBytes = length => randomBytes(length);

const ALL = 2 ** 32;

/** A number from 0 to below `n`, all equally likely: values beyond the last full multiple of `n` are drawn again. */
export const randomBelow = (random: RandomBytes, n: number): number => {
  const full = ALL - (ALL % n);
  for (;;) {
    const number = Buffer.from(random(4)).readUInt32BE();
    if (number < full) return number % n;
  }
};

/** Bytes as a word of letters, digits, - and _. */
export const randomText = (random: RandomBytes, length: number): string =>
  Buffer.from(random(length)).toString('base64url');

/** Bytes as the id of a person or a table. No id begins with -: on a command line it would be an option. */
export const idOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url').replace(/^-/, '_');

/** A new id: 96 bits, which nobody can guess. */
export const newId = (random: RandomBytes): string => idOf(random(12));

/** Bytes as hexadecimal digits. */
export const randomHex = (random: RandomBytes, length: number): string => Buffer.from(random(length)).toString('hex');

/** So many letters of an alphabet. */
export const randomLetters = (random: RandomBytes, letters: string, length: number): string =>
  Array.from({ length }, () => letters[randomBelow(random, letters.length)]).join('');
