// The test command: every check, every test, and on the last line how many passed and failed.
//   npm test             everything
//   npm run test:quick   what needs neither a server nor a browser, in a minute
//   npm run test:long    everything, with more games, kills and messages: for the night
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { provide } from './needs.ts';
import type { Tally, TimedTest } from './tally.ts';

const SIZES = ['quick', 'usual', 'long'] as const;
type Size = (typeof SIZES)[number];

interface Suite {
  readonly name: string;
  run(): Promise<Tally>;
}

const SLOWEST = 10;

/**
 * Runs a script with this Node, so that the tools and the tests run on the same version; says whether it succeeded.
 * Several run at the same time, so every line says whose it is.
 */
const node = (name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', line => console.log(line.trim() === '' ? '' : `${name} | ${line}`));
    child.once('error', reject);
    child.once('close', code => resolve(code === 0));
  });

/** A check that passes or fails as a whole counts as one test. */
const check = (name: string, ...args: string[]): Suite => ({
  name,
  run: async () =>
    (await node(name, args))
      ? { passed: 1, failures: [], slowest: [] }
      : { passed: 0, failures: [args.join(' ')], slowest: [] },
});

/** Tests count one by one. */
const vitest = (name: string, size: Size, ...projects: string[]): Suite => ({
  name,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
    const TALLY = join(folder, 'tally.json');
    const args = ['run', '--reporter=default', '--reporter=./checks/tally.ts'];
    const env = { TALLY, ...(size === 'long' && { TEST_LONG: '1' }) };
    const chosen = projects.map(project => `--project=${project}`);
    const ok = await node(name, ['node_modules/vitest/vitest.mjs', ...args, ...chosen], env);
    try {
      const tally: Tally = JSON.parse(readFileSync(TALLY, 'utf8'));
      if (tally.failures.length > 0 || (ok && tally.passed > 0)) return tally;
      return { ...tally, failures: [`vitest ${ok ? 'found no tests' : 'failed outside the tests'}`] };
    } catch {
      return { passed: 0, failures: ['vitest wrote no tally'], slowest: [] };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
});

/** What everybody runs all the time. */
const QUICK_CHECKS: readonly Suite[] = [
  check('format', 'node_modules/@biomejs/biome/bin/biome', 'ci', '.'),
  check('types', 'node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'),
  check('imports', 'checks/imports.ts'),
];

const CHECKS: readonly Suite[] = [
  ...QUICK_CHECKS,
  check(
    'svelte',
    'web/node_modules/svelte-check/bin/svelte-check',
    ...['--workspace', 'web', '--tsconfig', './tsconfig.json', '--tsgo', '--fail-on-warnings'],
  ),
  check('dependencies', 'checks/audit.ts'),
];

/** What is run at the same time, each of it one after the other. */
const suitesOf = (size: Size): readonly (readonly Suite[])[] =>
  size === 'quick'
    ? [QUICK_CHECKS, [vitest('tests', size, 'quick*')]]
    : [
        CHECKS,
        // Servers that were killed are mostly waited for, browsers compute: side by side each has what the other leaves, and
        // nobody but the browsers waits until the page is built.
        [vitest('tests', size, 'quick*', 'servers')],
        [vitest('browsers', size, 'browser')],
      ];

const timed = async ({ name, run }: Suite) => {
  const start = performance.now();
  const tally = await run();
  return { name, ...tally, seconds: (performance.now() - start) / 1000 };
};

/** One after the other. */
const inTurn = async (suites: readonly Suite[]) => {
  const results: Awaited<ReturnType<typeof timed>>[] = [];
  for (const suite of suites) results.push(await timed(suite));
  return results;
};

const shown = ({ name, seconds }: TimedTest): string => `${seconds.toFixed(1).padStart(6)} s  ${name}`;

const main = async (size: Size): Promise<number> => {
  const start = performance.now();
  if (size !== 'quick' && !(await provide())) return 1;
  const results = (await Promise.all(suitesOf(size).map(inTurn))).flat();
  const slowest = results.flatMap(result => result.slowest).sort((a, b) => b.seconds - a.seconds);

  console.log(`\n== the slowest\n${slowest.slice(0, SLOWEST).map(shown).join('\n')}`);
  console.log('\n== summary');
  for (const { name, passed, failures, seconds } of results) {
    const verdict = failures.length === 0 ? 'ok    ' : 'FAILED';
    console.log(`${verdict} ${name}: ${passed} passed, ${failures.length} failed, ${seconds.toFixed(1)} s`);
    for (const failure of failures) console.log(`         ${failure}`);
  }
  console.log(`${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failures.length, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
};

const size = SIZES.find(each => each === (process.argv[2] ?? 'usual'));
if (size === undefined) console.error(`There is quick, usual and long, not ${process.argv[2]}.`);
process.exitCode = size === undefined ? 2 : await main(size);
