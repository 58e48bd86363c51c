import type { Rng } from '@jamaica/rules';

// FNV-1a over the text's UTF-16 units, then a final mix: two seeds that differ in one letter start far apart.
const hash = (text: string, salt: number): number => {
  let h = 0x811c9dc5 ^ salt;
  for (let index = 0; index < text.length; index++) h = Math.imul(h ^ text.charCodeAt(index), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

const WARM_UP = 12;

/** sfc32. Its four words lie in a typed array, where V8 need not box them. */
class Sfc32 implements Rng {
  readonly #words: Int32Array;

  constructor(seed: string) {
    this.#words = Int32Array.of(hash(seed, 0), hash(seed, 0x9e3779b9), hash(seed, 0x3c6ef372), 1);
    for (let round = 0; round < WARM_UP; round++) this.bits(); // the seed's words need some rounds to mix
  }

  bits(): number {
    const words = this.#words;
    const b = words[1];
    const c = words[2];
    const sum = (words[0] + b + words[3]) | 0;
    words[3]++;
    words[0] = b ^ (b >>> 9);
    words[1] = c + (c << 3);
    words[2] = ((c << 21) | (c >>> 11)) + sum;
    return sum;
  }

  // Multiply and keep the high half; the few low halves that would make some numbers likelier are drawn again
  // (Lemire). Sixteen bits are enough for dice and decks, and keep the numbers small.
  below(n: number): number {
    for (;;) {
      const product = Math.imul(this.bits() >>> 16, n);
      const low = product & 0xffff;
      if (low >= n || low >= 0x10000 % n) return product >>> 16;
    }
  }
}

/**
 * A fast generator from a seed, for simulations, tests and bots: numbers below 65,536 at the most. Never for a game
 * between people: whoever has seen enough of its numbers can compute the rest.
 */
export const fromSeed = (seed: string): Rng => new Sfc32(seed);
