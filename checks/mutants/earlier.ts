import { readFileSync } from 'node:fs';
import type { Mutant } from './plant.ts';
import type { Result } from './report.ts';

const nameOf = ({ file, original, mutant }: Mutant): string => [file, original, mutant].join('\n');

/**
 * The test that found a mutant in an earlier run, by that run's report: to test a survivor one need not wait for all
 * the others. A mutant is known by what it changes, because lines move; of several alike one survivor is enough.
 */
export const foundEarlier = (report: string): ((mutant: Mutant) => string | null) => {
  const { results }: { readonly results: readonly Result[] } = JSON.parse(readFileSync(report, 'utf8'));
  const found = new Map(results.map(result => [nameOf(result), result.foundBy]));
  for (const survivor of results.filter(({ foundBy }) => foundBy === null)) found.set(nameOf(survivor), null);
  return mutant => found.get(nameOf(mutant)) ?? null;
};
