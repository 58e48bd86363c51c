import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These take half a minute and more: beginning with them, everything is done sooner. */
const LONG =
  /server\/test\/(?:cluster\/|crash|security\/slow)|web\/test\/(?:engines\/|every-choice|heard\/|offline|online|replay|screens|stage)/;

/** The order of the test files. Left to itself vitest begins with the largest, and the longest would come last. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}
