import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { launch } from './browser.ts';
import { shot } from './shot.ts';
import { USUAL_VISIT, type Visit, visit } from './visit.ts';
import { alone, type Stored, welcome } from './visitors.ts';

// One browser for all files that a worker runs, and a whole one for pages that keep themselves; both end with the worker.
const browsers = new Map<boolean, Promise<Browser>>();

const theBrowser = (isWhole: boolean): Promise<Browser> => {
  const browser = browsers.get(isWhole) ?? launch({ isWhole });
  browsers.set(isWhole, browser);
  return browser;
};

/** How long a single thing may take to appear: long enough for a slow machine, short enough to be told what is missing. */
const PATIENCE = 20_000;

export type Wishes = Partial<Visit> & {
  /** Relative to the page: `?…` or `#…`. */
  readonly path?: string;
  /** Another server than the one all tests share. */
  readonly address?: string;
  /** What the browser keeps from an earlier visit. */
  readonly stored?: Stored;
  /** Whether the test does something to the browser that cannot be undone: it is a new one then. */
  readonly isOwn?: boolean;
  /** Called before the page is opened, for what is to be different about this browser, a new one too. */
  readonly before?: (context: BrowserContext) => Promise<unknown>;
};

/**
 * Opens the page as a new visitor, in a test. The test fails when anything is thrown or complained about in the console
 * before it ends; when it fails, a picture of the page is left in `shots/failed`.
 */
export const openPage = async (wishes: Wishes = {}): Promise<Page> => {
  const { path = '', address = inject('address'), stored = {}, isOwn = false, before, ...others } = wishes;
  const wished = { ...USUAL_VISIT, ...others };
  const browser = await theBrowser(wished.offline);
  const isUsual = !isOwn && !before && !wished.offline && address === inject('address');
  const visitor = isUsual
    ? await welcome(browser, wished, stored, address)
    : await alone(await visit(browser, wished), stored);
  const { page } = visitor;
  page.setDefaultTimeout(PATIENCE);
  onTestFinished(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail';
    if (hasFailed) await shot(page, `failed/${task.name}`);
    const errors = [...visitor.errors];
    await (hasFailed ? visitor.context.close() : visitor.leave());
    // As one text: the summary of a run shows a list only as a list.
    expect(errors.join('\n'), 'errors of the page').toBe('');
  });
  await before?.(visitor.context);
  await page.goto(new URL(path, address).href);
  return page;
};
