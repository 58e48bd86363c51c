import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Our headers let a page run no script and take no style that stands inside it: both become files and names. */
const SCRIPT = /<script>(.*?)<\/script>/;
const STYLE = /document\.head\.appendChild\((document\.createElement\("style"\))\)/;

/** What is missing for those who listen, or have only a keyboard. */
const REPAIRS: readonly (readonly [RegExp, string])[] = [
  [/ style="text-align:right"/g, ' class="right"'],
  [/<div class="col-content">/, '<div class="col-content" role="main">'],
  [/<th(?: class="right")?><\/th>/g, '<td></td>'],
  // A table may be wider than a phone, and is pushed aside by itself.
  [/<table>/g, '<table tabindex="0">'],
];

/** Changes the pages that typedoc made to what a server of ours shows. */
export const mend = (site: string): void => {
  for (const page of globSync('**/*.html', { cwd: site })) {
    const text = readFileSync(join(site, page), 'utf8');
    const [, script] = SCRIPT.exec(text) ?? [];
    if (script) writeFileSync(join(site, 'assets', 'theme.js'), script);
    const up = '../'.repeat(page.split(/[\\/]/).length - 1);
    const outside = text.replace(SCRIPT, `<script src="${up}assets/theme.js"></script>`);
    writeFileSync(
      join(site, page),
      REPAIRS.reduce((mended, [fault, repair]) => mended.replace(fault, repair), outside),
    );
  }
  const main = join(site, 'assets', 'main.js');
  writeFileSync(main, readFileSync(main, 'utf8').replace(STYLE, '$1'));
};
