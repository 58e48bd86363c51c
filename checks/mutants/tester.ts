// A process that tries mutants. `testers.ts` starts it, tells it what to try, and ends it when it does not come back.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import '../fast-check.ts';
import { type Example, examplesOf } from './examples.ts';
import { loadPlanted } from './loading.ts';
import type { Planted } from './plant.ts';
import { allowSteps, NONE, sitesPassed, stepsTaken, switchOn, watchSites } from './switch.ts';
import type { Answer, Coverage, Order, Passing, Test, Trial, Verdict } from './trial.ts';

const [plantedIn, which] = process.argv.slice(2);
const planted: Planted = JSON.parse(readFileSync(plantedIn, 'utf8'));
loadPlanted(which === 'watched' ? planted.watched : planted.switched);

/** More than any test file takes to be loaded. */
const STEPS_OF_LOADING = 20_000_000;
/** A mutant may take more steps than the rules as they are, but not many times as many. */
const patience = (steps: number): number => 10 * steps + 100_000;

type Examples = ReadonlyMap<string, Example>;

/** The rules and test files that were loaded together, with the mutant that was switched on then. */
class Loaded {
  static #all = 0;
  readonly #number = Loaded.#all++;
  readonly #files = new Map<string, Examples>();

  async examples(file: string): Promise<Examples> {
    const before = this.#files.get(file);
    if (before) return before;
    allowSteps(STEPS_OF_LOADING);
    const declared = await examplesOf(() => import(`${pathToFileURL(file).href}?${this.#number}`));
    const examples = new Map(declared.map(example => [example.title, example]));
    this.#files.set(file, examples);
    return examples;
  }
}

/** Runs a test and returns what it complains about, if anything. */
const complaint = async ({ run }: Example, steps: number): Promise<{ readonly about: unknown } | null> => {
  allowSteps(steps);
  try {
    await run();
    return null;
  } catch (about) {
    return { about };
  }
};
const fails = async (example: Example, steps: number): Promise<boolean> => (await complaint(example, steps)) !== null;

/** Runs a test with the rules as they are, and says which sites it passes; null when it takes more than this many steps. */
const sitesOf = async (example: Example, most: number): Promise<readonly number[] | null> => {
  watchSites(planted.mutants.length); // never fewer than sites
  const failed = await complaint(example, most);
  if (stepsTaken() > most) return null;
  if (failed) throw new Error(`fails without a mutant: ${example.title}`, { cause: failed.about });
  return sitesPassed();
};

const coverageOf = async (file: string, most: number): Promise<Coverage> => {
  watchSites(planted.mutants.length);
  const examples = await new Loaded().examples(file);
  const atLoading = sitesPassed();
  const tests: Passing[] = [];
  for (const [title, example] of examples) {
    const first = await sitesOf(example, most);
    if (first === null) continue;
    const steps = stepsTaken();
    const always = (await sitesOf(example, most)) ?? [];
    const once = first.filter(site => !always.includes(site));
    tests.push({ file, title, steps, always, once });
  }
  return { file, atLoading, tests };
};

// Loaded once without a mutant, for all that make a difference only later.
let warm = new Loaded();

const tryMutant = async (trial: Trial): Promise<Verdict> => {
  for (const test of trial.tests) {
    const example = (await warm.examples(test.file)).get(test.title);
    if (!example) throw new Error(`there is no ${test.title}`);
    switchOn(trial.mutant);
    const isFound = await fails(example, patience(test.steps));
    switchOn(NONE);
    if (!isFound) continue;
    if (!(await fails(example, patience(test.steps)))) return test.title;
    // It fails without the mutant too: this or another one has left something wrong behind.
    warm = new Loaded();
    return tryAnew(trial.mutant, [...trial.tests, ...trial.anew]);
  }
  return tryAnew(trial.mutant, trial.anew);
};

/** Tries a mutant in rules that were loaded with it. */
const tryAnew = async (mutant: number, tests: readonly Test[]): Promise<Verdict> => {
  switchOn(mutant);
  const loaded = new Loaded();
  try {
    for (const test of tests) {
      const found = await foundAnew(loaded, test);
      if (found !== null) return found;
    }
    return null;
  } finally {
    switchOn(NONE);
  }
};

const foundAnew = async (loaded: Loaded, { file, title, steps }: Test): Promise<Verdict> => {
  try {
    const examples = await loaded.examples(file);
    if (examples.size === 0) return `${file} has no tests left`;
    const example = examples.get(title); // a mutant can do without some rows of a table of tests
    return example && (await fails(example, patience(steps))) ? title : null;
  } catch {
    return `${file} cannot be loaded`;
  }
};

const found = async (order: Order): Promise<Pick<Answer, 'coverage' | 'verdict' | 'mistake'>> => {
  try {
    if ('coverage' in order) return { coverage: await coverageOf(order.coverage, order.steps) };
    return { verdict: await tryMutant(order.trial) };
  } catch (mistake) {
    return { mistake: inspect(mistake) };
  }
};

process.on('message', async (order: Order) => {
  const before = process.cpuUsage();
  const answer = await found(order);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ ...answer, seconds: (user + system) / 1e6, memory: process.memoryUsage.rss() } satisfies Answer);
});
// The process that asked has ended.
process.on('disconnect', () => process.exit());
