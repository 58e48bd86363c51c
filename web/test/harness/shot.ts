import { join } from 'node:path';
import type { Page } from 'playwright-core';

const SHOTS = join(import.meta.dirname, '..', '..', '..', 'shots');

/** Writes what the page shows into `shots/`, under a name that may have folders in it, and says where. */
export const shot = async (page: Page, name: string): Promise<string> => {
  const safe = name.replace(/[^\p{L}\p{N}/.,-]+/gu, '-').slice(0, 120);
  const path = join(SHOTS, `${safe}.png`);
  // Letters that are still on their way would leave gaps.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path, scale: 'css' });
  return path;
};
