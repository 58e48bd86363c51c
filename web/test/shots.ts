// `npm run shots`: pictures of the main screens, into `shots/`. With words, only of the scenes with these words in their name.
import { relative } from 'node:path';
import type { Browser } from 'playwright-core';
import { launch } from './harness/browser.ts';
import { shot } from './harness/shot.ts';
import { buildOnce, serveSite } from './harness/site.ts';
import { USUAL_VISIT, visit } from './harness/visit.ts';
import { SCENES, type Scene } from './scenes.ts';

const words = process.argv.slice(2);
const isAsked = ({ name }: Scene): boolean => words.length === 0 || words.some(word => name.includes(word));

/** Says whether the picture could be taken of a page without errors. */
const take = async (browser: Browser, address: string, { prepare, name, ...wishes }: Scene): Promise<boolean> => {
  const { context, page, errors } = await visit(browser, { ...USUAL_VISIT, ...wishes });
  try {
    await page.goto(address);
    await prepare(page);
    console.log(relative('.', await shot(page, name)));
  } catch (error) {
    console.error(`${name}: ${error}`);
    return false;
  } finally {
    await context.close();
    for (const error of errors) console.error(`${name}: ${error}`);
  }
  return errors.length === 0;
};

const { folder, remove } = buildOnce();
const site = await serveSite(folder);
const browser = await launch();
try {
  for (const scene of SCENES.filter(isAsked)) {
    if (!(await take(browser, site.address, scene))) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.close();
  remove();
}
