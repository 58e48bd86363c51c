import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These take a minute and more: whoever begins with them is done first. */
const LONG =
  /server\/test\/(?:cluster\/|crash|fuzz|security\/slow)|web\/test\/(?:engines\/|every-choice|online|screens|whole-games)/;

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);

/** The order of the test files. Left to itself vitest begins with the largest, and the longest would come last. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}
