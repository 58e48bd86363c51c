import type { ServeWords } from '../serve.ts';

export const serve: ServeWords = {
  help: {
    summary: 'відкрити столи в мережі для людей і програм',
    usage: ['[параметри]'],
    about: [
      'Роздає сторінку й столи в мережі до Ctrl-C. Усе зберігається в одній теці: після збою кожна гра триває з того самого місця. Журнал іде у стандартний вивід, по обʼєкту JSON у рядку.',
      'Параметри важливіші за змінні середовища PORT, HOST і DATA_DIR. Усі інші налаштування описано в docs/server.md.',
    ],
    options: [
      ['--port N', 'який порт слухати; 0 — будь-який вільний (типово 8080)'],
      ['--host АДРЕСА', 'яку адресу слухати (типово всі адреси машини)'],
      ['--data ТЕКА', 'де все зберігається (типово data)'],
    ],
    examples: ['jamaica serve', 'jamaica serve --port 80 --data /var/lib/jamaica', 'jamaica serve --host 127.0.0.1'],
    exits: { done: 'закрито, як веліли' },
  },
  opened: url => `Jamaica за адресою ${url} (Ctrl-C — закінчити)`,
  portExpected: given => `очікувався порт від 0 до 65535, а не «${given}»`,
  settingWrong: setting => `налаштування ${setting} не має сенсу: яким воно може бути, сказано в docs/server.md`,
  portTaken: port => `порт ${port} уже зайнятий: виберіть інший за допомогою --port`,
  portForbidden: port => `порт ${port} дозволений не всім: виберіть інший за допомогою --port`,
  noSuchHost: host => `ця машина не має адреси «${host}»`,
  noSuchFolder: folder => `«${folder}» — не тека, до якої можна писати`,
};
