import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawingsText } from './drawings.ts';
import { LETTERS, lettersOf } from './letters.ts';
import { PREVIEWS } from './previews-folder.ts';

it('the server draws previews from the drawings as they are now: npm run drawings', () => {
  expect(readFileSync(new URL('drawings.json', PREVIEWS), 'utf8') === drawingsText()).toBe(true);
});

it.each(LETTERS)('and with the letters of the page: $family', each => {
  expect(readFileSync(new URL(`letters/${each.file}`, PREVIEWS)).equals(lettersOf(each))).toBe(true);
});
