import type { ServeWords } from '../serve.ts';

export const serve: ServeWords = {
  help: {
    summary: 'открыть столы в сети для людей и программ',
    usage: ['[параметры]'],
    about: [
      'Раздаёт страницу и столы в сети до Ctrl-C. Всё хранится в одной папке: после сбоя каждая игра продолжается с того же места. Журнал идёт в стандартный вывод, по объекту JSON в строке.',
      'Параметры важнее переменных окружения PORT, HOST и DATA_DIR. Все прочие настройки описаны в docs/server.md.',
    ],
    options: [
      ['--port N', 'какой порт слушать; 0 — любой свободный (по умолчанию 8080)'],
      ['--host АДРЕС', 'какой адрес слушать (по умолчанию все адреса машины)'],
      ['--data ПАПКА', 'где всё хранится (по умолчанию data)'],
    ],
    examples: ['jamaica serve', 'jamaica serve --port 80 --data /var/lib/jamaica', 'jamaica serve --host 127.0.0.1'],
    exits: { done: 'закрыто, как велено' },
  },
  opened: url => `Jamaica по адресу ${url} (Ctrl-C — закончить)`,
  portExpected: given => `ожидался порт от 0 до 65535, а не «${given}»`,
  settingWrong: setting => `настройка ${setting} не имеет смысла: какой она может быть, сказано в docs/server.md`,
  portTaken: port => `порт ${port} уже занят: выберите другой с помощью --port`,
  portForbidden: port => `порт ${port} разрешён не всем: выберите другой с помощью --port`,
  noSuchHost: host => `у этой машины нет адреса «${host}»`,
  noSuchFolder: folder => `«${folder}» — не папка, в которую можно писать`,
};
