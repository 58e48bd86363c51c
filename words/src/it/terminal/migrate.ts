import { counting } from '../../counting.ts';
import type { MigrateWords, WhyNotMoved } from '../../terminal/migrate.ts';

const { count, either } = counting('it');

const why = (file: string): Record<WhyNotMoved, string> => ({
  'no-file': `non c’è nessun file «${file}»`,
  'not-a-harbour': `«${file}» non è un database di questo server`,
  'not-empty': 'il database di DATABASE_URL non è vuoto; non è stato trasferito nulla',
  away: 'il database di DATABASE_URL non è raggiungibile; non è stato trasferito nulla',
  miscounted: 'qualcun altro sta scrivendo nel database; non è stato trasferito nulla',
});

export const migrate: MigrateWords = {
  help: {
    summary: 'trasferisce i dati di un server da SQLite a PostgreSQL',
    usage: ['sqlite-to-postgres FILE'],
    about: [
      'Copia tutto il contenuto di FILE, il jamaica.db di un server, nel database PostgreSQL vuoto indicato dalla variabile d’ambiente DATABASE_URL: tutto o niente. Vengono copiate anche le chiavi che gli stanno accanto, così tutti sono riconosciuti. FILE resta com’era.',
      'Nel frattempo il server non deve essere in esecuzione. Poi avviane quanti ne vuoi con DATABASE_URL e NATS_URL: docs/operations.md.',
    ],
    options: [],
    examples: [
      'DATABASE_URL=postgres://jamaica:password@db/jamaica jamaica migrate sqlite-to-postgres data/jamaica.db',
    ],
    exits: { done: 'tutto è stato trasferito' },
  },
  wayExpected: ways => `bisogna dire che cosa trasferire e dove: ${either(ways)}`,
  fileMissing: 'si attendeva il nome del file SQLite, per esempio data/jamaica.db',
  nowhere: 'la variabile d’ambiente DATABASE_URL deve dire dove: postgres://…',
  progress: (part, moved, of) => `${part}: ${moved} di ${of}…`,
  moved: (rows, file) =>
    `${count(rows, { one: 'riga trasferita', other: 'righe trasferite' })}. «${file}» è rimasto com’era; conservalo finché il nuovo server non avrà funzionato per un po’.`,
  notMoved: (reason, file) => why(file)[reason],
};
