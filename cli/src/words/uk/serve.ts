import type { ServeWords } from '../serve.ts';

export const serve: ServeWords = {
  help: {
    summary: 'відкрити столи в мережі для людей і програм',
    usage: ['[параметри]'],
    about: [
      'Показує сторінку й тримає столи в мережі, доки не натиснуто Ctrl-C. Усе зберігається в одній теці: після збою кожна гра йде далі з того самого місця. Журнал іде в стандартний вивід, по обʼєкту JSON у рядку.',
      'Параметри важливіші за змінні середовища PORT, HOST і DATA_DIR. Усі інші налаштування описано в docs/server.md.',
    ],
    options: [
      ['--port N', 'який порт слухати; 0 — будь-який вільний (типово 8080)'],
      ['--host АДРЕСА', 'яку адресу слухати (типово всі адреси машини)'],
      ['--data ТЕКА', 'де все зберігається (типово data)'],
    ],
    examples: ['jamaica serve', 'jamaica serve --port 80 --data /var/lib/jamaica', 'jamaica serve --host 127.0.0.1'],
    exits: { done: 'сервер зупинено, як і веліли' },
  },
  opened: url => `«Ямайка» чекає за адресою ${url} (Ctrl-C — зупинити)`,
  portExpected: given => `порт має бути від 0 до 65535, а задано «${given}»`,
  settingWrong: setting => `налаштування ${setting} хибне: яким воно може бути, сказано в docs/server.md`,
  portTaken: port => `порт ${port} уже зайнято: виберіть інший через --port`,
  portForbidden: port => `на порт ${port} немає прав: виберіть інший через --port`,
  noSuchHost: host => `ця машина не має адреси «${host}»`,
  noSuchFolder: folder => `«${folder}» — не тека, у яку можна писати`,
};
