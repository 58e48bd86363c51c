// Stands in for `vitest` where the mutants are tried: `it` only gathers the tests, so that any of them can be run at any time,
// again and again, in one process. What is expected is Vitest's own.
import { expect } from 'vitest';

// Some of Vitest's expectations ask in which file they stand, which only Vitest's own processes know.
expect.setState({ testPath: 'rules' });

export { expect };

export interface Example {
  readonly title: string;
  readonly run: () => unknown;
}

let gathered: Example[] = [];
let within: readonly string[] = [];

/** The tests that a file declares while it is loaded. */
export const examplesOf = async (load: () => Promise<unknown>): Promise<Example[]> => {
  gathered = [];
  within = [];
  await load();
  return gathered;
};

const each =
  (declare: (title: string, run: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (title: string, run: (...row: readonly unknown[]) => unknown): void => {
    // Titles are Vitest's business; here they only have to differ.
    for (const [index, row] of rows.entries())
      declare(`${title} #${index}`, () => (Array.isArray(row) ? run(...row) : run(row)));
  };

const declareTest = (title: string, run: () => unknown): void => {
  gathered.push({ title: [...within, title].join(' › '), run });
};

const declareGroup = (title: string, run: () => unknown): void => {
  const outer = within;
  within = [...outer, title];
  run();
  within = outer;
};

export const it = Object.assign(declareTest, { each: each(declareTest) });
export const describe = Object.assign(declareGroup, { each: each(declareGroup) });
