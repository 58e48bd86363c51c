import { basename } from 'node:path';
import type { Mutant } from './plant.ts';
import type { Coverage, Test, Trial } from './trial.ts';

/** Which tests each of the mutants is tried with, the likeliest and quickest first. */
export const trialsOf = (mutants: readonly Mutant[], coverages: readonly Coverage[]): Trial[] => {
  const files = coverages.map(readily).sort((a, b) => a.steps - b.steps);
  const tests = files.flatMap(({ passing }) => passing).sort((a, b) => a.test.steps - b.test.steps);
  return mutants.map(({ number, site, file }) => {
    const loadedWith = files
      .filter(({ fresh }) => fresh.has(site))
      .sort((a, b) => Number(isTestOf(file, b.file)) - Number(isTestOf(file, a.file)));
    return {
      mutant: number,
      tests: tests.filter(({ always }) => always.has(site)).map(({ test }) => test),
      anew: loadedWith.flatMap(({ passing }) => passing.map(({ test }) => test)),
    };
  });
};

interface TestFile {
  readonly file: string;
  readonly steps: number;
  readonly passing: readonly { readonly test: Test; readonly always: ReadonlySet<number> }[];
  /** The sites that make a difference only where the rules are loaded anew. */
  readonly fresh: ReadonlySet<number>;
}

const readily = ({ file, atLoading, tests }: Coverage): TestFile => ({
  file,
  steps: tests.reduce((sum, { steps }) => sum + steps, 0),
  passing: tests.map(({ always, once, ...test }) => ({ test, always: new Set(always) })),
  fresh: new Set([...atLoading, ...tests.flatMap(({ once }) => once)]),
});

const isTestOf = (file: string, testFile: string): boolean => basename(testFile) === file.replace('.ts', '.test.ts');
