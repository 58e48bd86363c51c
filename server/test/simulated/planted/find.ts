// Plants every mistake, one at a time, and says at which seed a simulated harbour finds it. Prints the table of
// docs/reliability.md. `npm run simulate:mistakes`; with the beginning of a name only those, with a number this many seeds.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MISTAKES } from './mistakes.ts';

const run = promisify(execFile);
const [wanted = '', most = '1000'] = process.argv.slice(2);

interface Found {
  readonly seed: string;
  readonly what: string;
}

const find = async (name: string): Promise<Found | null> => {
  const { stdout } = await run(
    process.execPath,
    [
      ...['--import', '@jamaica/engine/use', '--import', join(import.meta.dirname, 'plant.ts')],
      ...[join(import.meta.dirname, '..', 'simulate.ts'), '--seed', '1', '--seeds', most, '--briefly'],
    ],
    { env: { ...process.env, PLANT: name } },
  ).catch((failed: { readonly stdout?: string }) => ({ stdout: failed.stdout ?? '' }));
  const [, seed, what] = /FAILED {2}seed (\d+):.*\n {2}(.*)/.exec(stdout) ?? [];
  // Ids are as long as all ids are; people read names.
  return seed === undefined ? null : { seed, what: what.replaceAll(/-{4,}/g, '').replaceAll('|', '/') };
};

console.log('| planted | in | found by seed | as |\n|---|---|---|---|');
let missed = 0;
for (const { name, file } of MISTAKES.filter(each => each.name.startsWith(wanted))) {
  const found = await find(name);
  if (!found) missed++;
  console.log(`| ${name} | \`${file}\` | ${found?.seed ?? `none of ${most}`} | ${found?.what ?? ''} |`);
}
process.exitCode = missed === 0 ? 0 : 1;
