import { counting } from '../../counting.ts';
import type { CheckWords } from '../../terminal/check.ts';

const { count } = counting('uk');

const RECORDS = { one: 'запис', few: 'записи', other: 'записів' };
const FAULTS = { one: 'помилка', few: 'помилки', other: 'помилок' };

export const check: CheckWords = {
  record: n => `запис ${n}`,
  step: index => `крок ${index + 1} (steps[${index}])`,
  progress: (records, faults) => `${count(records, RECORDS)}, ${count(faults, FAULTS)} …`,
  summary: (records, faults) =>
    faults === 0
      ? `Перевірено: ${count(records, RECORDS)}, помилок немає`
      : `Перевірено: ${count(records, RECORDS)}, ${count(faults, FAULTS)}`,
  unread: files => `не вдалося прочитати до кінця: ${count(files, { one: 'файл', few: 'файли', other: 'файлів' })}`,
};
