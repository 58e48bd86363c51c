// The test command: every check, every test, and on the last line how many passed and failed.
import './runtime.js';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Count = { readonly passed: number; readonly failed: number };
type Suite = { readonly name: string; readonly run: () => Count };

/** Runs a script with this Node, so that the tools and the tests run on the same version; says whether it succeeded. */
const node = (...args: string[]): boolean => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;

/** A check that passes or fails as a whole counts as one test. */
const check = (...args: string[]): Count => (node(...args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Tests count one by one. */
const vitest = (config: string): Count => {
  const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
  const report = join(folder, 'vitest.json');
  const ok = node(
    'node_modules/vitest/vitest.mjs',
    'run',
    `--config=${config}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  try {
    const { numTotalTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
    // A skipped test counts as failed. So does a run that fails outside its tests, or that finds none.
    const failed = numTotalTests - numPassedTests;
    return { passed: numPassedTests, failed: ok && numTotalTests > 0 ? failed : Math.max(failed, 1) };
  } catch {
    console.error('vitest wrote no report');
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const svelte = (): Count =>
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
  { name: 'browser', run: () => vitest('web/test/vitest.config.ts') },
];

const timed = ({ name, run }: Suite) => {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const count = run();
  return { name, ...count, seconds: ((performance.now() - start) / 1000).toFixed(1) };
};

const results = SUITES.map(timed);

console.log('\n== summary');
for (const { name, passed, failed, seconds } of results) {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
