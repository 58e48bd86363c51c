import { describe, expect, it } from 'vitest';
import { CODE_LENGTH, CODE_LETTERS, TableCode } from './codes.ts';
import { read } from './read.ts';

const codeIn = (text: string): string | null => {
  const code = read(TableCode, text);
  return code.ok ? code.value : null;
};

describe('the code of a table', () => {
  it('is read in any case, and however it is spaced', () => {
    for (const text of ['BHKPTX', 'bhkptx', 'bhk ptx', ' Bhk-Ptx\n', 'b h k p t x'])
      expect(codeIn(text)).toBe('BHKPTX');
  });

  it('is read from a Cyrillic keyboard too, and from digits that look like its letters', () => {
    expect(codeIn('внкртх')).toBe('BHKPTX');
    expect(codeIn('82k5hx')).toBe('BZKSHX');
  });

  it('has no letter that could be a digit or another letter, and no vowel to make a word', () => {
    for (const letter of 'AEIOUL0123456789') expect(CODE_LETTERS).not.toContain(letter);
    expect(CODE_LETTERS.length ** CODE_LENGTH).toBe(64_000_000);
  });

  it('is nothing else', () => {
    for (const text of ['', 'BHKPT', 'BHKPTXB', 'BHKPTA', 'BHKPT!', 'Ab3_efgh-jklmnop'])
      expect(codeIn(text)).toBeNull();
  });
});
