import type { BackupWords } from '../../terminal/backup.ts';

export const backup: BackupWords = {
  help: {
    summary: 'скопировать базу сервера, можно и во время работы',
    usage: ['ФАЙЛ [параметры]'],
    about: [
      'Копирует базу SQLite сервера в ФАЙЛ вместе со всеми ходами, подтверждёнными до этой минуты. Сервер при этом может работать. ФАЙЛА ещё не должно быть, и прочесть его сможет только владелец: в нём секреты идущих партий. Своё имя он получает, только когда готов; если что-то пошло не так, ничего не остаётся.',
      'Храните вместе с ним keys.json из той же папки: без ключей никого не узнают. Чтобы восстановить данные, остановите сервер и положите оба файла в его папку, копию — под именем jamaica.db: docs/operations.md.',
    ],
    options: [['--data ПАПКА', 'папка сервера (по умолчанию DATA_DIR или data)']],
    examples: [
      'jamaica backup /nadyozhnoe/mesto/jamaica-$(date +%F).db',
      'jamaica backup kopiya.db --data /var/lib/jamaica',
    ],
    exits: { done: 'копия готова' },
  },
  fileMissing: example => `нужно имя копии, например ${example}`,
  isPostgres: 'задана DATABASE_URL: для PostgreSQL есть его собственный pg_dump',
  noDatabase: database => `базы «${database}» нет: укажите, где она, с помощью --data`,
  notAHarbour: database => `«${database}» — не база этого сервера, или читать её не разрешено`,
  noFolder: folder => `папки «${folder}» нет`,
  isAFolder: (folder, example) => `«${folder}» — папка: назовите файл в ней, например «${example}»`,
  taken: (file, example) => `«${file}» уже есть: выберите другое имя, например «${example}»`,
  unwritable: file => `записать «${file}» не разрешено`,
  noRoom: file => `записать «${file}» до конца не удалось, и ничего от него не осталось: нет места на диске?`,
  done: (file, keys) => `Всё, что было до этой минуты, — в файле «${file}». Храните вместе с ним «${keys}».`,
};
