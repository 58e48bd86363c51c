import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { type Hex32, isHex32, text } from './fair.ts';

const SEAL = 'jamaica/fair/1/seal';

/**
 * What a seat shows of its word before anybody's is known: from then on it cannot choose another one. It belongs to one game,
 * because the commitment does.
 */
export const sealOf = (commitment: Hex32, word: string): Hex32 =>
  bytesToHex(sha256(concatBytes(text(SEAL), hexToBytes(commitment), text(word))));

/** By seat; null where nobody sealed a word: a bot. */
export type Seals = readonly (Hex32 | null)[];

export const areSeals = (input: unknown, players: number): input is Seals =>
  Array.isArray(input) && input.length === players && Array.from(input).every(seal => seal === null || isHex32(seal));

/**
 * The first seat whose word is not what it had sealed; null: there is none. A seat that did not open its word in time is left
 * out of the dice: its seal is there, and its word is empty.
 */
export const unsealed = (commitment: Hex32, words: readonly string[], seals: Seals): number | null => {
  const seat = words.findIndex((word, each) => word !== '' && seals[each] !== sealOf(commitment, word));
  return seat < 0 ? null : seat;
};
