import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Goes to everything that the keyboard stops at, and names what has no ring there, or one of which something is cut off: by an
 * ancestor that clips what is larger than itself, or by the edge of the screen.
 */
const clippedRings = async (page: Page): Promise<readonly string[]> => {
  // From now on the page shows where the keyboard is.
  await page.keyboard.press('Shift');
  return page.evaluate(async () => {
    const modal = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1);
    const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const isStop = (thing: Element): thing is HTMLElement | SVGElement =>
      (thing instanceof HTMLElement || thing instanceof SVGElement) &&
      thing.tabIndex >= 0 &&
      !thing.matches(':disabled') &&
      thing.checkVisibility({ visibilityProperty: true }) &&
      thing.closest('[inert]') === null;

    type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
    const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
      left: left - by,
      top: top - by,
      right: right + by,
      bottom: bottom + by,
    });
    const beyond = (style: CSSStyleDeclaration): number | null =>
      style.outlineStyle === 'none'
        ? null
        : Math.max(0, Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset));
    /** The ring around a thing, or around what is drawn before it, as that of a switch is. */
    const ringOf = (thing: Element): Box | null => {
      const box = thing.getBoundingClientRect();
      const [own, drawn] = [getComputedStyle(thing), getComputedStyle(thing, '::before')];
      const by = beyond(own);
      if (by !== null) return box.width < 2 ? null : grown(box, by);
      const drawnBy = drawn.content === 'none' ? null : beyond(drawn);
      if (drawnBy === null) return null;
      const [left, top, right, bottom] = [drawn.left, drawn.top, drawn.right, drawn.bottom].map(Number.parseFloat);
      const inner = {
        left: box.left + left,
        top: box.top + top,
        right: box.right - right,
        bottom: box.bottom - bottom,
      };
      return grown(inner, drawnBy);
    };
    /** What of an ancestor can be seen at most. */
    const windowOf = (around: Element): Box | null => {
      const style = getComputedStyle(around);
      const isPainted = /paint|strict|content/.test(style.contain);
      const [isCutX, isCutY] = [style.overflowX, style.overflowY].map(each => isPainted || each !== 'visible');
      if (style.display === 'contents' || style.display === 'inline' || !(isCutX || isCutY)) return null;
      const { left, top, right, bottom } = around.getBoundingClientRect();
      const edge = (side: 'left' | 'top' | 'right' | 'bottom'): number =>
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) || 0;
      return {
        left: isCutX ? left + edge('left') : -Infinity,
        top: isCutY ? top + edge('top') : -Infinity,
        right: isCutX ? right - edge('right') : Infinity,
        bottom: isCutY ? bottom - edge('bottom') : Infinity,
      };
    };
    /** Nothing around a thing that is fixed, or in the top layer, cuts it. */
    const isLoose = (thing: Element): boolean =>
      getComputedStyle(thing).position === 'fixed' || thing.matches('dialog, :popover-open');
    const nameOf = (thing: Element): string =>
      `${thing.tagName.toLowerCase()}.${thing.getAttribute('class')?.replace(/\s*svelte-\w+/g, '') ?? ''} "${(
        thing.getAttribute('aria-label') ??
        thing.textContent ??
        ''
      )
        .trim()
        .slice(0, 40)}"`;
    const cutBy = (ring: Box, room: Box): string =>
      (['left', 'top', 'right', 'bottom'] as const)
        .map(
          side =>
            [side, side === 'left' || side === 'top' ? room[side] - ring[side] : ring[side] - room[side]] as const,
        )
        // What is not drawn of half a pixel nobody misses.
        .filter(([, lost]) => lost > 0.75)
        .map(([side, lost]) => `${side} ${Math.round(lost)}`)
        .join(', ');

    const faults: string[] = [];
    for (const thing of [...(modal ?? document).querySelectorAll(STOPS)].filter(isStop)) {
      if (!thing.isConnected) continue;
      thing.focus();
      await null; // what follows in the page
      if (document.activeElement !== thing) continue;
      // A thing of the drawing has a line of its own.
      if (thing.closest('svg')) continue;
      const drawing = thing.closest('label')?.querySelectorAll('*') ?? thing.parentElement?.children ?? [];
      const ringed = [thing, ...drawing].find(each => ringOf(each) !== null);
      const ring = ringed && ringOf(ringed);
      if (!ring) {
        faults.push(`${nameOf(thing)} has no ring`);
        continue;
      }
      for (let around = ringed; !isLoose(around) && around.parentElement; ) {
        around = around.parentElement;
        const room = windowOf(around);
        const cut = room && around !== document.body && around !== document.documentElement ? cutBy(ring, room) : '';
        if (cut) faults.push(`${nameOf(thing)} is cut by ${nameOf(around).replace(/ ".*/, '')}: ${cut}`);
      }
      const cut = cutBy(ring, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      if (cut) faults.push(`${nameOf(thing)} is cut by the screen: ${cut}`);
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return faults;
  });
};

export const expectRings = async (page: Page): Promise<void> => expect(await clippedRings(page)).toEqual([]);
