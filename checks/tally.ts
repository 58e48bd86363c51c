// What a run of vitest came to, written as JSON to the file that TALLY names: for the summary of `npm test`.
import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

export interface Tally {
  readonly passed: number;
  /** Each with its name and why. A skipped test is one of them, and so is what went wrong outside the tests. */
  readonly failures: readonly string[];
}

const why = (errors: readonly { readonly message: string }[]): string =>
  errors.map(({ message }) => message.split('\n', 1)[0]).join('; ');

const failure = (test: TestCase): string[] => {
  const { state, errors } = test.result();
  return state === 'passed'
    ? []
    : [`${test.module.relativeModuleId} > ${test.fullName}: ${why(errors ?? []) || state}`];
};

export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { readonly message: string }[]): void {
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const outside = modules.flatMap(module =>
      module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
    );
    const tally: Tally = {
      passed: tests.filter(test => test.result().state === 'passed').length,
      failures: [...tests.flatMap(failure), ...outside, ...unhandled.map(({ message }) => message)],
    };
    if (process.env.TALLY) writeFileSync(process.env.TALLY, JSON.stringify(tally));
  }
}
