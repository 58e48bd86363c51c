import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These take a minute and more: beginning with them, everything is done sooner. Browsers compute all the time, servers that were killed are waited for. */
const WAITED_FOR =
  /server\/test\/(?:cluster\/(?:faults|failures|killed|two-servers|takeover)|crash|fuzz|security\/slow)/;
const COMPUTED = /web\/test\/(?:engines\/|every-choice|heard\/|offline|online|replay|screens|whole-games)/;

/** One of each kind in turn: so there is always something to compute while something else waits. */
const inTurn = <Thing>(ones: readonly Thing[], others: readonly Thing[]): Thing[] =>
  Array.from({ length: Math.max(ones.length, others.length) }, (_, index) => [
    ...ones.slice(index, index + 1),
    ...others.slice(index, index + 1),
  ]).flat();

/** The order of the test files. Left to itself vitest begins with the largest, and the longest would come last. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [waitedFor, computed] = [WAITED_FOR, COMPUTED].map(long =>
      sorted.filter(({ moduleId }) => long.test(moduleId)),
    );
    const first = inTurn(waitedFor, computed);
    return [...first, ...sorted.filter(file => !first.includes(file))];
  }
}
