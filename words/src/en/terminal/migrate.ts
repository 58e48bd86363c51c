import { counting } from '../../counting.ts';
import type { MigrateWords, WhyNotMoved } from '../../terminal/migrate.ts';

const { count, either } = counting('en');

const why = (file: string): Record<WhyNotMoved, string> => ({
  'no-file': `there is no file “${file}”`,
  'not-a-harbour': `“${file}” is no database of this server`,
  'not-empty': 'the database at DATABASE_URL is not empty; nothing was moved',
  away: 'the database at DATABASE_URL cannot be reached; nothing was moved',
  miscounted: 'somebody else is writing to the database; nothing was moved',
});

export const migrate: MigrateWords = {
  help: {
    summary: 'move a host’s data from SQLite to PostgreSQL',
    usage: ['sqlite-to-postgres FILE'],
    about: [
      'Copies everything in FILE, the jamaica.db of a server, to the empty PostgreSQL database that the environment variable DATABASE_URL names: all of it, or nothing. The keys beside it come along, so that everybody is recognised. FILE stays as it was.',
      'The server must not run meanwhile. Afterwards start any number of them with DATABASE_URL and NATS_URL: docs/operations.md.',
    ],
    options: [],
    examples: [
      'DATABASE_URL=postgres://jamaica:password@db/jamaica jamaica migrate sqlite-to-postgres data/jamaica.db',
    ],
    exits: { done: 'everything was moved' },
  },
  wayExpected: ways => `expected what to move to what: ${either(ways)}`,
  fileMissing: 'expected the name of the SQLite file, such as data/jamaica.db',
  nowhere: 'the environment variable DATABASE_URL must say where to: postgres://…',
  progress: (part, moved, of) => `${part}: ${moved} of ${of} …`,
  moved: (rows, file) =>
    `Moved ${count(rows, { one: 'row', other: 'rows' })}. “${file}” is as it was; keep it until the new server has run for a while.`,
  notMoved: (reason, file) => why(file)[reason],
};
