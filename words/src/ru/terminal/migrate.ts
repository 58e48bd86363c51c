import { counting } from '../../counting.ts';
import type { MigrateWords, WhyNotMoved } from '../../terminal/migrate.ts';

const { count, either } = counting('ru');

const why = (file: string): Record<WhyNotMoved, string> => ({
  'no-file': `файла «${file}» нет`,
  'not-a-harbour': `«${file}» — не база этого сервера`,
  'not-empty': 'база из DATABASE_URL не пуста; ничего не перенесено',
  away: 'база из DATABASE_URL недоступна; ничего не перенесено',
  miscounted: 'в базу пишет кто-то ещё; ничего не перенесено',
});

export const migrate: MigrateWords = {
  help: {
    summary: 'перенести данные сервера из SQLite в PostgreSQL',
    usage: ['sqlite-to-postgres ФАЙЛ'],
    about: [
      'Копирует всё из ФАЙЛА (jamaica.db сервера) в пустую базу PostgreSQL, которую называет переменная окружения DATABASE_URL: либо всё, либо ничего. Ключи, лежащие рядом, переносятся тоже, чтобы всех по-прежнему узнавали. Сам ФАЙЛ не меняется.',
      'Сервер в это время работать не должен. Потом запускайте сколько угодно серверов с DATABASE_URL и NATS_URL: docs/operations.md.',
    ],
    options: [],
    examples: [
      'DATABASE_URL=postgres://jamaica:password@db/jamaica jamaica migrate sqlite-to-postgres data/jamaica.db',
    ],
    exits: { done: 'всё перенесено' },
  },
  wayExpected: ways => `не сказано, что и куда переносить: ${either(ways)}`,
  fileMissing: 'нужно имя файла SQLite, например data/jamaica.db',
  nowhere: 'переменная окружения DATABASE_URL должна сказать куда: postgres://…',
  progress: (part, moved, of) => `${part}: ${moved} из ${of} …`,
  moved: (rows, file) =>
    `Перенесено: ${count(rows, { one: 'строка', few: 'строки', other: 'строк' })}. «${file}» не изменён; храните его, пока новый сервер не проработает какое-то время.`,
  notMoved: (reason, file) => why(file)[reason],
};
