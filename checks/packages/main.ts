// Packs what is published, installs it in an empty folder, and plays the READMEs' games there as strangers would.
//   npm run check:packages
//   npm run check:packages -- --only types,browsers      of tarballs, nodes, types, browsers, served, python
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkBrowsers } from './browsers.ts';
import { failures, folder, install, LAB, tried } from './lab.ts';
import { checkNodes } from './nodes.ts';
import { checkPython } from './python.ts';
import { checkServed } from './served.ts';
import { checkTarballs, pack } from './tarballs.ts';
import { checkTypes } from './types.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const isWanted = (part: string): boolean => values.only?.split(',').includes(part) ?? true;

try {
  const tarballs = pack();
  if (isWanted('tarballs')) checkTarballs(tarballs);
  const home = folder('home');
  if (tried('all of them are installed together', install(home, ...tarballs))) {
    if (isWanted('nodes')) checkNodes(home);
    if (isWanted('types')) checkTypes(home);
    if (isWanted('browsers')) await checkBrowsers(home);
    if (isWanted('python')) checkPython(home);
    if (isWanted('served')) await checkServed(home, tarballs);
  }
  console.log(
    failures.length === 0 ? '\nall packages are well' : `\n${failures.length} failed:\n${failures.join('\n')}`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  rmSync(LAB, { recursive: true, force: true });
}
