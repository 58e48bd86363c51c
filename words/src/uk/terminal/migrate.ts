import { counting } from '../../counting.ts';
import type { MigrateWords, WhyNotMoved } from '../../terminal/migrate.ts';

const { count, either } = counting('uk');

const why = (file: string): Record<WhyNotMoved, string> => ({
  'no-file': `файлу «${file}» немає`,
  'not-a-harbour': `«${file}» — не база цього сервера`,
  'not-empty': 'база з DATABASE_URL не порожня; нічого не перенесено',
  away: 'база з DATABASE_URL недосяжна; нічого не перенесено',
  miscounted: 'у базу пише хтось іще; нічого не перенесено',
});

export const migrate: MigrateWords = {
  help: {
    summary: 'перенести дані сервера з SQLite до PostgreSQL',
    usage: ['sqlite-to-postgres ФАЙЛ'],
    about: [
      'Копіює все з ФАЙЛУ (jamaica.db сервера) до порожньої бази PostgreSQL, яку називає змінна середовища DATABASE_URL: або все, або нічого. Ключі, що лежать поруч, переносяться теж, щоб усіх упізнавали. Сам ФАЙЛ не змінюється.',
      'Сервер у цей час має бути зупинений. Потім запускайте скільки завгодно серверів з DATABASE_URL і NATS_URL: docs/operations.md.',
    ],
    options: [],
    examples: [
      'DATABASE_URL=postgres://jamaica:password@db/jamaica jamaica migrate sqlite-to-postgres data/jamaica.db',
    ],
    exits: { done: 'усе перенесено' },
  },
  wayExpected: ways => `не сказано, що й куди переносити: ${either(ways)}`,
  fileMissing: 'не вказано файл SQLite, наприклад data/jamaica.db',
  nowhere: 'змінна середовища DATABASE_URL має сказати куди: postgres://…',
  progress: (part, moved, of) => `${part}: ${moved} із ${of} …`,
  moved: (rows, file) =>
    `Перенесено: ${count(rows, { one: 'рядок', few: 'рядки', other: 'рядків' })}. «${file}» не змінено; не видаляйте його, доки новий сервер не попрацює якийсь час.`,
  notMoved: (reason, file) => why(file)[reason],
};
