import type { BackupWords } from '../../terminal/backup.ts';

export const backup: BackupWords = {
  help: {
    summary: 'скопіювати базу сервера, можна й під час роботи',
    usage: ['ФАЙЛ [параметри]'],
    about: [
      'Копіює базу SQLite сервера до ФАЙЛУ разом з усіма ходами, підтвердженими до цієї миті. Сервер тим часом може працювати. ФАЙЛУ ще не має бути, і прочитати його зможе лише власник: у ньому секрети ігор, що тривають. Своє імʼя він дістає, лише коли готовий; якщо щось пішло не так, нічого не лишається.',
      'Зберігайте разом із ним keys.json з тієї самої теки: без ключів нікого не впізнають. Щоб відновити дані, зупиніть сервер і покладіть обидва файли до його теки, копію — під імʼям jamaica.db: docs/operations.md.',
    ],
    options: [['--data ТЕКА', 'тека сервера (типово DATA_DIR або data)']],
    examples: [
      'jamaica backup /bezpechne/mistse/jamaica-$(date +%F).db',
      'jamaica backup kopiia.db --data /var/lib/jamaica',
    ],
    exits: { done: 'копія готова' },
  },
  fileMissing: example => `не вказано імʼя копії, наприклад ${example}`,
  isPostgres: 'задано DATABASE_URL: для PostgreSQL є його власний pg_dump',
  noDatabase: database => `бази «${database}» немає: укажіть, де вона, через --data`,
  notAHarbour: database => `«${database}» — не база цього сервера, або читати її не дозволено`,
  noFolder: folder => `теки «${folder}» немає`,
  isAFolder: (folder, example) => `«${folder}» — це тека: назвіть файл у ній, наприклад «${example}»`,
  taken: (file, example) => `«${file}» уже є: виберіть інше імʼя, наприклад «${example}»`,
  unwritable: file => `записати «${file}» не дозволено`,
  noRoom: file => `записати «${file}» до кінця не вдалося, і нічого з нього не лишилося: на диску немає місця?`,
  done: (file, keys) => `Усе, що було до цієї миті, — у файлі «${file}». Зберігайте разом із ним «${keys}».`,
};
