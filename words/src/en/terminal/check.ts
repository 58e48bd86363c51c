import { counting } from '../../counting.ts';
import type { CheckWords } from '../../terminal/check.ts';

const { count, number } = counting('en');

const RECORDS = { one: 'record', other: 'records' };
const FAULTS = { one: 'fault', other: 'faults' };

export const check: CheckWords = {
  record: n => `record ${n}`,
  step: index => `step ${index + 1} (steps[${index}])`,
  progress: (records, faults) => `${count(records, RECORDS)}, ${count(faults, FAULTS)} …`,
  summary: (records, faults) =>
    faults === 0
      ? `${count(records, RECORDS)} checked, no fault`
      : `${count(records, RECORDS)} checked, ${count(faults, FAULTS)}`,
  unread: files => `${number(files)} of the inputs could not be read to the end`,
};
