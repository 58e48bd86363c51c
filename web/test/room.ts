import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { VIEWPORTS, type Viewport } from './harness/visit.ts';

/** How far the page can be scrolled. */
export const scroll = (page: Page): Promise<{ readonly across: number; readonly down: number }> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { across: scrollWidth - clientWidth, down: scrollHeight - clientHeight };
  });

/** Once everything has been drawn that the page knows of now. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** The same page on another screen, as soon as it is laid out for that: it hears of it in the next frame. */
export const moveTo = async (page: Page, screen: Viewport): Promise<void> => {
  await page.setViewportSize(VIEWPORTS[screen]);
  await drawn(page);
};

/** Nothing is wider than the screen, whichever of these it is. */
export const expectRoom = async (page: Page, ...screens: readonly Viewport[]): Promise<void> => {
  for (const screen of screens) {
    await moveTo(page, screen);
    expect({ screen, across: (await scroll(page)).across }).toEqual({ screen, across: 0 });
  }
};

/** A finger's width. */
const FINGER = 44;

/** What is too small for a finger, of all that can be pressed. A control in a label is as large as the label. */
const small = (page: Page): Promise<readonly string[]> =>
  page.evaluate(finger => {
    const pressed = 'button, [role=button], a[href], select, input:not([type=file]), summary';
    const modal = document.querySelector('dialog[open], [role=dialog]');
    return [...(modal ?? document).querySelectorAll(pressed)].flatMap(thing => {
      if (!thing.checkVisibility() || thing.closest('[inert]')) return [];
      const { width, height } = (thing.closest('label') ?? thing).getBoundingClientRect();
      const name = thing.getAttribute('aria-label') ?? thing.textContent?.trim();
      const place = `${thing.tagName.toLowerCase()}.${thing.getAttribute('class') ?? ''} "${name}"`;
      // Half a pixel is lost when a size is rounded.
      return Math.min(width, height) >= finger - 0.5
        ? []
        : [`${place} is ${Math.round(width)} x ${Math.round(height)}`];
    });
  }, FINGER);

/** A finger finds everything that can be pressed. */
export const expectFingerRoom = async (page: Page): Promise<void> => expect(await small(page)).toEqual([]);
