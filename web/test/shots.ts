// `npm run shots`: pictures of the main screens, into `shots/`. With words, only of the scenes with these words in their name.
// With `--engines`, ten screens in Chromium, Firefox and WebKit, side by side; with `--scenes`, film strips of what moves.
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { takeSideBySide } from './engines/side-by-side.ts';
import { takeFilmStrips } from './film-strips.ts';
import { launch } from './harness/browser.ts';
import { shot } from './harness/shot.ts';
import { buildOnce, serveSite } from './harness/site.ts';
import { USUAL_VISIT, visit } from './harness/visit.ts';
import { keep } from './harness/visitors.ts';
import { lay } from './laid.ts';
import { SCENES, type Scene } from './scenes.ts';
import { settled } from './screens.ts';

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { engines: { type: 'boolean', default: false }, scenes: { type: 'boolean', default: false } },
});
const isAsked = ({ name }: { readonly name: string }): boolean =>
  words.length === 0 || words.some(word => name.includes(word));

/** Says whether the picture could be taken of a page without errors. */
const take = async (browser: Browser, address: string, { screen, name, ...wishes }: Scene): Promise<boolean> => {
  // What fades in is there at once, so that no picture is taken half way.
  const { context, page, errors } = await visit(browser, { ...USUAL_VISIT, ...wishes });
  try {
    await keep(context, lay(screen.laid));
    await page.goto(new URL(screen.path, address).href);
    await screen.arrive(page);
    await settled(page);
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
const browser = await launch({ isWhole: true });
try {
  if (values.engines) await takeSideBySide(browser, site.address, isAsked);
  else if (values.scenes) await takeFilmStrips(browser, site.address, isAsked);
  else
    for (const scene of SCENES.filter(isAsked)) {
      if (!(await take(browser, site.address, scene))) process.exitCode = 1;
    }
} finally {
  await browser.close();
  await site.close();
  remove();
}
