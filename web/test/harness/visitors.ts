import type { Browser, BrowserContext, CDPSession } from 'playwright-core';
import { isTouched, sizeOf, type Visit, type Visited, visit } from './visit.ts';

/** What a browser keeps from an earlier visit, by its keys. */
export type Stored = Readonly<Record<string, string>>;

/** Puts it there before a page opens for the first time. */
export const keep = (context: BrowserContext, stored: Stored): Promise<unknown> =>
  context.addInitScript(things => {
    const kept = Object.entries(things);
    if (kept.some(([name]) => localStorage.getItem(name) !== null)) return;
    for (const [name, thing] of kept) localStorage.setItem(name, thing);
  }, stored);

/** Somebody who is new to the page. */
interface Visitor extends Visited {
  /** The visit is over. */
  leave(): Promise<void>;
}

/** With a browser of their own, which is closed when they leave. */
export const alone = async (visited: Visited, stored: Stored): Promise<Visitor> => {
  await keep(visited.context, stored);
  return { ...visited, leave: () => visited.context.close() };
};

/** Windows that wait for the next visitor: opening a page where there was one before takes half the time. By what cannot be changed about them. */
const waiting = new Map<string, Visitor[]>();
/** A window at rest takes some memory. */
const MOST_WAITING = 3;

const kindOf = (wishes: Visit): string => `${wishes.language} ${isTouched(wishes)} ${wishes.isCoarse}`;

/** Of the same server, and nothing to see: there a browser can be told what it keeps. */
const emptyPageOf = (address: string): string => new URL('healthz', address).href;

/** Leaves the page for one of the same server that shows nothing, and forgets everything. */
const forget = async ({ context, page, errors }: Visited, session: CDPSession, address: string): Promise<void> => {
  await context.setOffline(false);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.mouse.move(-1, -1);
  await page.goto(emptyPageOf(address));
  await session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'all' });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await context.clearPermissions();
  await session.send('Page.resetNavigationHistory');
  errors.length = 0;
};

/** With a window that waits for somebody else when they leave. */
const newcomer = async (browser: Browser, wishes: Visit, address: string): Promise<Visitor> => {
  const visited = await visit(browser, wishes);
  const { context, page } = visited;
  await page.goto(emptyPageOf(address));
  const session = await context.newCDPSession(page);
  const visitor: Visitor = {
    ...visited,
    leave: async () => {
      const others = waiting.get(kindOf(wishes)) ?? [];
      if (page.isClosed() || others.length >= MOST_WAITING) return context.close();
      await forget(visited, session, address);
      waiting.set(kindOf(wishes), [...others, visitor]);
    },
  };
  return visitor;
};

/** Somebody who is new to the page, though their browser may not be. */
export const welcome = async (browser: Browser, wishes: Visit, stored: Stored, address: string): Promise<Visitor> => {
  const visitor = waiting.get(kindOf(wishes))?.pop() ?? (await newcomer(browser, wishes, address));
  const { page } = visitor;
  await page.setViewportSize(sizeOf(wishes));
  await page.emulateMedia({
    colorScheme: wishes.theme === 'night' ? 'dark' : 'light',
    reducedMotion: wishes.reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: null,
  });
  await page.evaluate(things => {
    for (const [name, thing] of Object.entries(things)) localStorage.setItem(name, thing);
  }, stored);
  return visitor;
};
