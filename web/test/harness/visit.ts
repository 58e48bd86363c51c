import type { Browser, BrowserContext, Page } from 'playwright-core';

export const VIEWPORTS = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
  smallest: { width: 360, height: 640 },
  largest: { width: 2560, height: 1440 },
} as const;

export type Viewport = keyof typeof VIEWPORTS;
export type Theme = 'day' | 'night';

export type Visit = {
  readonly viewport: Viewport | { readonly width: number; readonly height: number };
  /** What the browser prefers, which may be a language that the page does not speak; the page chooses by it. */
  readonly language: string;
  readonly theme: Theme;
  readonly reducedMotion: boolean;
  /** Whether the page may keep itself for later. Most tests want to see what the server sends. */
  readonly offline: boolean;
  /** For long ways through the page that nobody looks at or measures: one pixel is drawn for sixteen, a tenth less to do. */
  readonly isCoarse: boolean;
};

export const USUAL_VISIT: Visit = {
  viewport: 'desktop',
  language: 'en',
  theme: 'day',
  // What moves is looked at in whole games; everywhere else it would only take time.
  reducedMotion: true,
  offline: false,
  isCoarse: false,
};

export type Visited = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong on any of the visitor's pages so far, a line each. */
  readonly errors: string[];
};

/** Said for each page that may not keep itself. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Firefox says so of a picture that leaves the page, as the card that was played does, before it has come; and of letters that are
 * still under way when the page is left (its number for what was called off).
 */
const CALLED_OFF = /\.svg’\. A ServiceWorker intercepted the request|downloadable font: .* status=2152398850/;

/** Axe opens an empty page beside ours, where a script meant for ours may find nothing that it needs. */
const isEmpty = (page: Page | null): boolean => page?.url() === 'about:blank';

export const sizeOf = ({ viewport }: Visit): { readonly width: number; readonly height: number } =>
  typeof viewport === 'string' ? VIEWPORTS[viewport] : viewport;

/** Phones lie on their side too. */
export const isTouched = (wishes: Visit): boolean => {
  const { width, height } = sizeOf(wishes);
  return Math.min(width, height) < 700;
};

/** A visitor of their own: nothing is stored yet, and nothing is shared with another one. */
export const visit = async (browser: Browser, wishes: Visit): Promise<Visited> => {
  const { language, theme, reducedMotion, offline, isCoarse } = wishes;
  const context = await browser.newContext({
    viewport: sizeOf(wishes),
    deviceScaleFactor: isCoarse ? 0.25 : 1,
    locale: language,
    colorScheme: theme === 'night' ? 'dark' : 'light',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: offline ? 'allow' : 'block',
    hasTouch: isTouched(wishes),
    isMobile: isTouched(wishes),
  });
  const errors: string[] = [];
  context.on('console', message => {
    const isTrouble = message.type() === 'error' || message.type() === 'warning';
    if (!isTrouble || isEmpty(message.page()) || message.text() === BLOCKED) return;
    // What could not be loaded is named only by where the message comes from.
    const where = message.text().startsWith('Failed to load') ? ` ${message.location().url}` : '';
    errors.push(`${message.type()}: ${message.text()}${where}`);
  });
  context.on('weberror', thrown => {
    if (!isEmpty(thrown.page()) && !CALLED_OFF.test(thrown.error().message))
      errors.push(`thrown: ${thrown.error().stack ?? thrown.error().message}`);
  });
  return { context, page: await context.newPage(), errors };
};
