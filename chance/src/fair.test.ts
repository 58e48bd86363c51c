import { createHash, createHmac } from 'node:crypto';
import type { Rng } from '@jamaica/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitment, fromSecret, isHex32, isWord, newSecret, type Origin } from './fair.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const WORDS = ['tide', '', 'Порт-Ройал 🦜'];
const ORIGIN: Origin = { secret: SECRET, words: WORDS };

const draws = (rng: Rng, n: number, count: number): number[] => Array.from({ length: count }, () => rng.below(n));
const first = (origin: Origin, number = 1): string => draws(fromSecret(origin, number), 2 ** 32, 4).join();

// The same once more, with Node's own cryptography and written from the README.
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const text = (value: string): Buffer => Buffer.concat([uint32(Buffer.byteLength(value)), Buffer.from(value)]);
const block = ({ secret, words }: Origin, number: number, index: number): Buffer => {
  const message = [
    text('jamaica/fair/1/chance'),
    uint32(words.length),
    ...words.map(text),
    uint32(number),
    uint32(index),
  ];
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(Buffer.concat(message)).digest();
};
const numbers = (origin: Origin, number: number, blocks: number): number[] =>
  Array.from({ length: blocks }, (_, index) => block(origin, number, index)).flatMap(bytes =>
    [0, 4, 8, 12, 16, 20, 24, 28].map(at => bytes.readUInt32BE(at)),
  );

describe('the commitment', () => {
  it('is SHA-256 of the label and the secret', () => {
    const message = Buffer.concat([text('jamaica/fair/1/commitment'), Buffer.from(SECRET, 'hex')]);
    expect(commitment(SECRET)).toBe(createHash('sha256').update(message).digest('hex'));
  });

  it('is not the plain hash of the secret', () => {
    expect(commitment(SECRET)).not.toBe(createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'));
  });
});

describe('the numbers of a chance', () => {
  it.each([0, 1, 2, 77, 2 ** 32 - 1])('number %i are HMAC-SHA-256 blocks, four bytes each', number => {
    expect(draws(fromSecret(ORIGIN, number), 2 ** 32, 40)).toEqual(numbers(ORIGIN, number, 5));
  });

  it('agree with Node for any words, secret and number', () => {
    const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => Buffer.from(bytes).toString('hex'));
    const words = fc.array(fc.string({ unit: 'binary' }), { maxLength: 6 });
    fc.assert(
      fc.property(secrets, words, fc.nat(), (secret, words, number) => {
        const origin = { secret, words };
        expect(draws(fromSecret(origin, number), 2 ** 32, 16)).toEqual(numbers(origin, number, 2));
      }),
    );
  });

  it('are taken modulo n', () => {
    expect(draws(fromSecret(ORIGIN, 5), 6, 24)).toEqual(numbers(ORIGIN, 5, 3).map(each => each % 6));
  });

  it('are drawn again when they would favour the small ones', () => {
    const n = 3 * 2 ** 30; // a quarter of all numbers is too big
    const all = numbers(ORIGIN, 3, 50);
    const kept = all.filter(each => each < n);
    expect(kept.length).toBeLessThan(all.length * 0.8);
    expect(draws(fromSecret(ORIGIN, 3), n, kept.length)).toEqual(kept);
  });

  it('are drawn again from the first incomplete round on, its 0 included', () => {
    const [n, ...others] = numbers(ORIGIN, 4, 2); // as a number of outcomes: one round, and itself the next one's 0
    expect(n).toBeGreaterThan(2 ** 31);
    expect(fromSecret(ORIGIN, 4).below(n)).toBe(others.find(each => each < n));
  });
});

describe('everything matters to the numbers', () => {
  const differ = (streams: readonly string[]) => expect(new Set(streams).size).toBe(streams.length);

  it('every bit of the secret', () => {
    const flipped = Array.from({ length: 256 }, (_, bit) => {
      const bytes = Buffer.from(SECRET, 'hex');
      bytes[bit >> 3] ^= 1 << (bit & 7);
      return bytes.toString('hex');
    });
    differ([SECRET, ...flipped].map(secret => first({ secret, words: WORDS })));
    differ([SECRET, ...flipped].map(commitment));
  });

  it('every chance number', () => {
    differ(Array.from({ length: 500 }, (_, number) => first(ORIGIN, number)));
  });

  it('every word, its seat and its letters', () => {
    const orders = ['a b c', 'a c b', 'b a c', 'b c a', 'c a b', 'c b a', 'a b d', 'a B c'].map(each =>
      each.split(' '),
    );
    differ(orders.map(words => first({ secret: SECRET, words })));
  });

  it('where one word ends and the next begins', () => {
    const alike = [['ab', 'c'], ['a', 'bc'], ['abc', ''], ['', 'abc'], ['abc'], ['a', 'b', 'c'], ['', 'ab', 'c']];
    differ(alike.map(words => first({ secret: SECRET, words })));
  });

  it('whatever the words, another list of words is another game', () => {
    const words = fc.array(fc.string({ unit: 'binary', maxLength: 3 }), { maxLength: 4 });
    fc.assert(
      fc.property(words, words, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(first({ secret: SECRET, words: one })).not.toBe(first({ secret: SECRET, words: other }));
      }),
    );
  });
});

describe('a word', () => {
  it.each(['', 'tide', 'Порт-Ройал', '🦜', 'e\u0301', '\0', ' '])('may be %j', word => {
    expect(isWord(word)).toBe(true);
  });

  it.each(['\ud83e', 'a\udd9cb', 7, null, undefined, ['tide']])('may not be %j', word => {
    expect(isWord(word)).toBe(false);
  });
});

describe('a new secret', () => {
  it('is 32 bytes, and never the same', () => {
    const secrets = Array.from({ length: 100 }, newSecret);
    expect(secrets.every(isHex32)).toBe(true);
    expect(new Set(secrets).size).toBe(100);
  });
});
