// What a run of vitest came to, written as JSON to the file that TALLY names: for the summary of `npm test`.
import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

export interface TimedTest {
  readonly name: string;
  readonly seconds: number;
}

export interface Tally {
  readonly passed: number;
  /** Each with its name and why. A skipped test is one of them, and so is what went wrong outside the tests. */
  readonly failures: readonly string[];
  /** The tests that took longest, the longest first. */
  readonly slowest: readonly TimedTest[];
}

const KEPT = 10;

const why = (errors: readonly { readonly message: string }[]): string =>
  errors.map(({ message }) => message.split('\n', 1)[0]).join('; ');

const nameOf = (test: TestCase): string => `${test.module.relativeModuleId} > ${test.fullName}`;

const failure = (test: TestCase): string[] => {
  const { state, errors } = test.result();
  return state === 'passed' ? [] : [`${nameOf(test)}: ${why(errors ?? []) || state}`];
};

const timed = (test: TestCase): TimedTest => ({
  name: nameOf(test),
  seconds: (test.diagnostic()?.duration ?? 0) / 1000,
});

export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { readonly message: string }[]): void {
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const outside = modules.flatMap(module =>
      module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
    );
    const tally: Tally = {
      passed: tests.filter(test => test.result().state === 'passed').length,
      failures: [...tests.flatMap(failure), ...outside, ...unhandled.map(({ message }) => message)],
      slowest: tests
        .map(timed)
        .sort((a, b) => b.seconds - a.seconds)
        .slice(0, KEPT),
    };
    if (process.env.TALLY) writeFileSync(process.env.TALLY, JSON.stringify(tally));
  }
}
