// `npm run bench:page`: how long a phone waits, and how much memory ten games take. Folders after it are builds (`web/dist`)
// to be compared in the same run, in turn; without them it is this one.
//   npm run bench:page -- --visits 5 --only visit
// `--only stage` is both of its measures, `--only 'stage work'` one of them.
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launch } from '../harness/browser.ts';
import { buildOnce, serveSite } from '../harness/site.ts';
import { firstVisit } from './first-visit.ts';
import { game } from './game.ts';
import { heap } from './heap.ts';
import { middle } from './slow.ts';
import { stageFrames, stageWork } from './stage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { visits: { type: 'string', default: '5' }, only: { type: 'string' } },
});

type Figures = Readonly<Record<string, number>>;
type Measure = {
  readonly name: string;
  readonly times: number;
  readonly take: (browser: Browser, address: string) => Promise<Figures>;
};

const MEASURES: readonly Measure[] = [
  { name: 'visit', times: Number(values.visits), take: firstVisit },
  { name: 'game', times: Math.ceil(Number(values.visits) / 2), take: game },
  { name: 'stage frames', times: Math.ceil(Number(values.visits) / 3), take: stageFrames },
  { name: 'stage work', times: Math.ceil(Number(values.visits) / 3), take: stageWork },
  { name: 'heap', times: 1, take: heap },
];

const built = positionals.length > 0 ? null : buildOnce();
const folders = built ? [built.folder] : positionals;
const sites = await Promise.all(folders.map(folder => serveSite(folder)));
const browser = await launch({ isWhole: true });

const round = (value: number): string => (value < 10 ? value.toFixed(3) : value.toFixed(0));
try {
  for (const { name, times, take } of MEASURES.filter(each => each.name.startsWith(values.only ?? ''))) {
    const seen: Figures[][] = sites.map(() => []);
    for (let turn = 0; turn < times; turn++)
      for (const [index, { address }] of sites.entries()) seen[index].push(await take(browser, address));
    console.log(`\n${name}, the middle of ${times}`);
    for (const figure of Object.keys(seen[0][0]))
      console.log(
        `  ${figure.padEnd(32)}${seen.map(all => round(middle(all.map(each => each[figure]))).padStart(10)).join('')}`,
      );
  }
} finally {
  await browser.close();
  for (const site of sites) await site.close();
  built?.remove();
}
