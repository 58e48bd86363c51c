import { counting } from '../../counting.ts';
import type { CheckWords } from '../../terminal/check.ts';

const { count } = counting('it');

const RECORDS = { one: 'partita', other: 'partite' };
const CHECKED = { one: 'partita controllata', other: 'partite controllate' };
const FAULTS = { one: 'errore', other: 'errori' };

export const check: CheckWords = {
  record: n => `partita ${n}`,
  step: index => `passo ${index + 1} (steps[${index}])`,
  progress: (records, faults) => `${count(records, RECORDS)}, ${count(faults, FAULTS)}…`,
  summary: (records, faults) =>
    faults === 0 ? `${count(records, CHECKED)}, nessun errore` : `${count(records, CHECKED)}, ${count(faults, FAULTS)}`,
  unread: files =>
    `${count(files, { one: 'file non si è potuto leggere', other: 'file non si sono potuti leggere' })} fino in fondo`,
};
