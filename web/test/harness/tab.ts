import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Visit, visit } from './visit.ts';

/**
 * A tab of whatever browser there is: what the tests of all engines are written with. Playwright drives two of them, and
 * the third has only what every browser has by the standard, so this is little.
 */
export interface Tab {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs in the page. What goes in and comes out must be plain. */
  run<A, R>(script: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  /** Presses what is there, as a person does. */
  press(selector: string): Promise<void>;
  /** Writes into a field. */
  write(selector: string, text: string): Promise<void>;
  /** What it shows, as PNG. */
  picture(): Promise<Buffer>;
  /** What went wrong in it so far, a line each. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const tabOf = (page: Page, errors: readonly string[]): Tab => ({
  open: async address => void (await page.goto(address)),
  reload: async () => void (await page.reload()),
  run: (script, argument) => page.evaluate(`(${script})(${JSON.stringify(argument)})`),
  press: selector => page.locator(selector).first().click(),
  write: (selector, text) => page.locator(selector).first().fill(text),
  // Playwright would hide the caret by a style, which our pages do not let in.
  picture: () => page.screenshot({ caret: 'initial' }),
  errors: async () => errors,
  close: () => page.context().close(),
});

/** A tab of its own visitor. */
export const newTab = async (browser: Browser, wishes: Visit): Promise<Tab> => {
  const { page, errors } = await visit(browser, wishes);
  return tabOf(page, errors);
};

/** An engine that keeps the whole site for later, beside two others at work, takes half a minute for a page. */
const PATIENCE = { timeout: 90_000, interval: 60 };

/** Until something is true in the page. */
export const until = <A>(tab: Tab, what: (argument: A) => boolean | Promise<boolean>, argument: A): Promise<void> =>
  expect.poll(() => tab.run(what, argument), { ...PATIENCE, message: `${what} of ${argument}` }).toBe(true);

/** Until something is on the page that can be pressed or looked at. */
export const there = (tab: Tab, selector: string): Promise<void> =>
  until(tab, wanted => document.querySelector(wanted) !== null, selector);
