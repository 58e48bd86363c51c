import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sailLetter } from '../src/art/emblems.ts';
import { openPage } from './harness/page.ts';
import { lay } from './laid.ts';
import { SCREEN_NAMES, SCREENS, settled } from './screens.ts';

/** What is drawn and not said: the letters on the sails, and the number of the 6th hold. */
const DRAWN: ReadonlySet<string> = new Set([...Object.values(sailLetter), 'VI']);
/** What is counted and not said: the rules of the book, and its chapters. */
const COUNTED = /^(?:R-[A-Z]{3}-\d+|[IVX]+)$/;

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

describe('every text comes from the translations', () => {
  it.each(SCREEN_NAMES)('%s', async name => {
    const { path, laid, arrive } = SCREENS[name];
    const page = await openPage({ path: `?pseudo${path}`, reducedMotion: true, before: lay(laid) });
    await arrive(page);
    await settled(page);
    const texts = await textsOf(page);
    expect(texts.some(text => text.includes('⟦'))).toBe(true);
    expect(texts.filter(text => !DRAWN.has(text) && !COUNTED.test(text) && /\p{L}/u.test(untranslated(text)))).toEqual(
      [],
    );
  });
});
