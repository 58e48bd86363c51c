import type { Said } from '@jamaica/messages';
import { describe, expect, it } from 'vitest';
import { conversation, unread } from './conversation.ts';

const says = (number: number, name: string, text: string): Said => ({
  number,
  at: number,
  person: name.padEnd(16, '-'),
  name,
  text,
  phrase: null,
});

const TALK = [says(3, 'Nell', 'Ahoy'), says(5, 'Nell', 'Anybody?'), says(8, 'Bram', 'Here'), says(9, 'Nell', 'Good')];
const NELL = TALK[0].person;
const BRAM = TALK[2].person;

describe('the talk at a table', () => {
  it('names somebody who goes on speaking only once', () => {
    const turns = conversation(TALK, new Set());
    expect(turns.map(({ name, said }) => [name, said.length])).toEqual([
      ['Nell', 2],
      ['Bram', 1],
      ['Nell', 1],
    ]);
  });

  it('names somebody again who has taken another name', () => {
    const renamed = [says(1, 'Nell', 'I am'), { ...says(2, 'Nell', 'the Queen'), name: 'Queen' }];
    expect(conversation(renamed, new Set()).map(({ name }) => name)).toEqual(['Nell', 'Queen']);
  });

  it('marks whom one does not want to hear', () => {
    expect(conversation(TALK, new Set([BRAM])).map(({ isMuted }) => isMuted)).toEqual([false, true, false]);
  });

  it('counts as unread what others said since, but not those who are muted', () => {
    expect(unread(TALK, 3, null, new Set())).toBe(3);
    expect(unread(TALK, 3, NELL, new Set())).toBe(1);
    expect(unread(TALK, 3, NELL, new Set([BRAM]))).toBe(0);
    expect(unread(TALK, 9, null, new Set())).toBe(0);
  });
});
