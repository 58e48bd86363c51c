import type { ServeWords } from '../serve.ts';

export const serve: ServeWords = {
  help: {
    summary: 'открыть столы в сети для людей и программ',
    usage: ['[параметры]'],
    about: [
      'Открывает страницу и столы в сети и работает до Ctrl-C. Всё хранится в одной папке: после сбоя каждая партия продолжается с того же места. Журнал идёт в стандартный вывод, по объекту JSON в строке.',
      'Параметры важнее переменных окружения PORT, HOST и DATA_DIR. Все прочие настройки описаны в docs/server.md.',
    ],
    options: [
      ['--port N', 'какой порт слушать; 0 — любой свободный (по умолчанию 8080)'],
      ['--host АДРЕС', 'какой адрес слушать (по умолчанию все адреса машины)'],
      ['--data ПАПКА', 'где всё хранится (по умолчанию data)'],
    ],
    examples: ['jamaica serve', 'jamaica serve --port 80 --data /var/lib/jamaica', 'jamaica serve --host 127.0.0.1'],
    exits: { done: 'остановлен по команде' },
  },
  opened: url => `«Ямайка» открыта по адресу ${url} (Ctrl-C — остановить)`,
  portExpected: given => `нужен порт от 0 до 65535, а не «${given}»`,
  settingWrong: setting => `недопустимое значение настройки ${setting}: какие бывают, сказано в docs/server.md`,
  portTaken: port => `порт ${port} уже занят: выберите другой с помощью --port`,
  portForbidden: port => `на порт ${port} нет прав: выберите другой с помощью --port`,
  noSuchHost: host => `у этой машины нет адреса «${host}»`,
  noSuchFolder: folder => `в папку «${folder}» писать нельзя`,
  keysDamaged: folder =>
    `не удаётся прочитать keys.json в папке «${folder}»: верните его копию или удалите его; тогда всем придётся войти заново по коду или ключу доступа`,
};
