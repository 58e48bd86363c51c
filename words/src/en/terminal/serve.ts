import type { ServeWords } from '../../terminal/serve.ts';

export const serve: ServeWords = {
  help: {
    summary: 'open tables online, for people and programs',
    usage: ['[options]'],
    about: [
      'Serves the page and tables online until Ctrl-C. Everything is kept in one folder: after a crash every game goes on where it was. The log is written to standard output, one JSON object a line.',
      'The options come before the environment variables PORT, HOST and DATA_DIR. All other settings are in docs/server.md.',
    ],
    options: [
      ['--port N', 'the port to listen on; 0 is any free one (default: 8080)'],
      ['--host ADDRESS', 'the address to listen on (default: all of this machine)'],
      ['--lan', 'for telephones in this network: say where, and show a code to scan'],
      ['--data FOLDER', 'where everything is kept (default: data)'],
      ['--edition E', 'the edition that tables begin with, 2007 or 2021 (default: 2021)'],
      ['--book BOOK', 'tables that people open begin with this book: en-2007, ru-2007, fr-2007, uk-2021 or it-2021'],
      ['--house RULE', 'tables that people open begin with these house rules, such as gift=any; several with commas'],
    ],
    examples: [
      'jamaica serve',
      'jamaica serve --port 80 --data /var/lib/jamaica',
      'jamaica serve --host 127.0.0.1',
      'jamaica serve --lan',
      'jamaica serve --book it-2021',
    ],
    exits: { done: 'closed as it was told' },
  },
  opened: url => `Jamaica is at ${url} (Ctrl-C ends)`,
  near: urls => `For telephones in this network: ${urls.join(' ')}`,
  noneNear:
    'this machine has no address in a network of a home or an office: connect it, or choose an address with --host',
  portExpected: given => `expected a port from 0 to 65535, not “${given}”`,
  settingWrong: setting => `the setting ${setting} makes no sense: docs/server.md says what it can be`,
  portTaken: port => `something else is using port ${port}: choose another one with --port`,
  portForbidden: port => `port ${port} is not for everybody: choose another one with --port`,
  noSuchHost: host => `this machine has no address “${host}”`,
  noSuchFolder: folder => `“${folder}” is no folder that can be written to`,
  keysDamaged: folder =>
    `keys.json in “${folder}” cannot be read: put a copy of it back, or delete it; then everybody has to come back with their code or passkey`,
};
