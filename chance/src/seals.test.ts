import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitment } from './fair.ts';
import { readFair } from './proof.ts';
import { sealOf } from './seals.ts';

const SECRET = '5e'.repeat(32);
const COMMITMENT = commitment(SECRET);
const words = ['tide', 'Порт-Ройал', ''];
const seals = [sealOf(COMMITMENT, words[0]), sealOf(COMMITMENT, words[1]), null];
const fair = { commitment: COMMITMENT, secret: SECRET, words, seals };

describe('the seal of a word', () => {
  it('is what the README says, by somebody else’s hash', () => {
    const text = (word: string): Buffer => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(Buffer.byteLength(word));
      return Buffer.concat([length, Buffer.from(word)]);
    };
    const bytes = Buffer.concat([text('jamaica/fair/1/seal'), Buffer.from(COMMITMENT, 'hex'), text('tide')]);
    expect(sealOf(COMMITMENT, 'tide')).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('holds its seat to the word', () => {
    expect(readFair(fair, 3)).toEqual({ ok: true, value: fair });
    const other = { ...fair, words: ['ebb', words[1], ''] };
    expect(readFair(other, 3)).toEqual({ ok: false, error: { why: 'wrong-seal', seat: 0 } });
  });

  it('without its word says that a seat was left out; a word without a seal is none that was fixed', () => {
    expect(readFair({ ...fair, words: ['tide', '', ''] }, 3).ok).toBe(true);
    const late = { ...fair, words: ['tide', words[1], 'six six'] };
    expect(readFair(late, 3)).toEqual({ ok: false, error: { why: 'wrong-seal', seat: 2 } });
  });

  it('is missing in older records, and nothing else may stand there', () => {
    const { seals: _, ...old } = fair;
    expect(readFair(old, 3)).toEqual({ ok: true, value: old });
    for (const wrong of [[], [null, null], ['tide', null, null], null])
      expect(readFair({ ...fair, seals: wrong }, 3)).toEqual({
        ok: false,
        error: { why: 'malformed', field: 'seals' },
      });
  });
});
