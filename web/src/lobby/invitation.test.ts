import { expect, it } from 'vitest';
import { codeIn, inGroups, tableIn } from './invitation.ts';

const TABLE = 'Ab3_efgh-jklmnop';

it('a table is found by its link, also one with something around it', () => {
  expect(tableIn(`https://jamaica.example/#at/${TABLE}`)).toBe(TABLE);
  expect(tableIn(`  https://jamaica.example/games/?x=1#at/${TABLE}/anything \n`)).toBe(TABLE);
  expect(tableIn(` https://jamaica.example/t/${TABLE}`)).toBe(TABLE);
  expect(tableIn(`https://jamaica.example/games/t/${TABLE}?x=1#`)).toBe(TABLE);
  expect(tableIn(` ${TABLE}\n`)).toBe(TABLE);
});

it('a code is taken as it was typed, however it is spaced', () => {
  expect(inGroups('BHKPTX')).toBe('BHK PTX');
  for (const text of ['BHKPTX', 'bhk ptx', ' b-h-k-p-t-x\n']) expect(codeIn(text)?.toUpperCase()).toBe('BHKPTX');
  expect(codeIn('внк ртх')).toBe('внкртх');
});

it('what leads to no table leads nowhere', () => {
  for (const text of [
    '',
    'hello',
    `${TABLE}x`,
    `https://jamaica.example/#replay/${TABLE}`,
    `https://jamaica.example/g/${TABLE}`,
    '#at/',
    '#at',
  ])
    expect([tableIn(text), codeIn(text)]).toEqual([null, null]);
});
