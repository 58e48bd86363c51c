import type { Mutant } from './plant.ts';

/** What became of a mutant. */
export interface Result extends Mutant {
  /** How many tests reach it. */
  readonly tests: number;
  /** The test that found it, or null: it survived. */
  readonly foundBy: string | null;
}

const isFound = ({ foundBy }: Result): boolean => foundBy !== null;

/** The share of the mutants that were found. */
export const scoreOf = (results: readonly Result[]): number => results.filter(isFound).length / results.length;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const row = (name: string, results: readonly Result[]): string => {
  const found = results.filter(isFound).length;
  const survived = results.length - found;
  return `${name.padEnd(20)} ${[results.length, found, survived].map(count => String(count).padStart(8)).join('')} ${percent(scoreOf(results)).padStart(9)}`;
};

/** Where each survivor is and what it would be, and the table by file. */
export const report = (results: readonly Result[]): string => {
  const survivors = results
    .filter(result => !isFound(result))
    .map(({ file, line, original, mutant, tests }) => {
      const reached = tests === 0 ? '  (no test reaches it)' : '';
      return `rules/src/${file}:${line}${reached}\n  - ${original}\n  + ${mutant}`;
    });
  const files = [...Map.groupBy(results, ({ file }) => file)].map(([file, of]) => row(file, of));
  const head = `${'file'.padEnd(20)} mutants   found survived     score`;
  return [...survivors, '', head, ...files, row('all', results)].join('\n');
};
