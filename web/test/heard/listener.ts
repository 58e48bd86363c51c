import type { CDPSession, Page } from 'playwright-core';
import { announced } from './announcements.ts';
import { readTree, type Thing } from './tree.ts';

/** How often somebody who waits for news listens. */
const LISTEN_MS = 30;

/**
 * Somebody who does not see the page: they hear what is announced, read roles, names and values, and press what they
 * have read. Everything they hear and do is written down.
 */
export class Listener {
  readonly #page: Page;
  readonly #session: CDPSession;
  #heard = 0;
  readonly notes: string[] = [];

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async at(page: Page): Promise<Listener> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Listener(page, session);
  }

  /** What has been announced since the last time. */
  async hear(): Promise<readonly string[]> {
    const said = await announced(this.#page, this.#heard);
    this.#heard += said.length;
    for (const text of said) this.notes.push(`> ${text}`);
    return said;
  }

  /** Listens until something is said that one has waited for; returns that. */
  async hearUntil(isIt: (text: string) => boolean): Promise<string> {
    const patience = Date.now() + 60_000;
    for (;;) {
      const said = (await this.hear()).findLast(isIt);
      if (said !== undefined) return said;
      if (Date.now() > patience) throw new Error(`nothing more was said after: ${this.notes.slice(-5).join(' / ')}`);
      await this.#page.waitForTimeout(LISTEN_MS);
    }
  }

  /** Everything there is. */
  read(): Promise<readonly Thing[]> {
    return readTree(this.#session);
  }

  /** Goes to a thing, without pressing it. */
  async goTo({ node }: Thing): Promise<void> {
    await this.#session.send('DOM.focus', { backendNodeId: node });
  }

  async press(thing: Thing): Promise<void> {
    await this.goTo(thing);
    await this.hear();
    this.notes.push(`→ ${thing.name}`);
    await this.#page.keyboard.press('Enter');
  }

  note(...texts: readonly string[]): void {
    this.notes.push(...texts);
  }
}
