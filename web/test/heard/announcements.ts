import type { BrowserContext, Page } from 'playwright-core';

/**
 * Gathers what a screen reader would announce by itself: what comes into a live region that was there before, once, and
 * only where it can be perceived. A region that comes with its text in it is silent, as it is with real ones.
 */
export const announce = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output';
    const said: string[] = [];
    Object.assign(window, { said });
    const regions = new WeakSet<Element>();
    const isHidden = (region: Element): boolean =>
      region.closest('[inert], [aria-hidden=true]') !== null ||
      !region.checkVisibility() ||
      (document.querySelector('dialog:modal')?.contains(region) ?? true) === false;
    /** Blocks are read one after the other, with a pause between them. */
    const textOf = (part: Node): string | null =>
      part instanceof HTMLElement ? part.innerText.trim().replace(/([^.:!?])\n+/g, '$1 — ') : part.textContent;
    /** The regions that something has come into, with what came; a whole region where its parts belong together. */
    const newsOf = (changes: readonly MutationRecord[]): Map<Element, string[]> => {
      const news = new Map<Element, string[]>();
      for (const { target, addedNodes, type } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE);
        if (!region || !regions.has(region)) continue;
        const isWhole = region.matches('[role=status], [role=alert], output');
        const parts = type === 'characterData' ? [target] : [...addedNodes];
        const texts = isWhole ? [textOf(region)] : parts.map(textOf);
        const before = isWhole ? [] : (news.get(region) ?? []);
        news.set(region, [...before, ...texts.map(text => text?.replace(/\s+/g, ' ').trim() ?? '')]);
      }
      return news;
    };
    new MutationObserver(changes => {
      for (const [region, texts] of newsOf(changes))
        if (!isHidden(region)) said.push(...texts.filter(text => text !== ''));
      for (const region of document.querySelectorAll(LIVE)) regions.add(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** What has been announced since the first so many. */
export const announced = (page: Page, since: number): Promise<readonly string[]> =>
  page.evaluate(from => Reflect.get(window, 'said').slice(from), since);
