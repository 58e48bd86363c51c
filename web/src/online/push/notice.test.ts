import { describe, expect, it } from 'vitest';
import { noticeOf, openTable, readNews, tableShown, tableToOpen, turnShown } from './notice.ts';

const TABLE = 'AAAAAAAAAAAAAAAA';
const NOTES = {
  language: 'uk',
  title: 'Ваш хід!',
  somewhere: 'На вас чекають за столом.',
  tables: { [TABLE]: 'За столом: Nell і Bram' },
};

describe('news that were pushed', () => {
  it('are read', () => {
    expect(readNews(`{"kind":"turn","table":"${TABLE}"}`)).toEqual({ kind: 'turn', table: TABLE });
  });

  it.each([
    '',
    'null',
    '[]',
    '{"kind":"turn"}',
    '{"kind":"sunk","table":"AAAAAAAAAAAAAAAA"}',
    '{"kind":"turn","table":"/../x"}',
  ])('that are none of ours are not: %s', text => expect(readNews(text)).toBeNull());
});

describe('a notification', () => {
  it('speaks the language of the page, and says which table', () => {
    expect(noticeOf(TABLE, NOTES)).toMatchObject({ title: 'Ваш хід!', body: 'За столом: Nell і Bram', lang: 'uk' });
  });

  it('of a table that the page has not seen yet says less', () => {
    expect(noticeOf('BBBBBBBBBBBBBBBB', NOTES).body).toBe('На вас чекають за столом.');
  });

  it('without anything from the page has no words but the name of the game', () => {
    expect(noticeOf(TABLE, null)).toMatchObject({ title: 'Jamaica', body: '' });
  });
});

it('a click and a shown turn are told to the page, which takes neither for the other', () => {
  expect(tableShown(turnShown(TABLE))).toBe(TABLE);
  expect(tableShown(openTable(TABLE))).toBeNull();
  expect(tableToOpen(turnShown(TABLE))).toBeNull();
  expect(tableToOpen(openTable(TABLE))).toBe(TABLE);
  expect(tableToOpen('take-over')).toBeNull();
  expect(tableToOpen(null)).toBeNull();
});
