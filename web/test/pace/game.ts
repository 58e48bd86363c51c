import type { Browser } from 'playwright-core';
import { keep } from '../harness/visitors.ts';
import { lay } from '../laid.ts';
import { playOn } from './played.ts';
import { newPhone } from './slow.ts';
import { longest, traceTasks } from './tasks.ts';

const RULES = { edition: '2021', players: 4, ghost: false } as const;
/** Two to three rounds, with all that is shown of them. */
const CHOICES = 8;
/** What counts as a long task in every browser. */
const LONG = 50;

/** A stretch of one game on a phone, always the same one, told as slowly as it is for everybody. */
export const game = async (browser: Browser, address: string): Promise<Readonly<Record<string, number>>> => {
  const { page, session, close } = await newPhone(browser, { offline: false });
  try {
    await keep(page.context(), lay({ rules: RULES, people: [0], seed: 'pace' }, { speed: 'fast' }));
    const traced = await traceTasks(session);
    await page.goto(`${address}#table`);
    // The table has been laid, and what comes later has come.
    await page.locator('.card.open[data-card], .target[data-die], [data-option]').first().waitFor();
    await page.waitForTimeout(4_000);
    const since = await page.evaluate(() => performance.now());
    await playOn(page, { choices: CHOICES });
    const until = await page.evaluate(() => performance.now());
    const tasks = (await traced()).filter(({ start }) => start >= since && start < until);
    return {
      'longest task': longest(tasks),
      'tasks over 50 ms': tasks.filter(({ length }) => length > LONG).length,
      'main thread, seconds': tasks.reduce((sum, { length }) => sum + length, 0) / 1000,
      'time, seconds': (until - since) / 1000,
    };
  } finally {
    await close();
  }
};
