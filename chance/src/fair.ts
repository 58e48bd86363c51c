import type { Rng } from '@jamaica/rules';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, createView, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes as 64 lower-case hexadecimal digits. */
export type Hex32 = string;

/** What all chance of a game comes from: nobody at the table knew both halves before the other was fixed. */
export interface Origin {
  /** Kept by the server until the game is over, and used for one game only. */
  readonly secret: Hex32;
  /** What each seat added, in seat order. */
  readonly words: readonly string[];
}

const SIZE = 32;
const COMMITMENT = 'jamaica/fair/1/commitment';
const CHANCE = 'jamaica/fair/1/chance';
const BY_PURPOSE = 'jamaica/fair/2/chance';

export const newSecret = (): Hex32 => bytesToHex(randomBytes(SIZE));

/** Published before the seats add their words: from then on the secret cannot be fitted to them. */
export const commitment = (secret: Hex32): Hex32 =>
  bytesToHex(sha256(concatBytes(text(COMMITMENT), hexToBytes(secret))));

export const isHex32 = (input: unknown): input is Hex32 => typeof input === 'string' && /^[0-9a-f]{64}$/.test(input);

/** Whether a seat may add this. Half a surrogate pair has no UTF-8 form: two such words would count as one. */
export const isWord = (input: unknown): input is string => typeof input === 'string' && !/\p{Cs}/u.test(input);

/**
 * The generator of one chance of a game: number 0 deals the set-up, number k is the k-th chance step. Each number has a
 * stream of its own, so a server that starts again needs only to count the steps, and each die is proven by itself.
 */
export const fromSecret = (origin: Origin, number: number): Rng => drawnFrom(blocksOf(origin, number));

/** The generator of a chance by what it is for: the same for everybody who sails the same race, whatever they do on the way. */
export const fromPurpose = (origin: Origin, purpose: string): Rng =>
  drawnFrom(streamOf(origin, BY_PURPOSE, text(purpose)));

const drawnFrom = (blocks: Blocks): Rng => {
  const next = numbersOf(blocks);
  return { below: n => evenly(next, n) };
};

/** The secret of a race that is dealt from a date: everybody can know it, so it is for practice only. */
export const secretOfDate = (date: string): Hex32 => bytesToHex(sha256(text(`jamaica/date/1/${date}`)));

/** The first block of a chance's stream, to be looked at: dice need no more than its first 8 bytes. */
export const firstBlock = (origin: Origin, number: number): Hex32 => bytesToHex(blocksOf(origin, number)(0));

/** The same where chance is drawn by what it is for. */
export const firstBlockFor = (origin: Origin, purpose: string): Hex32 =>
  bytesToHex(streamOf(origin, BY_PURPOSE, text(purpose))(0));

type Blocks = (block: number) => Uint8Array;

const blocksOf = (origin: Origin, number: number): Blocks => streamOf(origin, CHANCE, uint32(number));

const streamOf = ({ secret, words }: Origin, version: string, which: Uint8Array): Blocks => {
  const key = hexToBytes(secret);
  const prelude = preludeOf(version, words);
  return block => hmac.create(sha256, key).update(prelude).update(which).update(uint32(block)).digest();
};

/** The bytes of a game's words are the same for every die: they are put together once for each list. */
const preludes = new WeakMap<readonly string[], { readonly version: string; readonly bytes: Uint8Array }>();

const preludeOf = (version: string, words: readonly string[]): Uint8Array => {
  const known = preludes.get(words);
  if (known?.version === version) return known.bytes;
  const bytes = concatBytes(text(version), uint32(words.length), ...words.map(text));
  preludes.set(words, { version, bytes });
  return bytes;
};

// Big-endian, as everything here. A text goes behind its length: 'ab', 'c' is not 'a', 'bc'.
const uint32 = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  createView(bytes).setUint32(0, value);
  return bytes;
};

/** As texts go into every hash here. */
export const text = (words: string): Uint8Array => {
  const bytes = utf8ToBytes(words);
  return concatBytes(uint32(bytes.length), bytes);
};

/** The numbers of a stream, one after the other. */
const numbersOf = (block: Blocks): (() => number) => {
  let [index, at] = [0, SIZE];
  let bytes: DataView;
  return () => {
    if (at === SIZE) [bytes, at] = [createView(block(index++)), 0];
    at += 4;
    return bytes.getUint32(at - 4);
  };
};

const ALL = 2 ** 32;

/** The last numbers, too few to make a full round of `n`, are drawn again: they would favour the small ones. */
const evenly = (next: () => number, n: number): number => {
  const full = ALL - (ALL % n);
  let number = next();
  while (number >= full) number = next();
  return number % n;
};
