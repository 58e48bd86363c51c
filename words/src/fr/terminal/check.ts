import { counting } from '../../counting.ts';
import type { CheckWords } from '../../terminal/check.ts';

const { count } = counting('fr');

const RECORDS = { one: 'partie', other: 'parties' };
const CHECKED = { one: 'partie contrôlée', other: 'parties contrôlées' };
const FAULTS = { one: 'erreur', other: 'erreurs' };

export const check: CheckWords = {
  record: n => `partie ${n}`,
  step: index => `étape ${index + 1} (steps[${index}])`,
  progress: (records, faults) => `${count(records, RECORDS)}, ${count(faults, FAULTS)}…`,
  summary: (records, faults) =>
    faults === 0 ? `${count(records, CHECKED)}, aucune erreur` : `${count(records, CHECKED)}, ${count(faults, FAULTS)}`,
  unread: files =>
    `${count(files, { one: 'fichier n’a pas pu être lu', other: 'fichiers n’ont pas pu être lus' })} jusqu’au bout`,
};
