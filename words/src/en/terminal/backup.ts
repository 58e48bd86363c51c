import type { BackupWords } from '../../terminal/backup.ts';

export const backup: BackupWords = {
  help: {
    summary: 'copy the database of a server, also while it runs',
    usage: ['FILE [options]'],
    about: [
      'Copies the SQLite database of a server to FILE, with every move that was acknowledged until now. The server may go on meanwhile. FILE must not be there yet, and only its owner may read it: it holds the secrets of games under way. It gets its name when it is complete; if something goes wrong, nothing is left behind.',
      'Keep keys.json from the same folder with it: without the keys nobody is recognised. To restore, stop the server and put both into its folder, the copy as jamaica.db: docs/operations.md.',
    ],
    options: [['--data FOLDER', 'the folder of the server (default: DATA_DIR, or data)']],
    examples: ['jamaica backup /safe/place/jamaica-$(date +%F).db', 'jamaica backup copy.db --data /var/lib/jamaica'],
    exits: { done: 'the copy is complete' },
  },
  fileMissing: example => `expected the name of the copy, such as ${example}`,
  isPostgres: 'DATABASE_URL is set: PostgreSQL is backed up with its own pg_dump',
  noDatabase: database => `there is no database “${database}”: say where it is with --data`,
  notAHarbour: database => `“${database}” is no database of this server, or may not be read`,
  noFolder: folder => `there is no folder “${folder}”`,
  isAFolder: (folder, example) => `“${folder}” is a folder: name a file in it, such as “${example}”`,
  taken: (file, example) => `“${file}” is there already: choose another name, such as “${example}”`,
  unwritable: file => `“${file}” may not be written`,
  noRoom: file => `“${file}” could not be written to its end, and nothing was left behind: is the disk full?`,
  done: (file, keys) => `Everything up to now is in “${file}”. Keep “${keys}” with it.`,
};
