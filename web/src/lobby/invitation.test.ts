import { expect, it } from 'vitest';
import { codeOf, tableIn } from './invitation.ts';

const TABLE = 'Ab3_efgh-jklmnop';

it('a table is found by its link, also one with something around it', () => {
  expect(tableIn(`https://jamaica.example/#at/${TABLE}`)).toBe(TABLE);
  expect(tableIn(`  https://jamaica.example/games/?x=1#at/${TABLE}/anything \n`)).toBe(TABLE);
});

it('a table is found by its code, however it is spaced', () => {
  expect(codeOf(TABLE)).toBe('Ab3_ efgh -jkl mnop');
  expect(tableIn(codeOf(TABLE))).toBe(TABLE);
  expect(tableIn(` ${TABLE}\n`)).toBe(TABLE);
});

it('what leads to no table leads nowhere', () => {
  for (const text of ['', 'hello', `${TABLE}x`, `https://jamaica.example/#replay/${TABLE}`, '#at/', '#at'])
    expect(tableIn(text)).toBeNull();
});
