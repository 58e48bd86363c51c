import { describe, expect, it } from 'vitest';
import { read } from './read.ts';
import { ChatText, Name, Word } from './text.ts';

describe('a name', () => {
  it.each(['Nell', 'Энн Бонни', 'Ґалаґан', 'Zoë', 'Jo 🦜', 'l’Olonnais'])('may be %s', name => {
    expect(read(Name, name)).toEqual({ ok: true, value: name });
  });

  it('is trimmed, and written in one way', () => {
    expect(read(Name, '  Zoe\u0308 ')).toEqual({ ok: true, value: 'Zoë' });
    expect(read(Name, 'Anne\u00a0\u2003 \u3000Bonny\u1680')).toEqual({ ok: true, value: 'Anne Bonny' });
  });

  it('may have a sign that is a picture', () => {
    expect(read(Name, 'Nell ☠\ufe0f')).toEqual({ ok: true, value: 'Nell ☠\ufe0f' });
  });

  it.each([
    ['empty', ''],
    ['blank', '   '],
    ['longer than 20 characters', 'a'.repeat(21)],
    ['of two lines', 'Nell\nBonny'],
    ['written backwards', 'Nell\u202eynnoB'],
    ['partly invisible', 'Ne\u200bll'],
    ['all invisible', '\u3164\u3164'],
    ['joined by nothing', 'Ne\u034fll'],
    ['another form of a letter that has none', 'Nell\ufe0f'],
    ['followed by a tag', 'Nell\u{e0041}'],
    ['followed by a blank note', 'Nell\u{1d159}'],
    ['a tower of accents', `N${'\u0301'.repeat(5)}`],
    ['half a character', '\ud83e'],
    ['no text', 7],
  ])('may not be %s', (_, name) => {
    expect(read(Name, name).ok).toBe(false);
  });
});

describe('what is said', () => {
  it('has at most 200 characters', () => {
    expect(read(ChatText, 'a'.repeat(200)).ok).toBe(true);
    expect(read(ChatText, 'a'.repeat(201))).toEqual({ ok: false, error: { path: '', expected: '<=200' } });
  });
});

describe('a word for the dice', () => {
  it('counts as it is, blanks included', () => {
    expect(read(Word, ' tide\t')).toEqual({ ok: true, value: ' tide\t' });
  });

  it('has a form in bytes', () => {
    expect(read(Word, '\ud83e').ok).toBe(false);
  });
});
