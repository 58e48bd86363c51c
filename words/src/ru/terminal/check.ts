import { counting } from '../../counting.ts';
import type { CheckWords } from '../../terminal/check.ts';

const { count } = counting('ru');

const RECORDS = { one: 'запись', few: 'записи', other: 'записей' };
const FAULTS = { one: 'ошибка', few: 'ошибки', other: 'ошибок' };

export const check: CheckWords = {
  record: n => `запись ${n}`,
  step: index => `шаг ${index + 1} (steps[${index}])`,
  progress: (records, faults) => `${count(records, RECORDS)}, ${count(faults, FAULTS)} …`,
  summary: (records, faults) =>
    faults === 0
      ? `Проверено: ${count(records, RECORDS)}, ошибок нет`
      : `Проверено: ${count(records, RECORDS)}, ${count(faults, FAULTS)}`,
  unread: files => `не удалось прочесть до конца: ${count(files, { one: 'файл', few: 'файла', other: 'файлов' })}`,
};
