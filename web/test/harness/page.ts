import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { launch } from './browser.ts';
import { shot } from './shot.ts';
import { USUAL_VISIT, type Visit, visit } from './visit.ts';

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
  /** Called before the page is opened, for instance to put something into its storage. */
  readonly before?: (context: BrowserContext) => Promise<unknown>;
};

/**
 * Opens the page as a new visitor, in a test. The test fails when anything is thrown or complained about in the console
 * before it ends; when it fails, a picture of the page is left in `shots/failed`.
 */
export const openPage = async ({ path = '', address, before, ...wishes }: Wishes = {}): Promise<Page> => {
  const { context, page, errors } = await visit(await theBrowser(wishes.offline ?? false), {
    ...USUAL_VISIT,
    ...wishes,
  });
  page.setDefaultTimeout(PATIENCE);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await shot(page, `failed/${task.name}`);
    await context.close();
    expect(errors, 'errors of the page').toEqual([]);
  });
  await before?.(context);
  await page.goto(new URL(path, address ?? inject('address')).href);
  return page;
};
