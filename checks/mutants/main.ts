// `npm run mutants`: is there a test for every line of the rules that would notice if it were wrong?
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { foundEarlier } from './earlier.ts';
import { plant } from './plant.ts';
import { type Result, report, scoreOf } from './report.ts';
import { sample } from './sample.ts';
import { shareOut, Tester } from './testers.ts';
import { trialsOf } from './trials.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const CACHE = join(ROOT, 'node_modules', '.cache', 'mutants');
const PLANTED = join(CACHE, 'planted.json');
const WANTED = 0.95;

const { values: options } = parseArgs({
  options: {
    file: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '100000' },
    processes: { type: 'string', default: String(availableParallelism()) },
    again: { type: 'boolean', default: false },
    json: { type: 'string', default: join(CACHE, 'report.json') },
  },
});

const planted = plant(join(ROOT, 'rules', 'src'));
mkdirSync(CACHE, { recursive: true });
writeFileSync(PLANTED, JSON.stringify(planted));

const testers = (which: 'watched' | 'switched'): Tester[] =>
  Array.from({ length: Number(options.processes) }, () => new Tester(PLANTED, which));

const files = globSync('rules/{src,test}/*.test.ts', { cwd: ROOT }).sort();
console.log(`${planted.mutants.length} mutants; which of them do the tests of ${files.length} files reach?`);
const coverages = await shareOut(testers('watched'), files, async (tester, file) => {
  const coverage = (await tester.ask({ coverage: join(ROOT, file), steps: Number(options.steps) }))?.coverage;
  if (!coverage) throw new Error(`the tests of ${file} do not pass`);
  return coverage;
});
writeFileSync(join(CACHE, 'coverage.json'), JSON.stringify(coverages));

const inFile = planted.mutants.filter(({ file }) => options.file === undefined || file === options.file);
const wanted = options.sample === undefined ? inFile : sample(inFile, Number(options.sample), Number(options.seed));
const trials = trialsOf(wanted, coverages);

const earlier = options.again ? foundEarlier(options.json) : () => null;

let tried = 0;
const workers = testers('switched');
const results = await shareOut(workers, trials, async (tester, trial): Promise<Result> => {
  const mutant = planted.mutants[trial.mutant];
  const tests = trial.tests.length + trial.anew.length;
  if (++tried % 100 === 0) console.log(`${tried} of ${trials.length}`);
  const before = earlier(mutant);
  if (before !== null || tests === 0) return { ...mutant, tests, foundBy: before };
  const answer = await tester.ask({ trial });
  return { ...mutant, tests, foundBy: answer === null ? 'it never ended' : (answer.verdict ?? null) };
});

console.log(report(results));
const seconds = workers.reduce((sum, tester) => sum + tester.seconds, 0);
console.log(`${Math.round(seconds)} seconds of CPU time`);
writeFileSync(options.json, JSON.stringify({ score: scoreOf(results), seconds, results }, null, 1));
process.exitCode = scoreOf(results) < WANTED ? 1 : 0;
