import { describe, expect, it } from 'vitest';
import { wrap } from './wrap.ts';

describe('a wrapped text', () => {
  it('breaks between words and indents what follows', () => {
    expect(wrap('one two three four', 10, '  ')).toEqual(['one two', '  three', '  four']);
    expect(wrap('one two', 8, '', '- ')).toEqual(['- one', 'two']);
  });

  it('keeps a word that is too long whole', () => {
    expect(wrap('a bananas b', 4)).toEqual(['a', 'bananas', 'b']);
  });

  it('begins no line with a French colon', () => {
    expect(wrap('les dés : 5', 7)).toEqual(['les', 'dés : 5']);
  });

  it('leaves a short text alone', () => {
    expect(wrap('', 10)).toEqual(['']);
    expect(wrap('  one  two', 20)).toEqual(['  one  two']);
  });
});
