import { sailLetter } from '@jamaica/artwork/pieces/emblems.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What is drawn and not said: the letters on the sails, and the number of the 6th hold. */
const DRAWN: ReadonlySet<string> = new Set([...Object.values(sailLetter), 'VI']);
/** What is counted and not said: the rules of the book, and its chapters. */
const COUNTED = /^(?:R-[A-Z]{3}-\d+|[IVX]+)$/;

/** What the server calls a guest who has not said their name. */
const GUEST = /^\p{Lu}\p{L}+ \d+$/u;

/** Every text that can be seen, heard or shown in a tip. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'];
    const shown = [...document.body.querySelectorAll('*')].filter(
      element =>
        !element.matches('script, style') && (element.checkVisibility() || element.matches('[role=tooltip] *')),
    );
    const written = shown.flatMap(element =>
      [...element.childNodes].flatMap(node => (node instanceof Text ? [node.data.trim()] : [])),
    );
    const named = shown.flatMap(element => said.flatMap(name => element.getAttribute(name)?.trim() ?? []));
    return [...new Set([...written, ...named])];
  });

/** What is left of a text without everything that comes from the translations, which may lie inside each other. */
const untranslated = (text: string): string => {
  const less = text.replace(/⟦[^⟦⟧]*⟧/gu, '');
  return less === text ? text : untranslated(less);
};

/** Every text comes from the translations: on a page that was opened with `?pseudo`, all of them are marked. */
export const expectTranslated = async (page: Page): Promise<void> => {
  const texts = await textsOf(page);
  expect(texts.some(text => text.includes('⟦'))).toBe(true);
  expect(
    texts.filter(
      text => !DRAWN.has(text) && !COUNTED.test(text) && !GUEST.test(text) && /\p{L}/u.test(untranslated(text)),
    ),
  ).toEqual([]);
};
