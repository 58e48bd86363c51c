// The test command: every check, every test, and on the last line how many passed and failed.
import './runtime.js';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tally } from './tally.ts';

type Suite = { readonly name: string; readonly run: () => Tally };

/** Runs a script with this Node, so that the tools and the tests run on the same version; says whether it succeeded. */
const node = (args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** A check that passes or fails as a whole counts as one test. */
const check = (...args: string[]): Tally =>
  node(args) ? { passed: 1, failures: [] } : { passed: 0, failures: [args.join(' ')] };

/** Tests count one by one. */
const vitest = (config: string): Tally => {
  const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
  const TALLY = join(folder, 'tally.json');
  const run = ['run', `--config=${config}`, '--reporter=default', '--reporter=./checks/tally.ts'];
  const ok = node(['node_modules/vitest/vitest.mjs', ...run], { TALLY });
  try {
    const { passed, failures }: Tally = JSON.parse(readFileSync(TALLY, 'utf8'));
    if (failures.length > 0 || (ok && passed > 0)) return { passed, failures };
    return { passed, failures: [`vitest ${ok ? 'found no tests' : 'failed outside the tests'}`] };
  } catch {
    return { passed: 0, failures: ['vitest wrote no tally'] };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const svelte = (): Tally =>
  check(
    'web/node_modules/svelte-check/bin/svelte-check',
    '--workspace',
    'web',
    '--tsconfig',
    './tsconfig.json',
    '--fail-on-warnings',
  );

const SUITES: readonly Suite[] = [
  { name: 'format and lint', run: () => check('node_modules/@biomejs/biome/bin/biome', 'ci', '.') },
  { name: 'types', run: () => check('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.') },
  { name: 'imports', run: () => check('checks/imports.ts') },
  { name: 'svelte', run: svelte },
  { name: 'tests', run: () => vitest('vitest.config.ts') },
  { name: 'web build', run: () => check('node_modules/vite/bin/vite.js', 'build', 'web') },
  { name: 'browser', run: () => vitest('vitest.browser.config.ts') },
  // Last, so that nobody misses it when the registry could not be asked.
  { name: 'dependencies', run: () => check('checks/audit.ts') },
];

const timed = ({ name, run }: Suite) => {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const count = run();
  return { name, ...count, seconds: ((performance.now() - start) / 1000).toFixed(1) };
};

const results = SUITES.map(timed);

console.log('\n== summary');
for (const { name, passed, failures, seconds } of results) {
  const verdict = failures.length === 0 ? 'ok    ' : 'FAILED';
  console.log(`${verdict} ${name}: ${passed} passed, ${failures.length} failed, ${seconds} s`);
  for (const failure of failures) console.log(`         ${failure}`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failures.length, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
